import { Logo } from '@/components/line/logo';
import { TrademarksNote } from '@/components/sections/trademarks-note';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

export function LogoRow({ integrations }: Pick<HospitalityContent, 'integrations'>) {
  return (
    <section id={anchorOf(integrations.title)} className="page -scroll-mt-6">
      <div className="stop !py-0">
        <div className="border-hairline border-y py-10">
          <h2 className="type-title">{integrations.title}</h2>
          {integrations.lead && <p className="mt-2 max-w-[64ch] text-muted">{integrations.lead}</p>}
          <ul className="mt-7 flex flex-wrap gap-x-10 gap-y-5">
            {integrations.items.map((item) => (
              <li key={item.name} className="flex items-center gap-3 font-bold text-xl">
                <Logo image={item.image} alt={item.alt} className="size-8" />
                {item.name}
              </li>
            ))}
          </ul>
          <TrademarksNote className="type-small mt-6 max-w-[70ch] text-muted" />
        </div>
      </div>
    </section>
  );
}
