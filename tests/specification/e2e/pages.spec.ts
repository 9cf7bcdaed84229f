// Pins the specification of the original site; an owner may delete this folder.
import { open } from '../../support/e2e/browser';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';
import { deadMenuPath, menuNames, specifiedPaths } from '../addresses';

test('every specified address answers, one of them as not found', async ({ request }) => {
  for (const path of specifiedPaths) expect((await request.get(path)).status(), path).toBe(200);
  const missing = await request.get(deadMenuPath);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Oops! Page not found');
});

test('the Soluzioni menu is 320 px wide, its entries in order', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await open(page, '/');
  const { trigger, panel, entries } = wideHeader(page);
  await trigger.click();
  await expect(entries).toHaveCount(menuNames.length);
  for (const [i, name] of menuNames.entries()) await expect(entries.nth(i)).toContainText(name);
  expect((await panel.locator('xpath=..').boundingBox())?.width).toBe(320);
  const dead = entries.filter({ hasText: 'Analisi lead e clienti' });
  const heights = await Promise.all([dead, entries.first()].map((one) => one.boundingBox()));
  expect(heights[0]?.height, 'less than what is there').toBeLessThan(heights[1]?.height ?? 0);
  await dead.click();
  await expect(page).toHaveURL(deadMenuPath);
});

test('the header has the specified links, and Home off the home page', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Servizi', 'Processo']) {
    await expect(wideHeader(page).link(name)).toBeVisible();
  }
  await open(page, '/hospitality');
  await expect(wideHeader(page).link('Home')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await drawer(page).trigger.click();
  for (const name of [...menuNames, 'Consulenza Gratuita']) {
    await expect(drawer(page).link(name)).toBeVisible();
  }
});

test('the not-found page brings the specified services forward', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const stops = page.getByRole('main').getByRole('listitem').getByRole('link');
  await page.goto(deadMenuPath);
  await expect(
    stops.filter({ visible: true }).filter({ hasText: 'Lead generation' }),
  ).toBeInViewport();
});
