import type { Page } from '@playwright/test';
import { aiPage } from '@/content/ai-page';
import { anchors } from '@/content/anchors';
import { callsToAction } from '@/content/calls-to-action';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { leadMail } from '@/content/mails/lead';
import { navigation } from '@/content/navigation';
import { attributionVariable } from '@/lib/attribution-memory';
import { consultationPath, hospitalityPath } from '@/lib/links';
import { canonicalPaths } from '../../support/e2e/addresses';
import { readBuiltPage } from '../../support/e2e/built-pages';
import { contactForm, mailOf, someLead } from '../../support/e2e/contact-form';
import { plainPath, plainSolution } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

const { labels, title } = leadMail.visit;

test('every link to the form says which call to action it is', () => {
  const seen = new Set<string | null>();
  for (const path of [...canonicalPaths, '/_not-found']) {
    const links = readBuiltPage(path).document.querySelectorAll(`a[href$="#${anchors.form}"]`);
    const names = [...links].map((link) => link.getAttribute('data-cta'));
    expect(names.length, path).toBeGreaterThan(1);
    for (const name of names) {
      expect(Object.keys(callsToAction), path).toContain(name);
      seen.add(name);
    }
  }
  // the calculators' are buttons, and the question box's comes with an answer
  const missing = Object.keys(callsToAction).filter((name) => !seen.has(name));
  expect(missing).toEqual(['savings', 'guest-time', 'question']);
});

test('the mail says where the visit began and what was pressed, three pages later', async ({
  page,
  smtp,
}) => {
  const lead = someLead();
  await page.goto('/hospitality?utm_source=news&utm_campaign=alberghi&fbclid=x', {
    referer: 'https://www.google.com/search?q=hotel',
  });
  const toForm = page.getByRole('main').getByRole('link', { name: hospitality.demo.button });
  await toForm.click();
  await page.getByRole('contentinfo').getByRole('link', { name: plainSolution.name }).click();
  await expect(page).toHaveURL(plainPath);
  await page.getByRole('banner').getByRole('link', { name: navigation.consultation }).click();
  await expect(page).toHaveURL(consultationPath);
  const form = contactForm(page);
  await expect(form.fields.nome).toBeInViewport();
  await form.fill(lead);
  await form.submit.click();
  const { text } = (await mailOf(smtp, lead)).mail;
  expect(text).toContain(`${title}:`);
  expect(text).toContain(`${labels.landing}: /hospitality\n`);
  expect(text).toContain(`${labels.cta}: ${callsToAction.header}, su ${plainPath}\n`);
  expect(text).toContain(`${labels.campaign}: news / alberghi\n`);
  expect(text).toContain(`${labels.referrer}: www.google.com\n`);
  expect(text).not.toMatch(/fbclid|search|q=hotel/);
});

/** What a page would send of its visit. */
const remembered = (page: Page) =>
  page.evaluate(
    (name) => (window as unknown as Record<string, unknown>)[name],
    attributionVariable,
  );

test('the third page knows the first, of which nothing else is known', async ({ page }) => {
  await page.goto(hospitalityPath);
  for (const { path, name } of [figuresPage, aiPage]) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  expect(await remembered(page)).toEqual({ landing: hospitalityPath });
});

test('a new tab knows it too, and the link is as it was', async ({ page, context }) => {
  await page.goto(`${plainPath}?utm_medium=cpc`);
  const link = page.getByRole('banner').getByRole('link', { name: navigation.consultation });
  const press: Parameters<typeof link.click>[0][] = [
    { button: 'middle' },
    { modifiers: ['ControlOrMeta'] },
  ];
  for (const way of press) {
    const opened = context.waitForEvent('page');
    await link.click(way);
    const tab = await opened;
    await expect(tab).toHaveURL(consultationPath);
    expect(await remembered(tab)).toEqual({
      landing: plainPath,
      utm_medium: 'cpc',
      cta: 'header',
      cta_page: plainPath,
    });
    await expect(link).toHaveAttribute('href', consultationPath);
    await tab.close();
  }
});

test('of an address only what is ours goes, and nothing in it does harm', async ({
  page,
  smtp,
}) => {
  const lead = someLead();
  const crafted = new URLSearchParams({
    landing: '<script>alert(1)</script>',
    cta: 'constructor',
    cta_page: '//evil.example',
    referrer: 'evil.example/path',
    utm_campaign: '<img src=x>\n'.repeat(50),
    fbclid: 'x',
  });
  await page.goto(`/?${crafted}#${anchors.form}`);
  await expect(page).toHaveURL(`/?fbclid=x#${anchors.form}`);
  const form = contactForm(page);
  await expect(form.fields.nome).toBeInViewport();
  await form.fill(lead);
  await form.submit.click();
  const { text, html } = (await mailOf(smtp, lead)).mail;
  expect(text).not.toMatch(/alert|evil|constructor/);
  expect(html).not.toContain('<img src=x>');
});

test('the last call to action before the request counts, on the form’s own page too', async ({
  page,
  smtp,
}) => {
  const lead = someLead();
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: home.hero.consultationButton }).first().click();
  await main.getByRole('link', { name: home.process.button }).first().click();
  const form = contactForm(page);
  await form.fill(lead);
  await form.submit.click();
  const { text } = (await mailOf(smtp, lead)).mail;
  expect(text).toContain(`${labels.cta}: ${callsToAction.process}, su /\n`);
  expect(text).not.toContain(labels.referrer);
});

test('a request sent on the hospitality page says that it came from there', async ({
  page,
  smtp,
  site,
}) => {
  const lead = someLead();
  await page.goto('/hospitality');
  const toForm = page.getByRole('main').getByRole('link', { name: hospitality.demo.button });
  await toForm.click();
  const form = contactForm(page);
  await form.fill(lead);
  await form.submit.click();
  const { text } = (await mailOf(smtp, lead)).mail;
  expect(text).toContain(`${leadMail.labels.page}: ${site.url}/hospitality\n`);
  expect(text).toContain(`${labels.cta}: ${callsToAction.demo}, su /hospitality\n`);
});
