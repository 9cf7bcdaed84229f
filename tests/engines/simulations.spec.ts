import { demoWords } from '@/content/demos/words';
import { typedIn } from '../support/engines/form';
import { at, click, focusedAt, openAwake, windowOf } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('a simulation plays to its end', async ({ visitor, network }) => {
  await openAwake(visitor, `${network.url}/soluzioni/generazione-contenuti-ai`);
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
  await openAwake(visitor, network.url);
  await click(visitor, { kind: 'control', name: 'savings-send' });
  await expect.poll(async () => (await typedIn(visitor)).obiettivi).toContain('€');
  await at(visitor, '/');
  const field = await focusedAt(visitor, 'textarea');
  const { headerBottom, height } = await windowOf(visitor);
  expect(field.top).toBeGreaterThanOrEqual(headerBottom);
  expect(field.bottom).toBeLessThanOrEqual(height);
});
