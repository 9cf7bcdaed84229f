import { anchors } from '@/content/anchors';
import { callsToAction } from '@/content/calls-to-action';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { leadMail } from '@/content/mails/lead';
import { navigation } from '@/content/navigation';
import { canonicalPaths } from '../../support/e2e/addresses';
import { hydrated, open } from '../../support/e2e/browser';
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

test('the mail says where the visit began and what was pressed, across soft navigation', async ({
  page,
  smtp,
}) => {
  const lead = someLead();
  await page.goto('/hospitality?utm_source=news&utm_campaign=alberghi&fbclid=x', {
    referer: 'https://www.google.com/search?q=hotel',
  });
  const closing = page
    .getByRole('main')
    .getByRole('link', { name: hospitality.closing.consultationButton })
    .last();
  await hydrated(closing);
  await closing.click();
  await page.getByRole('contentinfo').getByRole('link', { name: plainSolution.name }).click();
  await expect(page).toHaveURL(plainPath);
  await page.getByRole('banner').getByRole('link', { name: navigation.consultation }).click();
  await expect(page).toHaveURL(`/#${anchors.form}`);
  const form = contactForm(page);
  await hydrated(form.fields.nome);
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

test('a link pressed before React answers carries it to the next page, whose address stays clean', async ({
  page,
  smtp,
}) => {
  const lead = someLead();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${plainPath}?utm_medium=cpc`);
  await page.getByRole('banner').getByRole('link', { name: navigation.consultation }).click();
  await expect(page).toHaveURL(`/#${anchors.form}`);
  const form = contactForm(page);
  await expect(form.fields.nome).toBeInViewport();
  release();
  await form.fill(lead);
  await form.submit.click();
  const { text } = (await mailOf(smtp, lead)).mail;
  expect(text).toContain(`${labels.landing}: ${plainPath}\n`);
  expect(text).toContain(`${labels.cta}: ${callsToAction.header}, su ${plainPath}\n`);
  expect(text).toContain(`${labels.campaign}: cpc\n`);
});

test('the last call to action before the request counts, on the form’s own page too', async ({
  page,
  smtp,
}) => {
  const lead = someLead();
  await open(page, '/');
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
  await open(page, '/hospitality');
  const closing = page
    .getByRole('main')
    .getByRole('link', { name: hospitality.closing.consultationButton })
    .last();
  await closing.click();
  const form = contactForm(page);
  await form.fill(lead);
  await form.submit.click();
  const { text } = (await mailOf(smtp, lead)).mail;
  expect(text).toContain(`${leadMail.labels.page}: ${site.url}/hospitality\n`);
  expect(text).toContain(`${labels.cta}: ${callsToAction.closing}, su /hospitality\n`);
});
