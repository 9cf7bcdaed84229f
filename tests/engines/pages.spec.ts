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
  for (const path of canonicalPaths) {
    await visitor.goto(network.url + path);
    expect(await count('h1'), path).toBe(1);
    if ((await count('search, .spine-stop')) > 0) {
      withReact.push(path);
      await hydrate(visitor);
    }
    expect(network.complaints, path).toEqual([]);
  }
  expect(withReact.length).toBeGreaterThan(2);
});
