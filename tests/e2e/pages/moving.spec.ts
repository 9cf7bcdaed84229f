import type { Locator, Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import type { CallToAction } from '@/content/calls-to-action';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';
import { solutions } from '@/content/solutions';
import { hospitalityPath } from '@/lib/links';
import { carriesForm, formOwner, plainPath, plainSolution } from '../../support/e2e/addresses';
import { expectClearOfHeader, hydrate, open, standStill } from '../../support/e2e/browser';
import { contactForm } from '../../support/e2e/contact-form';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

const headingOf = (page: Page, id: string): Locator =>
  page.locator(`#${id}`).getByRole('heading').first();

async function expectAtTop(page: Page): Promise<void> {
  await expect(async () => {
    await standStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass();
}

test('every button that leads to a place lands there, clear of the header', async ({ page }) => {
  const { hero } = hospitality;
  const closings = [plainSolution, ...(formOwner ? [formOwner] : [])];
  const calls: [path: string, ...CallToAction[]][] = [
    ['/', 'hero', 'process', 'why', 'footer'],
    [hospitalityPath, 'demo', 'top-bar'],
    [plainPath, 'header'],
    [figuresPage.path, 'header'],
    ...closings.map(({ slug }): [string, CallToAction] => [`/solutions/${slug}`, 'closing']),
  ];
  const links: [path: string, name: string, id: string][] = [
    ['/', navigation.process, anchors.process],
    ['/', navigation.services, anchors.services],
    ['/', home.hero.servicesButton, anchors.services],
    [plainPath, plainSolution.hero.useCasesButton, anchors.useCases],
    [hospitalityPath, hero.demoButton, anchors.demo],
    [hospitalityPath, hero.servicesButton, anchors.services],
    ...calls.flatMap(([path, ...names]) =>
      names.map((name): [string, string, string] => [path, name, anchors.form]),
    ),
  ];
  for (const [path, name, id] of links) {
    await open(page, path);
    const found =
      id === anchors.form
        ? page.locator(`[data-cta=${name}]`)
        : page.locator('header, main').getByRole('link', { name, exact: true });
    await found.filter({ visible: true }).first().click();
    await expectClearOfHeader(page, headingOf(page, id));
    const { pathname } = new URL(page.url());
    const stays = id !== anchors.form || carriesForm(path);
    expect(pathname, `${name} of ${path}`).toBe(stays ? path : '/');
    expect((await page.getByRole('banner').boundingBox())?.y, 'it stays in sight').toBe(0);
  }
  const { banner, link } = wideHeader(page);
  for (const homeward of [link(navigation.home), banner.getByRole('link').first()]) {
    await open(page, plainPath);
    await homeward.click();
    await expect(page).toHaveURL('/');
  }
});

test('an address with an anchor lands there', async ({ page }) => {
  await page.goto(`/#${anchors.process}`);
  await expectClearOfHeader(page, headingOf(page, anchors.process));
  for (const { slug, feature } of solutions) {
    if (!feature) continue;
    await page.goto(`/solutions/${slug}#${feature.id}`);
    await expectClearOfHeader(page, headingOf(page, feature.id));
  }
  // only what a visitor's move asks for has its turn: what is laid out when the browser is idle never is
  await page.addInitScript(() => {
    const whenIdle = (next: () => void) =>
      window.event instanceof PointerEvent ? setTimeout(next) : 0;
    Object.assign(window, { requestIdleCallback: whenIdle });
  });
  for (const path of ['/', hospitalityPath]) {
    await page.goto(path);
    await wideHeader(page).consultation.click();
    await expectClearOfHeader(page, headingOf(page, anchors.form));
  }
});

test('a link to the page one is on keeps what was typed', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: navigation.footer.hospitalityLink }).click();
  await expect(page).toHaveURL(hospitalityPath);
  await expectAtTop(page);
  await footer.getByRole('link', { name: plainSolution.name }).click();
  await expect(page).toHaveURL(plainPath);
  await expectAtTop(page);

  await footer.getByRole('link', { name: plainSolution.name }).focus();
  await page.keyboard.press('Enter');
  await expectAtTop(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 3_000));
  const { trigger, dialog, link } = drawer(page);
  await trigger.click();
  await link(plainSolution.name).click();
  await expect(dialog).toBeHidden();
  await expectAtTop(page);

  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `/#${anchors.form}`);
  const { nome } = contactForm(page).fields;
  await nome.fill('Anna');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('banner').getByRole('link', { name: navigation.home }).click();
  await expectAtTop(page);
  await expect(page).toHaveURL('/');
  await expect(nome).toHaveValue('Anna');
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigation.skipLink })).toBeFocused();
});

test('Back and forward within a page keep what was typed, and load nothing', async ({ page }) => {
  await open(page, '/');
  await hydrate(page);
  const { nome } = contactForm(page).fields;
  await nome.fill('Anna');
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || /_rsc/.test(request.url())) pages.push(request.url());
  });
  await page.getByRole('link', { name: navigation.skipLink }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/#${anchors.main}`);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(`/#${anchors.main}`);
  // to the top, and the address is the page's own; what is behind it stays
  await page.getByRole('banner').getByRole('link', { name: navigation.home }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForLoadState('networkidle');
  await expect(nome).toHaveValue('Anna');
  expect(pages).toEqual([]);
});
