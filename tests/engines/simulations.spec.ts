import { demoWords } from '@/content/demos/words';
import { home } from '@/content/home';
import { solution } from '@/content/solutions/generazione-contenuti-ai';
import { solutionPath } from '@/lib/links';
import { typedIn } from '../support/engines/form';
import { at, click, focusedAt, hydrate, windowOf } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('what plays in a poster plays to its end, at a speed of one’s own', async ({
  visitor,
  network,
}) => {
  await visitor.goto(network.url + solutionPath(solution.slug));
  const status = () =>
    visitor.evaluate(() => document.querySelector<HTMLElement>('[data-stage]')?.dataset.status);
  const stage = '[data-stage]';
  await click(visitor, { kind: 'button', name: solution.hero.demoButton, within: stage });
  await expect.poll(status).toBe('playing');
  const speed = { kind: 'button', name: demoWords.speed, within: stage } as const;
  await click(visitor, speed);
  await click(visitor, speed);
  await expect.poll(status, { timeout: 30_000 }).toBe('done');
});

test('the calculator’s estimate goes into the form, and can be read there', async ({
  visitor,
  network,
}) => {
  await visitor.goto(network.url);
  const fold = home.savings.title.replace(/\s/g, ' ');
  await click(visitor, { kind: 'button', name: fold, within: '.worth' });
  await hydrate(visitor);
  await click(visitor, { kind: 'control', name: 'savings-send' });
  await expect.poll(async () => (await typedIn(visitor)).obiettivi).toContain('€');
  await at(visitor, '/');
  const field = await focusedAt(visitor, 'textarea');
  const { headerBottom, height } = await windowOf(visitor);
  expect(field.top).toBeGreaterThanOrEqual(headerBottom);
  expect(field.bottom).toBeLessThanOrEqual(height);
});
