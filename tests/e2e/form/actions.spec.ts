import { actionPages } from '@/content/action-pages';
import { stages } from '@/content/stages';
import { expectAccessible, htmlFindings } from '../../support/e2e/checkers';
import { mailOf, someLead } from '../../support/e2e/contact-form';
import { ask, postLead } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';
import { actionLinks, everyLink } from '../../support/mails';
import type { TestSmtpServer } from '../../support/smtp-server';

test.use({ javaScriptEnabled: false });

/** A request's mail, after a scanner has opened every link of the site in it, by HEAD and GET. */
async function scannedMail(site: Site, smtp: TestSmtpServer, lead = someLead()) {
  await postLead(site.url, { body: JSON.stringify(lead) });
  const mail = await mailOf(smtp, lead);
  const own = everyLink(mail).filter((address) => address.startsWith(`${site.url}/azione/`));
  expect(own).toHaveLength(5);
  for (const address of own) {
    for (const method of ['HEAD', 'GET']) {
      // a router's header, which Next would answer with a redirect that caches keep
      const headers = { RSC: '1' };
      const answer = await ask(site.url, new URL(address).pathname, { method, headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  }
  return { lead, links: actionLinks(mail) };
}

test('links: forged ones are refused in front of the application', async ({ site }) => {
  const before = site.output().length;
  for (const token of ['niente', 'A'.repeat(52)])
    for (const method of ['GET', 'POST']) {
      const answer = await ask(site.url, `/azione/${token}`, { method });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
      expect(answer.body.toString()).toContain(actionPages.problem.forged.title);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
  expect(site.output().slice(before)).toBe('');
});

test.describe('to whoever comes by them', () => {
  // the checkers are scripts, which these pages let nobody run
  test.use({ javaScriptEnabled: true, bypassCSP: true });

  test('the pages are accessible on a narrow phone', async ({ page, site, smtp, allowConsole }) => {
    allowConsole(/403/);
    await page.setViewportSize({ width: 320, height: 700 });
    const { links } = await scannedMail(site, smtp);
    const { contacted, won } = stages;
    const address = links[contacted.label] ?? '';
    await page.goto(address);
    const { button, done, undo } = actionPages.stage;
    const press = page.getByRole('button', { name: button(contacted.label) });
    await press.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done(contacted.label));
    // and back by the keyboard alone
    await page.getByRole('button', { name: undo }).focus();
    await page.keyboard.press('Enter');
    await press.click();
    const erase = links[actionPages.erase.label] ?? '';
    for (const each of [address, links[won.label] ?? '', erase, `${site.url}/azione/niente`]) {
      const answer = await page.goto(each);
      expect(await htmlFindings((await answer?.text()) ?? '')).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    }
  });

  test('who asks to be deleted is, from a narrow phone', async ({ page, site, smtp }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const { erase } = actionPages;
    const email = `${'w'.repeat(60)}@${'w'.repeat(60)}.example`;
    const { lead, links } = await scannedMail(site, smtp, { ...someLead(), email });
    await page.goto(links[erase.label] ?? '');
    for (const done of [false, true]) {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expectAccessible(page);
      if (done) break;
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.getByRole('button', { name: erase.button }).click();
      expect(await htmlFindings(await (await answered).text())).toEqual([]);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(erase.done);
    const link = actionLinks(await mailOf(smtp, lead))[erase.label] ?? '';
    expect((await ask(site.url, new URL(link).pathname)).status).toBe(404);
  });
});
