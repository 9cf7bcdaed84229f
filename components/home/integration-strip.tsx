import { Logo } from '@/components/line/logo';
import { type LineSide, SectionLine } from '@/components/line/section-line';
import { trademarksNote } from '@/content/shared';
import type { HomeContent, IntegrationLogo } from '@/content/types';

interface IntegrationStripProps {
  integrations: HomeContent['integrations'];
  side: LineSide;
}

/** The logos pass once in 20 s, twice in the markup so that the loop has no seam. */
export function IntegrationStrip({ integrations, side }: IntegrationStripProps) {
  const { title, items, pauseLabel } = integrations;
  return (
    <section className="strip later relative">
      <SectionLine side={side} />
      <div className="page">
        <div className="flex items-center gap-x-8 border-ink border-t-2 pt-3 pb-1 max-sm:flex-wrap max-sm:py-2">
          <h2 className="max-w-[14ch] leading-[1.15] max-sm:max-w-none max-sm:flex-1 lg:w-(--quarter) lg:max-w-none">
            {title}
          </h2>
          <div className="strip-window min-w-0 flex-1 overflow-hidden max-sm:order-1 max-sm:flex-[0_0_100%]">
            <div className="strip-track flex w-max">
              <LogoList items={items} />
              <LogoList items={items} copy />
            </div>
          </div>
          <StripPause label={pauseLabel} />
        </div>
        <p className="text-[0.875rem] text-muted leading-[1.4]">{trademarksNote}</p>
      </div>
    </section>
  );
}

/** Moving content needs a way to stop it (WCAG 2.2.2): the browser's own, which CSS reads. */
function StripPause({ label }: { label: string }) {
  return (
    <span className="strip-pause relative flex size-11 shrink-0 items-center justify-center hover:bg-ink hover:text-paper">
      <input
        type="checkbox"
        aria-label={label}
        className="absolute inset-0 cursor-pointer appearance-none"
      />
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
        <path d="M2 1h4v14H2zM10 1h4v14h-4z" />
        <path d="M3 1v14l11-7z" />
      </svg>
    </span>
  );
}

function LogoList({ items, copy = false }: { items: IntegrationLogo[]; copy?: boolean }) {
  return (
    <ul className={copy ? 'strip-copy flex' : 'flex'} aria-hidden={copy || undefined}>
      {items.map((item) => (
        <li key={item.name} className="flex items-center gap-2.5 pr-10 font-bold sm:text-lg">
          <Logo image={item.image} alt={copy ? undefined : item.alt} className="size-5 sm:size-6" />
          <span aria-hidden="true">{item.name}</span>
        </li>
      ))}
    </ul>
  );
}
