import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { lineColour } from '@/components/line/palette';
import { Badge } from '@/components/ui/badge';
import { hospitality } from '@/content/hospitality';
import type { MenuEntry } from '@/content/menu';
import { hospitalityEntry, navigation } from '@/content/navigation';
import { hospitalityPath } from '@/lib/links';
import { cn } from '@/lib/utils';

const panelId = 'menu-soluzioni';
const { night } = hospitality.hero;

interface SolutionsMenuProps {
  label: string;
  /** The specified ones. */
  entries: MenuEntry[];
  /** Below them. */
  further: MenuEntry[];
}

/**
 * The browser's own popover (`popoverTarget` names the panel): it opens before any script is there, and closes on Escape
 * and on a press beside it. `lib/browser/popovers.ts` closes it when the focus leaves it and after a link. No style sets the closed
 * panel's `display`, so that the browser hides it.
 */
export function SolutionsMenu({ label, entries, further }: SolutionsMenuProps) {
  return (
    <div className="group">
      <button type="button" popoverTarget={panelId} className="target cursor-pointer gap-1.5">
        {label}
        <svg
          width="12"
          height="8"
          viewBox="0 0 12 8"
          aria-hidden="true"
          className="fill-none stroke-current group-has-[:popover-open]:rotate-180"
          strokeWidth="2"
        >
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </button>
      <div
        id={panelId}
        popover="auto"
        // the header may wear a line's colours
        data-page-colours=""
        className="menu w-80 flex-col overflow-visible border-ink border-b-2 border-l-2 bg-paper text-ink [&:popover-open]:flex"
      >
        <ul className="flex min-h-0 flex-[8] flex-col overflow-y-auto overscroll-contain pt-3 *:grid *:flex-[1_0_auto]">
          {entries.map((entry) => (
            <MenuItem key={entry.path} entry={entry} />
          ))}
        </ul>
        {further.length > 0 && (
          <ul className="menu-further flex flex-1 flex-col *:grid *:flex-[1_0_auto]">
            {further.map((entry) => (
              <MenuItem key={entry.path} entry={entry} />
            ))}
          </ul>
        )}
        <div className="absolute top-0 -bottom-0.5 left-full flex w-(--menu-tile) flex-col bg-night text-lamp *:focus-visible:-outline-offset-4 *:focus-visible:outline-current">
          <NightTile />
          <WhatsAppLink className="flex min-h-14 items-center gap-2.5 border-current/25 border-t px-6 font-bold no-underline hover:bg-(--whatsapp) hover:text-(--on-whatsapp)">
            {navigation.whatsapp}
          </WhatsAppLink>
        </div>
      </div>
    </div>
  );
}

/** The way to the hotels' page: a request comes down through the night, and is answered. */
function NightTile() {
  return (
    <a
      href={hospitalityPath}
      className="menu-night flex min-h-0 flex-1 flex-col px-6 pt-2 pb-4 no-underline"
    >
      <span className="font-bold text-[6.5rem] leading-none tracking-[-0.055em]" aria-hidden="true">
        {night.time}
      </span>
      <span
        className="menu-night-line relative mt-2 mb-5 flex min-h-0 flex-[1_1_2rem] flex-col justify-around gap-2 overflow-hidden pl-11 text-[0.9375rem] leading-[1.35]"
        aria-hidden="true"
      >
        <span>
          <b className="block">{`${night.time}:${night.seconds.asked}`}</b>
          {night.asked}
        </span>
        <span>
          <b className="block">{`${night.time}:${night.seconds.answered}`}</b>
          {night.answered}
        </span>
      </span>
      <span className="block font-bold text-[2.5rem] leading-none tracking-[-0.03em]">
        {hospitalityEntry.name}
      </span>
      <span className="type-small mt-2 block">{hospitalityEntry.description}</span>
    </a>
  );
}

/** An entry of the wide menu; pointed at, it takes its line's colour. */
function MenuItem({ entry }: { entry: MenuEntry }) {
  const closed = entry.line === null;
  return (
    <li
      data-line={entry.line === null ? undefined : lineColour(entry.line)}
      // nothing to see there yet: no more room than its words take
      className={cn('menu-item', closed && 'flex-none!')}
    >
      <a
        href={entry.path}
        // it leads to the not-found page
        rel={closed ? 'nofollow' : undefined}
        className={cn(
          'menu-link relative grid items-center leading-tight no-underline focus-visible:-outline-offset-4 hover:focus-visible:outline-current',
          closed ? 'text-muted hover:bg-ink hover:text-paper' : 'hover:bg-line hover:text-line-on',
        )}
      >
        {/* without the line's code: the menu's order is the specification's, in which the codes would look wrong */}
        <span className={cn('menu-mark relative', closed && 'menu-mark-buffer')}>
          <span
            className={cn(
              'flex items-baseline justify-between gap-2 leading-tight',
              closed ? 'type-small' : 'font-bold text-[0.9375rem]',
            )}
          >
            {entry.name}
            {closed && <Badge>{navigation.underConstruction}</Badge>}
          </span>
          <span className="type-small block">{entry.description}</span>
        </span>
      </a>
    </li>
  );
}
