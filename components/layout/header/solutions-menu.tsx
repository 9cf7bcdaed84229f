import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { lineColour } from '@/components/line/palette';
import { hospitality } from '@/content/hospitality';
import type { MenuEntry } from '@/content/menu';
import { hospitalityEntry, navigation } from '@/content/navigation';
import { cn } from '@/lib/cn';
import { hospitalityPath } from '@/lib/links';

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
    <div className="solutions-menu">
      <button type="button" popoverTarget={panelId} className="target cursor-pointer gap-1.5">
        {label}
        <svg
          width="12"
          height="8"
          viewBox="0 0 12 8"
          aria-hidden="true"
          className="fill-none stroke-current"
          strokeWidth="2"
        >
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </button>
      <div id={panelId} popover="auto" className="solutions-menu-panel w-80 text-ink">
        <ul className="menu-list">
          {entries.map((entry) => (
            <MenuItem key={entry.path} entry={entry} />
          ))}
        </ul>
        {further.length > 0 && (
          <ul className="menu-further">
            {further.map((entry) => (
              <MenuItem key={entry.path} entry={entry} />
            ))}
          </ul>
        )}
        <div className="menu-beside">
          <a href={hospitalityPath} className="menu-night">
            <span className="menu-night-hour" aria-hidden="true">
              {night.time}
            </span>
            <span className="menu-night-line" aria-hidden="true">
              <span>
                <b>{`${night.time}:${night.seconds.asked}`}</b>
                {night.asked}
              </span>
              <span>
                <b>{`${night.time}:${night.seconds.answered}`}</b>
                {night.answered}
              </span>
            </span>
            <span className="type-title block font-bold">{hospitalityEntry.name}</span>
            <span className="type-small mt-1 block">{hospitalityEntry.description}</span>
          </a>
          <WhatsAppLink className="menu-whatsapp">{navigation.whatsapp}</WhatsAppLink>
        </div>
      </div>
    </div>
  );
}

/** An entry of the wide menu; pointed at, it takes its line's colour. */
function MenuItem({ entry }: { entry: MenuEntry }) {
  return (
    <li data-line={entry.line === null ? undefined : lineColour(entry.line)}>
      <a
        href={entry.path}
        // it leads to the not-found page
        rel={entry.line === null ? 'nofollow' : undefined}
        className={entry.line === null ? 'menu-item menu-item-closed' : 'menu-item'}
      >
        <MenuMark line={entry.line} />
        <span>
          <span className="menu-name">
            {entry.name}
            {entry.line === null && (
              <span className="menu-tag">{navigation.underConstruction}</span>
            )}
          </span>
          <span className="type-small block">{entry.description}</span>
        </span>
      </a>
    </li>
  );
}

/**
 * The entry's line, arriving at a station; at a buffer where the entry has no line. Without the line's code: the menu's
 * order is the specification's, in which the codes would look wrong.
 */
function MenuMark({ line }: { line: number | null }) {
  return (
    <span
      aria-hidden="true"
      data-line={line === null ? undefined : lineColour(line)}
      className={cn('menu-mark', line === null && 'menu-mark-buffer')}
    />
  );
}
