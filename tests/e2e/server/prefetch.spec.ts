import type { Page } from '@playwright/test';
import { solutions } from '@/content/solutions';
import { attributionParameters } from '@/lib/attribution-memory';
import { solutionPath } from '@/lib/links';
import { deadMenuPaths } from '../../support/e2e/addresses';
import { fetchedAhead, laidOut, restOn } from '../../support/e2e/browser';
import { wideHeader } from '../../support/e2e/header';
import { ask, expectSecurityHeaders } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

const path = solutionPath(solutions[0]?.slug ?? '');

const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? Reflect.get(entry, 'deliveryType') : '';
  });

test('a page fetched ahead answers the click', async ({ page }) => {
  const ahead = fetchedAhead(page);
  await page.goto('/');
  await laidOut(page);
  const link = page.getByRole('main').locator(`.shelf-link[href="${path}"]`);
  const row = page.locator('.shelf-row').filter({ has: page.locator(`[href="${path}"]`) });
  if (!(await link.isVisible())) await row.locator('summary').click();
  await restOn(link, ahead, path);
  await link.evaluate((element, names) => {
    element.addEventListener('click', () => {
      const carried = new URLSearchParams(names.map((name) => [name, '/']));
      Object.assign(element, { search: carried.toString() });
    });
  }, attributionParameters);
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  expect(await delivery(page)).toBe('navigational-prefetch');
  expect(ahead).toEqual([path]);
});

test('nothing is fetched ahead that nobody points at', async ({ page }) => {
  const ahead = fetchedAhead(page);
  await page.goto('/');
  await laidOut(page);
  const { trigger, panel } = wideHeader(page);
  await trigger.click();
  for (const dead of deadMenuPaths) await panel.locator(`a[href="${dead}"]`).hover();
  await restOn(panel.locator(`a[href="${path}"]`), ahead, path);
  expect(ahead.filter((each) => each !== path)).toEqual([]);
});

test('what to fetch ahead is told with pages alone', async ({ site }) => {
  const page = await ask(site.url, '/numeri');
  const address = JSON.parse(page.headers.get('speculation-rules') ?? '""');
  const rules = await ask(site.url, address);
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(rules.headers.get('cache-control')).toBe('public, max-age=86400');
  expectSecurityHeaders(rules);
  const { expects_no_vary_search } = JSON.parse(rules.body.toString()).prefetch[0];
  expect(page.headers.get('no-vary-search')).toBe(expects_no_vary_search);
  for (const other of ['/icon.svg', '/llms.txt', '/api/health']) {
    expect((await ask(site.url, other)).headers.has('speculation-rules'), other).toBe(false);
  }
});
