import { isExample } from '@/content/owner';
import { exampleNote } from '@/content/shared';
import { everyPath, missingPath } from '../../support/e2e/addresses';
import { ask } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

test('example: every page and answer says in its first line that it is one, an owner’s none', async ({
  site,
}) => {
  const textOf = async (...request: Parameters<typeof ask>) =>
    (await ask(...request)).body.toString();
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const pages = [...everyPath, missingPath, '/azione/niente'].map((address) =>
    textOf(site.url, address),
  );
  pages.push(textOf(site.url, '/api/send-contact', { method: 'POST', headers: form, body: 'a=b' }));
  for (const page of await Promise.all(pages))
    expect([page.slice(0, 60), page.includes(exampleNote)]).toEqual([page.slice(0, 60), isExample]);
});

test('example: its line is whole in the narrowest window, and on paper', async ({ page }) => {
  test.skip(!isExample, 'the brand file is an owner’s');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const note = page.getByText(exampleNote);
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
});
