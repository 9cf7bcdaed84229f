import { anchors } from '@/content/anchors';
import { canonicalPaths } from '../support/e2e/addresses';
import { hydrate } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('every page stands and answers, and the browser has nothing to complain about', async ({
  visitor,
  network,
}) => {
  const count = (selector: string) =>
    visitor.evaluate((counted) => document.querySelectorAll(counted).length, selector);
  const withReact: string[] = [];
  for (const path of canonicalPaths)
    await test.step(path, async () => {
      await visitor.goto(network.url + path);
      expect(await count('h1')).toBe(1);
      if ((await count('search, .spine-stop')) > 0) {
        withReact.push(path);
        await hydrate(visitor);
      }
      expect(network.complaints).toEqual([]);
    });
  expect(withReact.length).toBeGreaterThan(2);
  // a skip link that has the focus has room around its words
  const padding = await visitor.evaluate((anchor) => {
    document.querySelector<HTMLElement>(`a[href="#${anchor}"]`)?.focus();
    const { paddingTop, paddingLeft } = getComputedStyle(document.activeElement ?? document.body);
    return [paddingTop, paddingLeft].map(Number.parseFloat);
  }, anchors.main);
  expect(Math.min(...padding)).toBeGreaterThanOrEqual(8);
});
