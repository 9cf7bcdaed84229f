/**
 * Eight screens as they look, on a phone and on a desk, in the engine that drew them. After a change of the look:
 * `npx playwright test pictures --update-snapshots`, and look at what has changed.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { hospitalityPath } from '@/lib/links';
import { findBrowser } from '@/scripts/lib/find-browser';
import { missingPath, plainPath } from '../support/e2e/addresses';
import { open } from '../support/e2e/browser';
import { expectSent, openForm } from '../support/e2e/contact-form';
import { expect, test } from '../support/e2e/test';

const noted = path.resolve('tests/e2e/pictures/engine.txt');

function engineOf(browser: Browser): string {
  const program = path.basename(realpathSync(findBrowser() ?? ''));
  return `${program} ${browser.version()} on ${process.platform} ${process.arch}`;
}

const lead = {
  nome: 'Giulia D’Amico',
  azienda: 'Officine Però & Figli',
  email: 'giulia.damico@officine-pero.it',
  telefono: '+39 333 123 4567',
  obiettivi: 'Rispondere subito a chi scrive la sera.\nE richiamare chi ha chiesto un preventivo.',
};

/** Days, hours and addresses are those of the run: they give way to one of each. */
const freeze = (page: Page) =>
  page.evaluate(() => {
    const days = '(?:lune|marte|mercole|giove|vener)dì|sabato|domenica';
    const months =
      'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      node.textContent = (node.textContent ?? '')
        .replace(/^[\da-f]{8}$/, '00000000')
        .replace(/127\.0\.0\.1:\d+/g, 'www.linea.example')
        .replace(/\b\d{1,2}:\d\d\b/g, '10:00')
        .replace(new RegExp(`(?:${days})(?: \\d{1,2})?`, 'gi'), 'lunedì 23')
        .replace(new RegExp(`\\b\\d{1,2} (?:${months})`, 'gi'), '23 novembre')
        .replace(/(entro le 10:00 di) lunedì 23/i, '$1 martedì 24');
    }
  });

test.beforeEach(async ({ page, browser, allowConsole }, { config }) => {
  const engine = engineOf(browser);
  if (['all', 'changed'].includes(config.updateSnapshots)) writeFileSync(noted, `${engine}\n`);
  const drawnBy = readFileSync(noted, 'utf8').trim();
  test.skip(engine !== drawnBy, `drawn by ${drawnBy}, and this is ${engine}`);
  allowConsole(/404/);
  // the typeface is at hand, as for whoever has seen a page before (`font-display: optional`)
  await page.goto('/', { waitUntil: 'networkidle' });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    const looks = (page: Page, name: string) =>
      expect.soft(page, name).toHaveScreenshot(`${name}-${width}.png`);

    test(`home, services, solution, hospitality and the missing page look as they did at ${width} px`, async ({
      page,
    }) => {
      for (const [name, address] of [
        ['home', '/'],
        ['services', `/#${anchors.services}`],
        ['solution', plainPath],
        ['hospitality', hospitalityPath],
        ['missing', missingPath],
      ] as const) {
        await open(page, address);
        if (address.includes('#'))
          await page.locator(`#${anchors.services}`).scrollIntoViewIfNeeded();
        await looks(page, name);
      }
    });

    test(`the form with errors, the thanks and the agency’s mail look as they did at ${width} px`, async ({
      page,
      smtp,
    }) => {
      const form = await openForm(page);
      // whether a toast is there is a matter of time
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('section[aria-label^="Notifications"] { visibility: hidden }');
        document.adoptedStyleSheets.push(sheet);
      });
      await form.submit.click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await looks(page, 'errors');
      await form.fill(lead);
      // a request within three seconds of the page's opening is marked in the mail
      await page.waitForFunction(() => performance.now() > 3_500);
      await form.submit.click();
      await expectSent(page);
      await freeze(page);
      await looks(page, 'thanks');
      const { mail } = await smtp.mailWhere(
        (taken) => taken.mail.subject?.includes('Officine') === true,
      );
      await page.goto('about:blank');
      await page.setContent(mail.html ?? '');
      await freeze(page);
      await looks(page, 'mail');
    });
  });
}
