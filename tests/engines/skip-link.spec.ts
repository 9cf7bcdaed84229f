import { anchors } from '@/content/anchors';
import { expect, test } from '../support/engines/test';

test('the skip link that has the focus has room around its words', async ({ visitor, network }) => {
  await visitor.goto(network.url);
  const padding = await visitor.evaluate((anchor) => {
    document.querySelector<HTMLElement>(`a[href="#${anchor}"]`)?.focus();
    const { paddingTop, paddingLeft } = getComputedStyle(document.activeElement ?? document.body);
    return [paddingTop, paddingLeft].map(Number.parseFloat);
  }, anchors.main);
  expect(Math.min(...padding)).toBeGreaterThanOrEqual(8);
});
