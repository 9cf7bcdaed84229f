import { figuresPage } from '@/content/figures-page';
import { fieldLabel } from '@/lib/lead/fields';
import { formPath } from '../support/engines/form';
import { at, click, hydrated, shown } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('Back leads to the place that was left', async ({ visitor, network }) => {
  await visitor.goto(network.url + formPath);
  await click(visitor, { kind: 'field', name: fieldLabel('nome') });
  await hydrated(visitor);
  const onward = { kind: 'link', name: figuresPage.name, within: 'footer' } as const;
  await shown(visitor, onward);
  const left = await visitor.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(2_000);
  await click(visitor, onward);
  await at(visitor, figuresPage.path);
  await shown(visitor, { kind: 'heading', name: '' });
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.back();
  await at(visitor, formPath);
  const off = () => visitor.evaluate((place) => Math.abs(scrollY - place), left);
  await expect.poll(off).toBeLessThanOrEqual(2);
});
