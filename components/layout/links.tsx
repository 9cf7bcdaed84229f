import type { ComponentProps } from 'react';
import { anchors } from '@/content/anchors';
import type { CallToAction } from '@/content/calls-to-action';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { consultationPath } from '@/lib/links';

/** Names a call to action in the page, so that a request can say which one led to it. */
export function cta(name: CallToAction) {
  return { 'data-cta': name };
}

interface ScrollLinkProps extends ComponentProps<'a'> {
  /** The id of an element on the same page. */
  targetId: string;
}

/**
 * Scrolls to a place on the page without changing the address: `lib/browser/scrolling.ts` takes the
 * click, from the first moment on. Without scripts it is an ordinary anchor.
 */
export function ScrollLink({ targetId, ...props }: ScrollLinkProps) {
  return <a href={`#${targetId}`} data-scroll="" {...props} />;
}

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

export function consultationLink(page: PageKind, label: string = contact.name): HeaderLink {
  return page === 'page' ? { label, href: consultationPath } : { label, targetId: anchors.form };
}

interface HeaderLinkItemProps extends Omit<ComponentProps<'a'>, 'href'> {
  link: HeaderLink;
}

/** A place on this page is scrolled to, another page is gone to. */
export function HeaderLinkItem({ link, ...rest }: HeaderLinkItemProps) {
  const props = link.callToAction ? { ...cta(link.callToAction), ...rest } : rest;
  if ('targetId' in link)
    return (
      <ScrollLink targetId={link.targetId} {...props}>
        {link.label}
      </ScrollLink>
    );
  return (
    <a href={link.href} {...props}>
      {link.label}
    </a>
  );
}
