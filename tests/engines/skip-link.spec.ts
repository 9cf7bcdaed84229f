import { expect, test } from '../support/engines/test';

test('the skip link that has the focus has room around its words', async ({ visitor, network }) => {
  await visitor.goto(network.url);
  await visitor.press('Tab');
  const padding = await visitor.evaluate(() => {
    const { paddingTop, paddingLeft } = getComputedStyle(document.activeElement ?? document.body);
    return [paddingTop, paddingLeft].map(Number.parseFloat);
  });
  expect(Math.min(...padding)).toBeGreaterThanOrEqual(8);
});
