import { contact } from '@/content/contact';
import { expectSent, openForm, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} px the toast of success covers neither the ring nor what happens next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const form = await openForm(page);
    await form.fill(someLead());
    await form.submit.click();
    await expectSent(page);
    const toast = page.getByRole('listitem').filter({ hasText: contact.success.toastTitle });
    await expect(toast).toBeVisible();
    const next = page.locator('.consultation-form .strip-stop').nth(1).locator('p').first();
    await expect.poll(() => toast.evaluate((node) => node.getAnimations().length)).toBe(0);
    const box = async (of: typeof toast) => {
      const found = await of.boundingBox();
      if (!found) throw new Error('it is not drawn');
      return found;
    };
    const over = await box(toast);
    for (const under of [
      await box(page.locator('.consultation-form .terminus')),
      await box(next),
    ]) {
      const apart =
        under.y + under.height <= over.y ||
        under.y >= over.y + over.height ||
        under.x + under.width <= over.x ||
        under.x >= over.x + over.width;
      expect(apart).toBe(true);
    }
  });
}
