import { anchors } from '@/content/anchors';
import type { CallToAction } from '@/content/calls-to-action';
import { navigation } from '@/content/navigation';
import { consultationPath } from '@/lib/links';

/** A header entry: either a place on this page or another page. */
export type HeaderLink = { label: string; callToAction?: CallToAction } & (
  | { targetId: string }
  | { href: string }
);

/** What the header has to know of the page it stands on. */
export type PageKind = 'home' | 'page-with-form' | 'page';

/** What it links to beside the menu of solutions: on a page with a way to its form, that too. */
export function headerLinks(page: PageKind, contact?: HeaderLink): HeaderLink[] {
  if (page !== 'home')
    return [{ label: navigation.home, href: '/' }, ...(contact ? [contact] : [])];
  return [
    { label: navigation.services, targetId: anchors.services },
    { label: navigation.process, targetId: anchors.process },
  ];
}

export function consultationLink(
  page: PageKind,
  label: string = navigation.consultation,
): HeaderLink {
  return page === 'page' ? { label, href: consultationPath } : { label, targetId: anchors.form };
}
