import { Logo } from '@/components/line/logo';
import type { HomeContent, IntegrationLogo } from '@/content/types';
import { TrademarksNote } from './trademarks-note';

/** The logos pass once in 20 s, twice in the markup so that the loop has no seam. */
export function IntegrationStrip({ integrations }: { integrations: HomeContent['integrations'] }) {
  const { title, items, pauseLabel, note } = integrations;
  return (
    <section className="strip overflow-x-clip">
      <div className="page">
        <div className="stop stop-right takes-line !py-0">
          <div className="border-ink border-y-2 py-7">
            <div className="flex items-center justify-between gap-6">
              <h2 className="type-title">{title}</h2>
              <StripPause label={pauseLabel} />
            </div>
            <div className="strip-window mt-5 overflow-hidden">
              <div className="strip-track flex w-max">
                <LogoList items={items} />
                <LogoList items={items} copy />
              </div>
            </div>
            <div className="type-small mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-muted">
              <p>{note}</p>
              <TrademarksNote />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Moving content needs a way to stop it (WCAG 2.2.2): the browser's own, which CSS reads. */
function StripPause({ label }: { label: string }) {
  return (
    <span className="strip-pause relative flex size-11 shrink-0 items-center justify-center border-2 border-ink hover:bg-ink hover:text-paper">
      <input
        type="checkbox"
        aria-label={label}
        className="-inset-0.5 absolute cursor-pointer appearance-none"
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
        <li key={item.name} className="flex items-center gap-3 pr-14 font-bold text-xl">
          <Logo image={item.image} alt={copy ? undefined : item.alt} className="size-8" />
          <span aria-hidden="true">{item.name}</span>
        </li>
      ))}
    </ul>
  );
}
