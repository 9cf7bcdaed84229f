'use client'; // Radix keeps the focus inside while it is open

import { Button } from '@/components/ui/button';
import { Sheet, SheetClose, SheetContent, SheetTitle } from '@/components/ui/sheet';
import { type MenuEntry, navigation } from '@/content/navigation';
import { HeaderLinkItem } from './header-link-item';
import type { HeaderLink } from './header-links';
import { MenuLink } from './menu-link';
import { MenuMark } from './menu-mark';
import { ThemeSwitch } from './theme-switch';

export interface DrawerContents {
  links: HeaderLink[];
  consultation: HeaderLink;
  entries: MenuEntry[];
}

export interface DrawerPanelProps extends DrawerContents {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It has closed without a link being followed: the focus is for the caller to place. */
  onClosed: () => void;
}

export function DrawerPanel(props: DrawerPanelProps) {
  const { links, consultation, entries, open, onOpenChange, onClosed } = props;
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // the link just followed has its own place for the focus
          if (document.activeElement === document.body) onClosed();
        }}
      >
        <div className="flex items-center justify-between border-ink border-b-2 py-2 pr-3 pl-5">
          <SheetTitle className="font-bold text-[1.375rem]">{navigation.drawerTitle}</SheetTitle>
          <SheetClose
            aria-label={navigation.closeDrawer}
            className="flex size-11 cursor-pointer items-center justify-center"
          >
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m2 2 16 16M18 2 2 18" className="stroke-ink" strokeWidth="3" />
            </svg>
          </SheetClose>
        </div>
        <nav aria-label={navigation.mainLabel} className="flex flex-1 flex-col px-5 py-3">
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <HeaderLinkItem
                  link={link}
                  onClick={close}
                  className="type-title target w-full py-1 font-bold no-underline"
                />
              </li>
            ))}
          </ul>
          <h2 className="type-small mt-4 mb-1 text-muted">{navigation.solutions}</h2>
          <ul className="divide-y divide-hairline border-hairline border-y">
            {entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} onClick={close} className="flex gap-3 py-2.5 no-underline">
                  <MenuMark line={entry.line} />
                  <span>
                    <span className="block font-bold leading-snug">{entry.name}</span>
                    <span className="type-small block text-muted">{entry.description}</span>
                  </span>
                </MenuLink>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex items-center gap-3 pb-4">
            <Button asChild className="flex-1">
              <HeaderLinkItem link={consultation} onClick={close} />
            </Button>
            <ThemeSwitch />
          </div>
        </nav>
      </SheetContent>
    </Sheet>
  );
}
