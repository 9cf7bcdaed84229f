import type { Locator, Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';
import { solutions } from '@/content/solutions';
import { carriesForm } from '../../support/e2e/addresses';
import { expectAtTop, expectClearOfHeader, open } from '../../support/e2e/browser';
import { contactForm } from '../../support/e2e/contact-form';
import { formOwner, plainPath, plainSolution } from '../../support/e2e/examples';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

const headingOf = (page: Page, id: string): Locator =>
  page.locator(`#${id}`).getByRole('heading').first();

test('every navigation starts at the top of the page', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: navigation.footer.hospitalityLink }).click();
  await expect(page).toHaveURL('/hospitality');
  await expectAtTop(page);
  await footer.getByRole('link', { name: plainSolution.name }).click();
  await expect(page).toHaveURL(plainPath);
  await expectAtTop(page);
});

test('a link to the page that one is on leads to its top, and nothing typed is lost', async ({
  page,
}) => {
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

test('so do the footer’s and the menu’s, by keyboard and in the drawer', async ({ page }) => {
  await open(page, plainPath);
  const own = { name: plainSolution.name };
  await page.getByRole('contentinfo').getByRole('link', own).focus();
  await page.keyboard.press('Enter');
  await expectAtTop(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 3_000));
  const { trigger, dialog, link } = drawer(page);
  await trigger.click();
  await link(plainSolution.name).click();
  await expect(dialog).toBeHidden();
  await expectAtTop(page);
  await expect(page).toHaveURL(plainPath);
});

test('the home page’s hero buttons scroll to the form and to the services', async ({ page }) => {
  for (const [name, id] of [
    [home.hero.consultationButton, anchors.form],
    [home.hero.servicesButton, anchors.services],
  ] as const) {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expectClearOfHeader(page, headingOf(page, id));
  }
});

test('the button of the reasons and the process’s scroll to the form', async ({ page }) => {
  for (const name of [home.why.button, home.process.button]) {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expectClearOfHeader(page, headingOf(page, anchors.form));
  }
});

// they all share one page
test('the second hero button of a solution scrolls without changing the address', async ({
  page,
}) => {
  const { useCasesButton } = plainSolution.hero;
  await open(page, plainPath);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: useCasesButton, exact: true }).first().click();
  await expectClearOfHeader(page, headingOf(page, anchors.useCases));
  await expect(page).toHaveURL(plainPath);
});

for (const { slug, closing } of [plainSolution, ...(formOwner ? [formOwner] : [])]) {
  test(`the closing call to action of ${slug} reaches the form`, async ({ page }) => {
    const path = `/solutions/${slug}`;
    await open(page, path);
    await page
      .getByRole('main')
      .getByRole('link', { name: closing.button, exact: true })
      .last()
      .click();
    await expectClearOfHeader(page, headingOf(page, anchors.form));
    await expect(page).toHaveURL(carriesForm(path) ? path : `/#${anchors.form}`);
  });
}

test('a scroll to a section is smooth, and at once for whoever wants less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const positionsAfterClick = async () => {
    await open(page, '/');
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(window, { seenPositions: seen });
      addEventListener('scroll', () => seen.add(Math.round(scrollY)));
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: home.hero.servicesButton, exact: true })
      .click();
    await expectClearOfHeader(page, headingOf(page, anchors.services));
    return page.evaluate(
      () => (window as unknown as { seenPositions: Set<number> }).seenPositions.size,
    );
  };
  expect(await positionsAfterClick()).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await positionsAfterClick()).toBeLessThanOrEqual(2);
});

test('the hospitality page’s links lead where they say, those to the form to its own', async ({
  page,
}) => {
  const { hero, demo, contact } = hospitality;
  const main = page.getByRole('main');
  for (const [name, id] of [
    [hero.demoButton, anchors.demo],
    [hero.servicesButton, anchors.services],
  ] as const) {
    await open(page, '/hospitality');
    await main.getByRole('link', { name, exact: true }).first().click();
    await expectClearOfHeader(page, headingOf(page, id));
  }
  const banner = page.getByRole('banner');
  for (const link of [
    banner.getByRole('link', { name: contact, exact: true }).filter({ visible: true }),
    main.getByRole('link', { name: demo.button, exact: true }).last(),
  ]) {
    await open(page, '/hospitality');
    await link.click();
    await expect(page).toHaveURL('/hospitality');
    await expectClearOfHeader(page, headingOf(page, anchors.form));
  }
});

test('a link lands clear of the header on a machine that never rests', async ({ page }) => {
  // only what a visitor's move asks for has its turn: what is laid out when the browser is idle never is
  await page.addInitScript(() => {
    const whenIdle = (next: () => void) =>
      window.event instanceof PointerEvent ? setTimeout(next) : 0;
    Object.assign(window, { requestIdleCallback: whenIdle });
  });
  for (const path of ['/', '/hospitality', plainPath, figuresPage.path]) {
    await page.goto(path);
    const { consultation } = wideHeader(page);
    await consultation.click();
    await expectClearOfHeader(page, headingOf(page, anchors.form));
  }
});

test('an address with an anchor lands clear of the header', async ({ page }) => {
  await page.goto(`/#${anchors.process}`);
  await expectClearOfHeader(page, headingOf(page, anchors.process));
  for (const { slug, feature } of solutions) {
    if (!feature) continue;
    await page.goto(`/solutions/${slug}#${feature.id}`);
    await expectClearOfHeader(page, headingOf(page, feature.id));
  }
});
