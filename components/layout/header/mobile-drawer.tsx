import { lineColour } from '@/components/line/palette';
import { Button } from '@/components/ui/button';
import { furtherSolutions, type MenuEntry, solutionsMenu } from '@/content/menu';
import { hospitalityEntry, navigation } from '@/content/navigation';
import { hospitalityPath } from '@/lib/links';
import { cta } from '../call-to-action';
import { WhatsAppLink } from '../whatsapp-link';
import { HeaderLinkItem } from './header-link-item';
import { consultationLink, type HeaderLink, headerLinks, type PageKind } from './header-links';
import { ThemeSwitch } from './theme-switch';

const drawerId = 'menu';
const titleId = 'menu-titolo';

/** Opens the drawer, without any script. */
export function DrawerButton() {
  return (
    <button
      type="button"
      popoverTarget={drawerId}
      aria-haspopup="dialog"
      aria-label={navigation.openDrawer}
      className="bars flex size-11 cursor-pointer flex-col items-center justify-center gap-1.5"
    >
      <span className="h-[3px] w-6 bg-ink" />
      <span className="h-[3px] w-6 bg-ink" />
    </button>
  );
}

interface MobileDrawerProps {
  page: PageKind;
  contact?: HeaderLink | undefined;
}

/**
 * The whole menu as one line: it runs from the title through every entry into the consultation button. A dialog for its
 * role and a popover for its opening; `lib/browser/popovers.ts` keeps the focus in it. Stands among the body's own children, so that
 * all that is beside it can be made inert.
 */
export function MobileDrawer({ page, contact }: MobileDrawerProps) {
  const pages: HeaderLink[] = [
    ...headerLinks(page, contact),
    { label: hospitalityEntry.name, href: hospitalityPath },
  ];
  return (
    <dialog id={drawerId} popover="auto" aria-labelledby={titleId} className="drawer">
      <div className="drawer-head">
        <h2 id={titleId} className="font-bold text-[1.375rem]">
          {navigation.drawerTitle}
        </h2>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={navigation.closeDrawer}
          className="drawer-close"
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m2 2 16 16M18 2 2 18" className="stroke-current" strokeWidth="3" />
          </svg>
        </button>
      </div>
      <nav aria-labelledby={titleId} className="drawer-line">
        <ul className="drawer-pages">
          {pages.map((link) => (
            <li key={link.label}>
              <HeaderLinkItem link={link} className="drawer-stop" />
            </li>
          ))}
        </ul>
        <h2 className="drawer-title">{navigation.solutions}</h2>
        <ul className="drawer-solutions">
          {solutionsMenu.map((entry) => (
            <DrawerEntry key={entry.path} entry={entry} />
          ))}
        </ul>
        <ul className="drawer-further">
          {furtherSolutions.map((entry) => (
            <DrawerEntry key={entry.path} entry={entry} />
          ))}
        </ul>
      </nav>
      <div className="drawer-foot">
        <Button asChild className="w-full justify-between">
          <HeaderLinkItem link={consultationLink(page)} {...cta('drawer')} />
        </Button>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
          <WhatsAppLink className="target gap-2.5 font-bold no-underline">
            {navigation.callBar.whatsapp}
          </WhatsAppLink>
          <ThemeSwitch />
        </div>
      </div>
    </dialog>
  );
}

function DrawerEntry({ entry }: { entry: MenuEntry }) {
  const { name, description, line } = entry;
  return (
    <li data-line={line === null ? undefined : lineColour(line)}>
      <a
        href={entry.path}
        rel={line === null ? 'nofollow' : undefined}
        className={line === null ? 'drawer-stop drawer-stop-closed' : 'drawer-stop'}
      >
        <span>
          {name}
          {line === null && <span className="menu-tag">{navigation.underConstruction}</span>}
        </span>
        <span className="drawer-description">{description}</span>
      </a>
    </li>
  );
}
