'use client'; // an open or closed state, by mouse, touch and keyboard

import { LineBadge } from '@/components/line/line-badge';
import {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuList,
  NavigationMenuTrigger,
} from '@/components/ui/navigation-menu';
import type { MenuEntry } from '@/content/navigation';
import { MenuLink } from './menu-link';

interface SolutionsMenuProps {
  label: string;
  entries: MenuEntry[];
}

export function SolutionsMenu({ label, entries }: SolutionsMenuProps) {
  return (
    <NavigationMenu>
      <NavigationMenuList>
        <NavigationMenuItem value="soluzioni">
          <NavigationMenuTrigger>
            {label}
            <svg
              width="12"
              height="8"
              viewBox="0 0 12 8"
              aria-hidden="true"
              className="fill-none stroke-current group-data-[state=open]:rotate-180"
              strokeWidth="2"
            >
              <path d="m1 1.5 5 5 5-5" />
            </svg>
          </NavigationMenuTrigger>
          <NavigationMenuContent className="w-80">
            <ul className="divide-y divide-hairline">
              {entries.map((entry) => (
                <li key={entry.path}>
                  <NavigationMenuLink asChild>
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
                  </NavigationMenuLink>
                </li>
              ))}
            </ul>
          </NavigationMenuContent>
        </NavigationMenuItem>
      </NavigationMenuList>
    </NavigationMenu>
  );
}

/** The line's badge, or an empty station where the entry has no line. */
export function MenuMark({ line }: { line: number | null }) {
  if (line !== null) return <LineBadge line={line} size="small" />;
  return (
    <span className="flex h-6 min-w-8 shrink-0 items-center justify-center" aria-hidden="true">
      <span className="size-4 rounded-full border-2 border-current" />
    </span>
  );
}
