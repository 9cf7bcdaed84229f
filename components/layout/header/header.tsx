import {
  consultationLink,
  cta,
  type HeaderLink,
  HeaderLinkItem,
  headerLinks,
  type PageKind,
} from '@/components/layout/links';
import { lineColour } from '@/components/line/palette';
import { Button } from '@/components/ui/button';
import { furtherSolutions, solutionsMenu } from '@/content/menu';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { BrandMark } from './brand-mark';
import { DrawerButton } from './mobile-drawer';
import { SolutionsMenu } from './solutions-menu';

interface HeaderProps {
  page: PageKind;
  /** The line whose colour it wears, on a page that opens with a poster. */
  line?: number | undefined;
  /** A second way to the page's form, in words: beside Home, and in the bar on phones too. */
  contact?: HeaderLink | undefined;
}

const headerId = 'header';

export function Header({ page, line, contact }: HeaderProps) {
  const links = headerLinks(page, contact);
  const consultation = consultationLink(page, navigation.consultation);
  return (
    <header
      id={headerId}
      data-line={line && lineColour(line)}
      data-ground={line && 'line'}
      className="sticky top-0 z-40 border-ink border-b-2 bg-paper print:static"
    >
      {/* the first picture has it, and so it stays where it is from page to page (styles/transition.css) */}
      <link rel="expect" href={`#${headerId}`} blocking="render" />
      <div className="page flex h-[calc(var(--header-height)-2px)] items-center gap-8">
        <a
          href="/"
          className="target min-w-0 no-underline"
          aria-label={`${site.brand}, ${navigation.home}`}
        >
          <BrandMark />
        </a>
        <nav
          aria-label={navigation.mainLabel}
          className="ml-auto hidden items-center gap-7 lg:flex print:hidden"
        >
          {links.map((link) => (
            <HeaderLinkItem
              key={link.label}
              link={link}
              className="target no-underline hover:underline"
            />
          ))}
          <SolutionsMenu
            label={navigation.solutions}
            entries={solutionsMenu}
            further={furtherSolutions}
          />
        </nav>
        {/* on the home's first screen the hero's alone is filled */}
        <Button
          asChild
          variant={line ? 'poster' : page === 'home' ? 'outline' : 'ink'}
          size="sm"
          className="max-lg:hidden print:hidden"
        >
          <HeaderLinkItem link={consultation} {...cta('header')} />
        </Button>
        <div className="@container flex flex-1 items-center justify-end gap-5 lg:hidden print:hidden">
          {contact && (
            <HeaderLinkItem
              link={contact}
              // where both have room, in the visitor's own text size
              className="target @max-[9.5rem]:hidden font-bold no-underline"
            />
          )}
          <DrawerButton />
        </div>
      </div>
    </header>
  );
}
