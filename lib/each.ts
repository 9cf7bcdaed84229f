import { createElement, Fragment, type ReactNode } from 'react';

/** What a list has for each of its items, as children of fixed places: for documents that are rendered once. */
export function each<Item>(
  items: readonly Item[],
  show: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(show));
}
