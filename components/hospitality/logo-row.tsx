import { Logo } from '@/components/line/logo';
import { TrademarksNote } from '@/components/sections/trademarks-note';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

export function LogoRow({ integrations }: Pick<HospitalityContent, 'integrations'>) {
  return (
    <section id={anchorOf(integrations.title)} className="page grid gap-4 py-8">
      <h2 className="type-title">{integrations.title}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-3 font-bold lg:gap-x-9 lg:text-xl">
        {integrations.items.map((item) => (
          <li key={item.name} className="flex items-center gap-2">
            <Logo image={item.image} alt={item.alt} className="size-5 lg:size-6" />
            {item.name}
          </li>
        ))}
      </ul>
      <div className="type-small text-muted">
        {integrations.lead} <TrademarksNote className="inline" />
      </div>
    </section>
  );
}
