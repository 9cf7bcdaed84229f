'use client'; // Radix keeps the focus inside while it is open

import { lineColour } from '@/components/line/palette';
import { Button } from '@/components/ui/button';
import { Sheet, SheetClose, SheetContent, SheetTitle } from '@/components/ui/sheet';
import { hospitalityEntry, type MenuEntry, navigation } from '@/content/navigation';
import { hospitalityPath } from '@/lib/links';
import { cta } from './call-to-action';
import { HeaderLinkItem } from './header-link-item';
import type { HeaderLink } from './header-links';
import { MenuLink } from './menu-link';
import { ThemeSwitch } from './theme-switch';
import { WhatsAppLink } from './whatsapp-link';

export interface DrawerContents {
  links: HeaderLink[];
  consultation: HeaderLink;
  /** The specified ones. */
  entries: MenuEntry[];
  /** Below them. */
  further: MenuEntry[];
}

export interface DrawerPanelProps extends DrawerContents {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It has closed without a link being followed: the focus is for the caller to place. */
  onClosed: () => void;
}

/** The whole menu as one line: it runs from the title through every entry into the consultation button. */
export function DrawerPanel(props: DrawerPanelProps) {
  const { links, consultation, entries, further, open, onOpenChange, onClosed } = props;
  const close = () => onOpenChange(false);
  const pages: HeaderLink[] = [...links, { label: hospitalityEntry.name, href: hospitalityPath }];
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // the link just followed has its own place for the focus
          if (document.activeElement === document.body) onClosed();
        }}
      >
        <div className="drawer-head">
          <SheetTitle className="font-bold text-[1.375rem]">{navigation.drawerTitle}</SheetTitle>
          <SheetClose aria-label={navigation.closeDrawer} className="drawer-close">
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m2 2 16 16M18 2 2 18" className="stroke-current" strokeWidth="3" />
            </svg>
          </SheetClose>
        </div>
        <nav aria-label={navigation.mainLabel} className="drawer-line">
          <ul className="drawer-pages">
            {pages.map((link) => (
              <li key={link.label}>
                <HeaderLinkItem link={link} onClick={close} className="drawer-stop" />
              </li>
            ))}
          </ul>
          <h2 className="drawer-title">{navigation.solutions}</h2>
          <ul className="drawer-solutions">
            {entries.map((entry) => (
              <DrawerEntry key={entry.path} entry={entry} onClick={close} />
            ))}
          </ul>
          <ul className="drawer-further">
            {further.map((entry) => (
              <DrawerEntry key={entry.path} entry={entry} onClick={close} />
            ))}
          </ul>
        </nav>
        <div className="drawer-foot">
          <Button asChild className="w-full justify-between">
            <HeaderLinkItem link={consultation} onClick={close} {...cta('drawer')} />
          </Button>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
            <WhatsAppLink onClick={close} className="target gap-2.5 font-bold no-underline">
              {navigation.callBar.whatsapp}
            </WhatsAppLink>
            <ThemeSwitch />
          </div>
        </div>
      </SheetContent>
    </Sheet>
  );
}

function DrawerEntry({ entry, onClick }: { entry: MenuEntry; onClick: () => void }) {
  const { name, description, line } = entry;
  return (
    <li data-line={line === null ? undefined : lineColour(line)}>
      <MenuLink
        entry={entry}
        onClick={onClick}
        className={line === null ? 'drawer-stop drawer-stop-closed' : 'drawer-stop'}
      >
        <span>
          {name}
          {line === null && <span className="menu-tag">{navigation.underConstruction}</span>}
        </span>
        <span className="drawer-description">{description}</span>
      </MenuLink>
    </li>
  );
}
