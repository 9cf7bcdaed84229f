// Pins the specification of the original site; an owner may delete this folder.

/**
 * What a screen reader finds, as the browser hands it over, kept in tests/specification/readings/ and read by a person
 * whenever it changes: `npx playwright test readings --update-snapshots` writes it anew.
 */
import { contact } from '@/content/contact';
import { open } from '../../support/e2e/browser';
import { openForm, someLead } from '../../support/e2e/contact-form';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

test('a screen reader finds in form, menu and drawer what was reviewed', async ({ page }) => {
  const form = await openForm(page);
  await form.fill({ ...someLead(), azienda: ' ', telefono: 'chiamami' });
  await form.submit.click();
  await expect(page.getByRole('heading', { name: contact.refused.title })).toBeVisible();
  await expect(page.locator('.consultation-form > :first-child')).toMatchAriaSnapshot({
    name: 'form-refused.aria.yml',
  });

  await open(page, '/');
  const { banner, trigger, panel } = wideHeader(page);
  await trigger.click();
  await expect(panel).toBeVisible();
  await expect(banner).toMatchAriaSnapshot({ name: 'menu.aria.yml' });

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const small = drawer(page);
  await small.trigger.click();
  await expect(small.dialog).toMatchAriaSnapshot({ name: 'drawer.aria.yml' });
});
