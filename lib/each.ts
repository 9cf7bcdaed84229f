import { Children, type ReactNode } from 'react';

/** What a list has for each of its items, keyed by its place: for documents that are rendered once. */
export function each<Item>(
  items: readonly Item[],
  show: (item: Item, index: number) => ReactNode,
): ReactNode {
  return Children.toArray(items.map(show));
}
