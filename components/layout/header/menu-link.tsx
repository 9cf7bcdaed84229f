import type { ComponentProps } from 'react';
import type { MenuEntry } from '@/content/menu';

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  entry: MenuEntry;
}

/** An entry without a line has no page: a plain link, for the router would fetch it ahead and fail, and so would a search engine. */
export function MenuLink({ entry, ...props }: MenuLinkProps) {
  return entry.line === null ? (
    <a href={entry.path} rel="nofollow" {...props} />
  ) : (
    // all of them come into sight at once: fetched ahead, they would be as much again as React
    <a href={entry.path} {...props} />
  );
}
