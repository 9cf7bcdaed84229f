import { lineColour } from '@/components/line/palette';
import type { MenuEntry } from '@/content/menu';
import { navigation } from '@/content/navigation';
import { MenuLink } from './menu-link';
import { MenuMark } from './menu-mark';

/** An entry of the wide menu; pointed at, it takes its line's colour. */
export function MenuItem({ entry }: { entry: MenuEntry }) {
  return (
    <li data-line={entry.line === null ? undefined : lineColour(entry.line)}>
      <MenuLink
        entry={entry}
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
      </MenuLink>
    </li>
  );
}
