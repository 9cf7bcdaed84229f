// Pins the specification of the original site; an owner may delete this folder.

/**
 * What a screen reader says, kept as text in tests/specification/readings/ and read by a person whenever it changes:
 * `npx playwright test readings --update-snapshots` writes it anew.
 */
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { open } from '../../support/e2e/browser';
import { expectSent, openForm, someLead } from '../../support/e2e/contact-form';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';
import { readAloud } from './reader';

test.use({ bypassCSP: true });

test('the form: empty, refused and sent', async ({ page }) => {
  const section = `#${anchors.form}`;
  const form = await openForm(page);
  expect(await readAloud(page, section)).toMatchSnapshot('form-empty.txt');
  await form.fill({ ...someLead(), azienda: ' ', telefono: 'chiamami' });
  await form.submit.click();
  await expect(page.getByRole('heading', { name: contact.refused.title })).toBeVisible();
  expect(await readAloud(page, `${section} form`)).toMatchSnapshot('form-refused.txt');
  await form.fill(someLead());
  await form.submit.click();
  await expectSent(page);
  // the promised hour is of the day on which it is read
  const sent = (await readAloud(page, section)).replace(
    /le \d+:\d\d di \p{L}+ \d+/gu,
    'le 10:00 di lunedì 23',
  );
  expect(sent).toMatchSnapshot('form-sent.txt');
});

test('the header, with its menu closed and open', async ({ page }) => {
  await open(page, '/');
  expect(await readAloud(page, 'header')).toMatchSnapshot('header.txt');
  const { trigger, panel } = wideHeader(page);
  await trigger.click();
  await expect(panel).toBeVisible();
  expect(await readAloud(page, 'header nav')).toMatchSnapshot('header-menu.txt');
});

test('the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const { trigger, dialog } = drawer(page);
  await trigger.click();
  await expect(dialog).toBeVisible();
  expect(await readAloud(page, 'dialog')).toMatchSnapshot('drawer.txt');
});
