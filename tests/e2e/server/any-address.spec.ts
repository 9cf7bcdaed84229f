/** One build, started under two addresses: each says its own, and neither the build's placeholder nor the other's. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { solutionsMenu } from '@/content/menu';
import { everyPath } from '../../support/e2e/addresses';
import { laidOut } from '../../support/e2e/browser';
import { contactForm } from '../../support/e2e/contact-form';
import { wideHeader } from '../../support/e2e/header';
import { ask } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

const short = 'https://breve.example';
const long = 'https://un-altro-nome-ben-piu-lungo-di-quello.example';

// the tests' certificate is nobody's
test.use({ ignoreHTTPSErrors: true });

for (const [own, other] of [
  [short, long],
  [long, short],
] as const) {
  test(`a build started as ${own} says so everywhere`, async ({ serve }) => {
    const site = await serve({ env: { SITE_URL: own } });
    const read = async (target: string) => {
      const { body } = await ask(site.url, target);
      const text = body.toString();
      expect(text, target).not.toMatch(/site-url\.invalid|127\.0\.0\.1:|localhost/);
      expect(text.includes(new URL(other).host), target).toBe(false);
      return text;
    };
    const boots = new Set<string>();
    for (const address of everyPath) {
      const html = await read(address);
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(canonical.startsWith(own), address).toBe(true);
      expect(html).toMatch(new RegExp(`property="og:url" content="${own}[/"]`));
      expect(html).toMatch(new RegExp(`property="og:image" content="${own}/`));
      expect(html).toMatch(new RegExp(`name="twitter:image" content="${own}/`));
      expect(html).toContain(`"url":"${own}`);
      boots.add(/data-boot="([^"]*)"/.exec(html)?.[1] ?? '');
    }
    expect(boots).not.toContain('');
    for (const boot of boots) await read(boot);
    await read('/_not-found-at-all');
    expect(await read('/robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`);
    expect(await read('/sitemap.xml')).toContain(`<loc>${own}`);
    expect(await read('/llms.txt')).toContain(`${own}/`);
  });
}

/** What ends TLS in front of a site; its own address. */
async function tlsFront({ url }: Site): Promise<{ front: string; close(): void }> {
  const folder = path.resolve('tests/support/certificate');
  const key = await readFile(path.join(folder, 'localhost.key'));
  const cert = await readFile(path.join(folder, 'localhost.crt'));
  const server = createServer({ key, cert }, (socket) => {
    const behind = connect(Number(new URL(url).port), '127.0.0.1');
    for (const each of [socket, behind]) each.on('error', () => {});
    socket.pipe(behind).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { front: `https://localhost:${port}`, close: () => server.close() };
}

for (const own of [short, long]) {
  test(`React takes the pages over without a complaint, started as ${own}`, async ({
    page,
    serve,
    allowConsole,
  }) => {
    allowConsole(/^request to another origin: https:\/\/localhost:\d+\//);
    const { front, close } = await tlsFront(await serve({ env: { SITE_URL: own } }));
    await page.goto(`${front}/`);
    await laidOut(page);
    const { trigger, panel, entries } = wideHeader(page);
    await trigger.click();
    await expect(panel).toBeVisible();
    await expect(entries).toHaveCount(solutionsMenu.length);
    await page.goto(`${front}/hospitality`);
    const { nome } = contactForm(page).fields;
    await nome.fill('Anna');
    const answered = () =>
      nome.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
    await expect.poll(answered, 'React should take the form over').toBe(true);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${front}/`);
    // before the site: it still fetches pages ahead
    await page.close();
    close();
  });
}
