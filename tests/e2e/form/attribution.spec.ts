import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { callsToAction } from '@/content/calls-to-action';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { leadMail } from '@/content/mails/lead';
import { navigation } from '@/content/navigation';
import { attributionVariable } from '@/lib/attribution-memory';
import { consultationPath } from '@/lib/links';
import { canonicalPaths, plainPath, plainSolution } from '../../support/e2e/addresses';
import { builtDocument } from '../../support/e2e/built-pages';
import { contactForm, mailOf, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const { labels, title } = leadMail.visit;
const callNames = [contact.name, navigation.consultation, home.why.button, hospitality.contact];

test('every link to the form says which call to action it is, and all have one name but the specified ones', () => {
  const seen = new Set<string | null>();
  for (const path of [...canonicalPaths, '/_not-found']) {
    const links = builtDocument(path).querySelectorAll(`a[href$="#${anchors.form}"]`);
    expect(links.length, path).toBeGreaterThan(1);
    for (const link of links) {
      const name = link.getAttribute('data-cta');
      expect(Object.keys(callsToAction), path).toContain(name);
      seen.add(name);
      // the ring says how long it takes, to the eye alone; a title right above the form leads down to it
      if (!link.matches('[aria-hidden], h2 > a'))
        expect(callNames, path).toContain(link.textContent);
    }
  }
  // the calculators' are buttons
  const missing = Object.keys(callsToAction).filter((name) => !seen.has(name));
  expect(missing).toEqual(['savings', 'guest-time']);
});

test('the mail says where the visit began and what was pressed', async ({ page, smtp, site }) => {
  const lead = someLead();
  await page.goto('/hospitality?utm_source=news&utm_campaign=alberghi&fbclid=x', {
    referer: 'https://www.google.com/search?q=hotel',
  });
  await page.locator('[data-cta=demo]').click();
  await page.getByRole('contentinfo').getByRole('link', { name: plainSolution.name }).click();
  await expect(page).toHaveURL(plainPath);
  await page.getByRole('banner').getByRole('link', { name: navigation.consultation }).click();
  await expect(page).toHaveURL(consultationPath);
  const form = contactForm(page);
  await expect(form.fields.nome).toBeInViewport();
  await form.send(lead);
  const { text } = (await mailOf(smtp, lead)).mail;
  expect(text).toContain(title);
  expect(text).toContain(`${leadMail.labels.page}: ${site.url}/\n`);
  expect(text).toContain(`${labels.landing}: /hospitality\n`);
  expect(text).toContain(`${labels.cta}: ${callsToAction.header}, su ${plainPath}\n`);
  expect(text).toContain(`${labels.campaign}: news / alberghi\n`);
  expect(text).toContain(`${labels.referrer}: www.google.com\n`);
  expect(text).not.toMatch(/fbclid|search|q=hotel/);
});

const remembered = (page: Page) =>
  page.evaluate((name) => Reflect.get(window, name), attributionVariable);

test('a link opened in a new tab says it too', async ({ page, context }) => {
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
