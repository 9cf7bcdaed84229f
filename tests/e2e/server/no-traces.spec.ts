import type { Page } from '@playwright/test';
import { aiPage } from '@/content/ai-page';
import { navigation } from '@/content/navigation';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { eachKindOfPage, formOwner, missingPath } from '../../support/e2e/addresses';
import { contactForm, expectSent, someLead } from '../../support/e2e/contact-form';
import { wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

function traces(page: Page) {
  return page.evaluate(async () => ({
    cookie: document.cookie,
    name: window.name,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    // both are there in secure contexts alone
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }));
}

const nothing = {
  cookie: '',
  name: '',
  local: {},
  session: {},
  databases: [],
  caches: [],
  workers: 0,
};

async function use(page: Page): Promise<void> {
  const { trigger, panel } = wideHeader(page);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: new RegExp(`^${navigation.theme.label}`) })
    .click();
  await trigger.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');

  const play = page.locator('[data-play="toggle"]:visible').first();
  if ((await play.count()) > 0) await play.click();
  const form = contactForm(page);
  if ((await form.submit.count()) > 0) {
    await form.send(someLead());
    await expectSent(page);
  }
}

/** One of each kind, with and without a form, a calculator or a simulation: the others are the same code. */
const pages = [
  ...eachKindOfPage,
  ...(formOwner ? [solutionPath(formOwner.slug)] : []),
  aiPage.path,
];

test('no cookie, no trace, no other site', async ({ page, context, site, allowConsole }) => {
  allowConsole(/404/);
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));

  for (const path of [...pages, missingPath]) {
    await page.goto(`${path}?utm_source=news&utm_campaign=alberghi`, {
      referer: 'https://www.google.com/',
    });
    expect(await traces(page), `${path}, read only`).toEqual(nothing);
    await use(page);
    // and on to another page without leaving the window's memory
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: navigation.footer.hospitalityLink })
      .click();
    await page.waitForURL(({ pathname }) => pathname === hospitalityPath);
    const { local, ...rest } = await traces(page);
    expect(rest, `${path}, used`).toEqual({ ...nothing, local: undefined });
    expect(Object.keys(local), `${path}, used`).toEqual(['theme']);
    await page.evaluate(() => localStorage.clear());
  }
  expect(await context.cookies()).toEqual([]);
  expect([...origins]).toEqual([site.url]);
});
