import type { ReactNode } from 'react';
import type { HeaderLink, PageKind } from '@/components/layout/links';
import { lineColour } from '@/components/line/palette';
import { anchors } from '@/content/anchors';
import { isExample } from '@/content/owner';
import { cn } from '@/lib/utils';
import { ExampleNote } from './example-note';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { MobileDrawer } from './header/mobile-drawer';

interface PageShellProps {
  page?: PageKind;
  /** The line whose colours the page wears; the brand's own without it. */
  line?: number;
  ground?: 'night';
  /** It opens with a poster: the header wears the line's colour with it. */
  poster?: boolean;
  /** A second way to the page's form, which the header shows beside Home. */
  contact?: HeaderLink;
  children: ReactNode;
}

export function PageShell({
  page = 'page',
  line,
  ground,
  poster,
  contact,
  children,
}: PageShellProps) {
  return (
    <>
      <Header page={page} line={poster ? line : undefined} contact={contact} />
      <main
        id={anchors.main}
        tabIndex={-1}
        data-line={line ? lineColour(line) : 'brand'}
        data-ground={ground}
        // what fills the first screen leaves room for the note
        className={cn('bg-paper text-ink outline-none', isExample && '[--note:1.5rem]')}
      >
        <ExampleNote />
        {children}
      </main>
      <Footer page={page} />
      <MobileDrawer page={page} contact={contact} />
    </>
  );
}
