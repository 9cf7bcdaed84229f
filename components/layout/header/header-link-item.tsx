import type { ComponentProps } from 'react';
import { cta } from '../call-to-action';
import { ScrollLink } from '../scroll-link';
import type { HeaderLink } from './header-links';

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
