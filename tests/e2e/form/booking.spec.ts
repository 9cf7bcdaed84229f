import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { confirmationMail } from '@/content/mails/confirmation';
import { privacyHref } from '@/lib/legal/paths';
import { generatedFolders } from '@/scripts/lib/project';
import {
  contactForm,
  expectSent,
  mailOf,
  openForm,
  someLead,
} from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

const { label, opens } = contact.thankYou.booking;
const booking = 'https://cal.com/acme/30min';

const run = promisify(execFile);
const left = new Set(['.git', ...generatedFolders]);

/** The project as an owner has it who changes these fields of `content/brand.json`, built. Whoever asks removes it. */
async function builtWith(fields: object): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-brand-'));
  for (const entry of await readdir('.'))
    if (!left.has(entry)) await cp(entry, path.join(folder, entry), { recursive: true });
  // hard links where the folder is on the same disk: the packages are many, and only read
  const linking = run('cp', ['-al', 'node_modules', folder]);
  await linking.catch(() =>
    cp('node_modules', path.join(folder, 'node_modules'), { recursive: true, force: true }),
  );
  const file = path.join(folder, 'content', 'brand.json');
  const brand = { ...JSON.parse(await readFile(file, 'utf8')), ...fields };
  await writeFile(file, JSON.stringify(brand));
  const env = { ...process.env, NODE_ENV: 'production' as const };
  await run(process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder, env, maxBuffer: 1e8 });
  return folder;
}

// the second has a build of its own
test.describe.configure({ timeout: 15 * 60_000 });

const made: string[] = [];
test.afterAll(async () => {
  for (const project of made) await rm(project, { recursive: true });
});

for (const address of [null, booking]) {
  const title = address ? 'the owner’s booking page follows the request' : 'without a booking page';
  test(`${title}, in every place`, async ({ page, browser, smtp, serve }) => {
    const project = address ? await builtWith({ booking: address }) : undefined;
    if (project) made.push(project);
    const site = await serve({ env: { LEADS_CONFIRM: 'on' }, ...(project && { project }) });
    const lead = { ...someLead(), email: 'giulia+prova@officine.example' };
    await openForm(page, `${site.url}/`);
    await contactForm(page).fill(lead);
    // who is quicker than that is marked, and gets no confirmation
    await page.waitForFunction(() => performance.now() > 3_000);
    await contactForm(page).submit.click();
    await expectSent(page);
    const name = new RegExp(`^${label}`);
    const link = page.getByRole('link', { name });
    const agency = await mailOf(smtp, lead);
    const confirmed = await smtp.mailWhere(({ envelope }) => envelope.to.includes(lead.email));
    const notice = await (await page.request.get(site.url + privacyHref)).text();
    const answer = decodeURIComponent(/mailto:[^"]*/.exec(String(agency.mail.html))?.[0] ?? '');
    if (address) {
      const { searchParams, origin, pathname } = new URL((await link.getAttribute('href')) ?? '');
      expect(origin + pathname).toBe(address);
      expect([searchParams.get('name'), searchParams.get('email')]).toEqual([
        lead.nome,
        lead.email,
      ]);
      expect(await link.getAttribute('target')).toBe('_blank');
      await expect(link).toContainText(opens('cal.com'));
      await expect(link).toBeVisible();
      expect(answer).toContain(`\r\n${address}\r\n`);
      expect(confirmed.mail.text).toMatch(
        new RegExp(`${confirmationMail.booking}.*${address}$`, 'm'),
      );
      expect(notice).toContain('cal.com');
    } else {
      await expect(link).toHaveCount(0);
      expect(answer).toContain('ti propongo questi orari');
      for (const each of [confirmed.mail.text, confirmed.mail.html, notice])
        expect(each).not.toMatch(/mezz’ora|cal\.com/);
    }

    const bare = await browser.newContext({ javaScriptEnabled: false });
    const opened = await bare.newPage();
    await opened.goto(`${site.url}/#${anchors.sent}`);
    await expect(opened.getByRole('heading', { name: contact.thankYou.title })).toBeVisible();
    const plain = opened.getByRole('link', { name });
    if (address) await expect(plain).toHaveAttribute('href', address);
    else await expect(plain).toHaveCount(0);
    await bare.close();
  });
}
