import type { Page } from '@playwright/test';
import { requestPage as words } from '@/content/booking';
import { contact } from '@/content/contact';
import { expectAccessible, htmlFindings } from '../../support/e2e/checkers';
import { contactForm, mailOf, openForm, someLead } from '../../support/e2e/contact-form';
import { postLead } from '../../support/e2e/raw-request';
import { type Site, startSite } from '../../support/e2e/site-server';
import { test as base, expect } from '../../support/e2e/test';
import { invitation, isInvitation } from '../../support/invitation';
import { everyLink } from '../../support/mail-links';
import type { TakenMail } from '../../support/mailbox';
import type { TestSmtpServer } from '../../support/smtp-server';

const env = { BOOKING: 'on', LEADS_CONFIRM: 'on', WORKING_HOURS: 'lun-ven 9-18' };

/** One site for all of them, on which a half hour can be chosen. */
const test = base.extend<{ origin: string }, { booking: Site }>({
  booking: [
    async ({ smtpServer }, use) => {
      const site = await startSite(smtpServer.url, { env });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
  origin: async ({ booking, smtp: _, ownOrigins }, use) => {
    ownOrigins.push(booking.url);
    await use(booking.url);
  },
});

const times = (page: Page) => page.getByRole('radio', { name: /^\d?\d:\d\d$/ });
const book = (page: Page) => page.getByRole('button', { name: words.form.submit });

/** The prospect's invitation of this method and time in the series of its changes. */
const invitationTo = (smtp: TestSmtpServer, address: string, method: string, sequence: string) =>
  smtp.mailWhere((taken: TakenMail) => {
    if (!isInvitation(taken) || !taken.envelope.to.includes(address)) return false;
    const read = invitation(taken);
    return read.method === method && read.sequence === sequence;
  });

test('from the form to a half hour, to another one, and away again', async ({
  page,
  smtp,
  origin,
}) => {
  const lead = { ...someLead(), email: `viaggio.${process.pid}@officine-pero.it` };
  const form = await openForm(page, `${origin}/`);
  await form.fill(lead);
  // whoever sends sooner is in doubt, and gets no confirmation
  await page.waitForFunction(() => performance.now() > 3_000);
  await form.submit.click();
  await page.getByRole('link', { name: contact.thankYou.choose }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.choose.arrived.title);
  await expect(times(page)).toHaveCount(6);
  await times(page).nth(2).check();
  await page.getByLabel(words.form.note).fill('Siamo in due');
  await book(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ci sentiamo');
  const first = invitation(await invitationTo(smtp, lead.email, 'REQUEST', '0'));
  const request = await mailOf(smtp, lead);
  expect(request.mail.text).toContain(lead.obiettivi.split('\n')[0]);
  const told = await smtp.mailWhere(
    (taken) => isInvitation(taken) && !taken.envelope.to.includes(lead.email),
  );
  expect(told.mail.text).toContain('Siamo in due');

  // on another day, from the mail: all times, not only the first six
  const confirmation = await smtp.mailWhere(
    (taken) => taken.envelope.to.includes(lead.email) && !isInvitation(taken),
  );
  const own = everyLink(confirmation).find((link) => link.includes('/richiesta/')) ?? '';
  await page.goto(own);
  await page.getByRole('link', { name: words.form.more }).click();
  expect(await times(page).count()).toBeGreaterThan(20);
  await times(page).last().check();
  await page.getByRole('button', { name: words.form.change }).click();
  const second = invitation(await invitationTo(smtp, lead.email, 'REQUEST', '1'));
  expect(second.uid).toBe(first.uid);
  expect(second.start > first.start).toBe(true);

  await page.getByRole('button', { name: words.cancel.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.choose.cancelled.title);
  const last = invitation(await invitationTo(smtp, lead.email, 'CANCEL', '2'));
  expect([last.uid, last.start]).toEqual([first.uid, second.start]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowConsole }) => allowConsole(/request failed \(csp\): .*\.js$/));

  test('the form leads to the page, and by the keyboard alone a half hour is chosen', async ({
    page,
    smtp,
    origin,
  }) => {
    const lead = { ...someLead(), email: `tastiera.${process.pid}@officine-pero.it` };
    await page.goto(`${origin}/`);
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.click();
    await expect(page).toHaveURL(/\/richiesta\//);
    await times(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(times(page).nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(times(page).nth(1)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ci sentiamo');
    await invitationTo(smtp, lead.email, 'REQUEST', '0');
  });
});

test.describe('to whoever comes by them', () => {
  // the checkers are scripts, which these pages let nobody run
  test.use({ javaScriptEnabled: true, bypassCSP: true });

  test('the pages fit a narrow phone, have places for thumbs, and the checkers find nothing, until who asks is forgotten', async ({
    page,
    origin,
    allowConsole,
  }) => {
    allowConsole(/404|422/);
    await page.setViewportSize({ width: 320, height: 700 });
    const { body } = await postLead(origin);
    const requestPath = origin + JSON.parse(String(body)).requestPath;
    const look = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    };
    const answer = await page.goto(`${requestPath}?orari=tutti`);
    expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
    await look();
    const box = await page
      .locator('label', { has: times(page) })
      .first()
      .boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const press = async (name: string) => {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.getByRole('button', { name }).click();
      return await answered;
    };
    const refused = await press(words.form.submit);
    expect(refused.status()).toBe(422);
    expect(await htmlFindings(await refused.text())).toEqual([]);
    await expect(page.getByRole('alert')).toContainText(words.errors.missing);
    await look();
    await times(page).first().check();
    await press(words.form.submit);
    await look();
    await press(words.erase.button);
    await look();
    await press(words.erasing.sure);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.erasing.done);
    expect((await page.request.get(requestPath)).status()).toBe(404);
  });
});
