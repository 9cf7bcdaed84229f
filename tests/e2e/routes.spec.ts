import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { notFound } from '@/content/not-found';
import { solutions } from '@/content/solutions';
import { deadMenuPath, everyPath, hospitalityPaths } from '../support/e2e/addresses';
import { expect, test } from '../support/e2e/test';

function headingOf(path: string): string {
  if (path === '/') return home.hero.title.join(' ');
  if ((hospitalityPaths as readonly string[]).includes(path)) return hospitality.hero.title;
  const info = [figuresPage, aiPage].find((each) => each.path === path);
  if (info) return info.title;
  const solution = solutions.find(({ slug }) => path.endsWith(`/${slug}`));
  if (!solution) throw new Error(`No content for ${path}`);
  return solution.hero.title;
}

for (const path of everyPath) {
  test(`${path} answers with its heading`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toHaveText(headingOf(path));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  });
}

const unknownPaths = [
  '/pagina-che-non-esiste',
  deadMenuPath,
  '/soluzioni/analisi-lead-clienti',
  '/soluzioni',
  '/solutions/chatbot-multicanale/altro',
  '/servizi/chatbot-multicanale',
];

for (const path of unknownPaths) {
  test(`${path} is not found, and says so`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const logged = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: notFound.homeLink }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
  });
}

test('the not-found page brings the solutions nearest to the missing address forward', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const stops = page.getByRole('main').getByRole('listitem').getByRole('link');
  await page.goto('/solutions/analisi-lead-clienti');
  await expect(stops.filter({ visible: true })).toHaveCount(3);
  await expect(
    stops.filter({ visible: true }).filter({ hasText: 'Lead generation' }),
  ).toBeInViewport();
  await page.goto('/preventivi-e-documenti');
  const nearest = stops.filter({ hasText: 'Automazione preventivi e documenti' });
  const boxes = await stops
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y));
  expect((await nearest.boundingBox())?.y).toBe(Math.min(...boxes));
});
