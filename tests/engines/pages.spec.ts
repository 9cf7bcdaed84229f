import { canonicalPaths } from '../support/e2e/addresses';
import { openAwake } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('every page answers, and the browser has nothing to complain about', async ({
  visitor,
  network,
}) => {
  for (const path of canonicalPaths) {
    await openAwake(visitor, network.url + path);
    expect(await visitor.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
    expect(network.complaints, path).toEqual([]);
  }
});
