import { notFound } from '@/content/not-found';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { everyPath, hospitalityPaths, missingPath } from '../../support/e2e/addresses';
import { eachKindOfPage, plainSolution } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

test('every address answers with a page of its own', async ({ request }) => {
  for (const path of everyPath) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
  }
});

// that each page has one first heading, and a second address the same page: search.spec.ts
for (const path of [
  ...eachKindOfPage,
  `/solutions/${plainSolution.slug}`,
  ...hospitalityPaths.slice(1),
]) {
  test(`${path} shows its heading between header and footer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('security.txt says whom to tell of a hole, for less than a year (RFC 9116)', async ({
  request,
  baseURL,
}) => {
  const path = '/.well-known/security.txt';
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const [contact, expires = '', ...others] = (await response.text()).split('\n');
  expect(contact).toBe(`Contact: mailto:${site.email}`);
  expect(others).toEqual(['Preferred-Languages: it, en', `Canonical: ${baseURL}${path}`, '']);
  const [, moment = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/.exec(expires) ?? [];
  const days = (Date.parse(moment) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

const unknownPaths = [
  missingPath,
  '/soluzioni/nessuna-soluzione',
  `/solutions/${plainSolution.slug}/altro`,
];

for (const path of unknownPaths) {
  test(`${path} is not found, and says so`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const logged = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFound.title);
    await expect(page.getByText(notFound.text)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the not-found page brings the solutions nearest to the missing address forward', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const stops = page.getByRole('main').getByRole('listitem').getByRole('link');
  const visible = stops.filter({ visible: true });
  // the last is not among those that are shown before the address has been read
  const wanted = solutions.at(-1) ?? plainSolution;
  await page.goto(`/${wanted.slug}-e-altro`);
  await expect(visible).toHaveCount(Math.min(3, solutions.length));
  const boxes = await visible.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().y),
  );
  const nearest = visible.filter({ hasText: wanted.name });
  expect((await nearest.boundingBox())?.y).toBe(Math.min(...boxes));
});
