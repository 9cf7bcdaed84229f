import type { MenuEntry } from '@/content/navigation';
import { MenuLink } from './menu-link';
import { MenuMark } from './menu-mark';

const panelId = 'menu-soluzioni';

interface SolutionsMenuProps {
  label: string;
  entries: MenuEntry[];
}

/** The browser's own popover: it opens before any script is there, closes on Escape and on a press beside it. */
export function SolutionsMenu({ label, entries }: SolutionsMenuProps) {
  return (
    <div className="solutions-menu">
      <button
        type="button"
        popoverTarget={panelId}
        className="solutions-menu-trigger target cursor-pointer gap-1.5"
      >
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
      <div
        id={panelId}
        popover="auto"
        className="solutions-menu-panel w-80 border-2 border-ink bg-paper text-ink"
      >
        <ul className="divide-y divide-hairline">
          {entries.map((entry) => (
            <li key={entry.path}>
              <MenuLink
                entry={entry}
                className="flex gap-3 px-4 py-3 no-underline hover:bg-ink hover:text-paper focus-visible:-outline-offset-4"
              >
                <MenuMark line={entry.line} />
                <span>
                  <span className="block font-bold leading-snug">{entry.name}</span>
                  <span className="type-small block">{entry.description}</span>
                </span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
