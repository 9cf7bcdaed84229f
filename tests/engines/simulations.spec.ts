import { demoWords } from '@/content/demos/words';
import { typedIn } from '../support/engines/form';
import { at, click, focusedAt, hydrate, windowOf } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('a simulation plays to its end', async ({ visitor, network }) => {
  await visitor.goto(`${network.url}/soluzioni/generazione-contenuti-ai`);
  await hydrate(visitor);
  const main = { kind: 'control', name: 'content-main' } as const;
  await click(visitor, main);
  const words = () =>
    visitor.evaluate(() => document.querySelector('[data-control="content-main"]')?.textContent);
  await expect.poll(words).toContain(demoWords.pause);
  await expect.poll(words).toContain(demoWords.replay);
});

test('the calculator’s estimate goes into the form, and can be read there', async ({
  visitor,
  network,
}) => {
  await visitor.goto(network.url);
  await hydrate(visitor);
  await click(visitor, { kind: 'control', name: 'savings-send' });
  await expect.poll(async () => (await typedIn(visitor)).obiettivi).toContain('€');
  await at(visitor, '/');
  const field = await focusedAt(visitor, 'textarea');
  const { headerBottom, height } = await windowOf(visitor);
  expect(field.top).toBeGreaterThanOrEqual(headerBottom);
  expect(field.bottom).toBeLessThanOrEqual(height);
});
