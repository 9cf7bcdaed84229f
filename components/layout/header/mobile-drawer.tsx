import {
  consultationLink,
  cta,
  type HeaderLink,
  HeaderLinkItem,
  headerLinks,
  type PageKind,
} from '@/components/layout/links';
import { lineColour } from '@/components/line/palette';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { furtherSolutions, type MenuEntry, solutionsMenu } from '@/content/menu';
import { hospitalityEntry, navigation } from '@/content/navigation';
import { hospitalityPath } from '@/lib/links';
import { cn } from '@/lib/utils';
import { WhatsAppLink } from '../whatsapp-link';

const drawerId = 'menu';
const titleId = 'menu-titolo';

const stop =
  'drawer-stop relative flex min-h-11 flex-col justify-center py-1 pr-4 pl-[calc(var(--axis)*2)] leading-tight no-underline hover:underline focus-visible:-outline-offset-4';

/** Opens the drawer, without any script. */
export function DrawerButton() {
  return (
    <button
      type="button"
      popoverTarget={drawerId}
      aria-haspopup="dialog"
      aria-label={navigation.openDrawer}
      className="-mr-2.5 flex size-11 cursor-pointer flex-col items-center justify-center gap-1.5 *:h-[3px] *:w-6 *:bg-ink forced-colors:*:bg-[CanvasText]"
    >
      <span />
      <span />
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
    <dialog
      id={drawerId}
      popover="auto"
      aria-labelledby={titleId}
      className="drawer fixed inset-y-0 right-0 left-auto h-auto w-[min(24rem,88vw)] max-h-none max-w-none flex-col scroll-pb-32 overflow-y-auto overscroll-contain border-ink border-l-2 bg-paper text-ink [&:popover-open]:flex"
    >
      <div className="flex min-h-(--header-height) shrink-0 items-center justify-between border-ink border-b-2 pr-2.5 pl-5">
        <h2 id={titleId} className="font-bold text-[1.375rem]">
          {navigation.drawerTitle}
        </h2>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={navigation.closeDrawer}
          className="flex size-11 shrink-0 cursor-pointer items-center justify-center"
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m2 2 16 16M18 2 2 18" className="stroke-current" strokeWidth="3" />
          </svg>
        </button>
      </div>
      <nav
        aria-labelledby={titleId}
        className="drawer-line relative flex flex-[1_0_auto] flex-col pt-2 pb-4"
      >
        <ul>
          {pages.map((link) => (
            <li key={link.label}>
              <HeaderLinkItem
                link={link}
                className={cn(stop, 'font-bold text-[1.375rem] tracking-[-0.02em]')}
              />
            </li>
          ))}
        </ul>
        <h2 className="type-small pt-3 pr-4 pb-1 pl-[calc(var(--axis)*2)] font-normal text-muted">
          {navigation.solutions}
        </h2>
        <ul className="flex flex-7 flex-col">
          {solutionsMenu.map((entry) => (
            <DrawerEntry key={entry.path} entry={entry} />
          ))}
        </ul>
        <ul className="flex flex-1 flex-col">
          {furtherSolutions.map((entry) => (
            <DrawerEntry key={entry.path} entry={entry} />
          ))}
        </ul>
      </nav>
      <div className="sticky bottom-0 grid gap-2 bg-paper px-[min(1.25rem,6vw)] pb-2">
        <Button asChild>
          <HeaderLinkItem
            link={consultationLink(page, navigation.consultation)}
            {...cta('drawer')}
          />
        </Button>
        <WhatsAppLink className="target justify-center gap-2.5 font-bold no-underline">
          {navigation.whatsappShort}
        </WhatsAppLink>
      </div>
    </dialog>
  );
}

function DrawerEntry({ entry }: { entry: MenuEntry }) {
  const { name, description, line } = entry;
  return (
    <li
      data-line={line === null ? undefined : lineColour(line)}
      // each has its share of the line, from station to station
      className={cn('grid', line !== null && 'flex-1')}
    >
      <a
        href={entry.path}
        rel={line === null ? 'nofollow' : undefined}
        className={cn(
          stop,
          line === null ? 'drawer-stop-closed type-small text-muted' : 'font-bold',
        )}
      >
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {line === null && <Badge>{navigation.underConstruction}</Badge>}
        </span>
        <span className="drawer-description type-small text-balance font-normal text-muted">
          {description}
        </span>
      </a>
    </li>
  );
}
