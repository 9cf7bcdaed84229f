/** A page as its visitor finds things on it: by what they are and what is written on them. */
import { expect } from '@playwright/test';
import type { Visitor } from './visitor';

export interface Wanted {
  kind: 'button' | 'link' | 'field' | 'heading' | 'control';
  name: string;
  within?: string;
}

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Runs in the page. Null where it is not there or cannot be seen; `reached` says whether a click would meet it. */
function look({ kind, name, within }: Wanted) {
  // all of the page is laid out at once, as for a link to a place of it: a busy browser is never idle; a document that
  // has only begun to come has no element yet
  document.querySelector('html')?.setAttribute('data-whole', '');
  // a typeface that is still to come moves what is on the page
  if (document.fonts.status === 'loading') return null;
  const selectors = {
    button: 'button, summary',
    link: 'a[href]',
    field: 'input, textarea',
    heading: 'h1, h2, h3',
    control: `#${name}`,
  };
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const words = label ? element.labels?.[0]?.textContent : element.textContent;
    return (element.ariaLabel ?? words ?? '').replace(/\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll(`${within ?? 'body'} :is(${selectors[kind]})`)].find(
    (element) =>
      // asked first: WebKit lays out for it, and without that goes on to call a popover hidden that has opened
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (kind === 'control' || nameOf(element).startsWith(name)),
  );
  if (!found) return null;
  // a radio button is pressed by the label around it
  const area = found.closest('label') ?? found;
  let { top, bottom, left, right } = area.getBoundingClientRect();
  const middle = () => document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (top < 0 || bottom > innerHeight || !area.contains(middle())) {
    area.scrollIntoView({ block: 'center', behavior: 'instant' });
    ({ top, bottom, left, right } = area.getBoundingClientRect());
  }
  const met = middle();
  const reached = met !== null && (area.contains(met) || met.contains(area));
  return { top, bottom, left, right, reached, focused: found === document.activeElement };
}

export async function shown(visitor: Visitor, wanted: Wanted): Promise<Box> {
  let box: Awaited<ReturnType<typeof find>> = null;
  await expect
    .poll(
      async () => {
        const before = box;
        box = await find(visitor, wanted);
        // what still moves is not where it will be clicked
        return box?.reached === true && before?.top === box.top && before.left === box.left;
      },
      { message: `${wanted.kind} '${wanted.name}'`, intervals: [30] },
    )
    .toBe(true);
  return box as unknown as Box;
}

const find = (visitor: Visitor, wanted: Wanted) => visitor.evaluate(look, wanted);

export async function click(visitor: Visitor, wanted: Wanted): Promise<void> {
  const { top, bottom, left, right } = await shown(visitor, wanted);
  await visitor.clickAt((left + right) / 2, (top + bottom) / 2);
}

export async function fill(visitor: Visitor, label: string, text: string): Promise<void> {
  await click(visitor, { kind: 'field', name: label });
  await visitor.type(text);
}

const pathOf = (visitor: Visitor) => visitor.evaluate(() => location.pathname + location.hash);

export async function at(visitor: Visitor, path: string): Promise<void> {
  await expect.poll(() => pathOf(visitor)).toBe(path);
}

const use = (visitor: Visitor) =>
  click(visitor, { kind: 'field', name: '', within: ':is(search, .form-line-stop)' });

export async function hydrated(visitor: Visitor): Promise<void> {
  const taken = () =>
    visitor.evaluate(
      () => document.querySelector('[data-island=contact-form][data-state=started]') !== null,
    );
  await expect.poll(taken, 'React should take the page over').toBe(true);
}

export async function hydrate(visitor: Visitor): Promise<void> {
  await use(visitor);
  await hydrated(visitor);
}
