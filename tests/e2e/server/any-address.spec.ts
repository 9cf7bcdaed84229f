import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { solutionsMenu } from '@/content/menu';
import { everyPath } from '../../support/e2e/addresses';
import { laidOut } from '../../support/e2e/browser';
import { contactForm, expectHydrated } from '../../support/e2e/contact-form';
import { wideHeader } from '../../support/e2e/header';
import { ask } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

const own = 'https://un-altro-nome-ben-piu-lungo-di-quello.example';

// the tests' certificate is nobody's
test.use({ ignoreHTTPSErrors: true });

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

test('one build runs at any address', async ({ page, serve, allowConsole }) => {
  const site = await serve({ env: { SITE_URL: own } });
  const read = async (target: string) => {
    const text = (await ask(site.url, target)).body.toString();
    expect(text, target).not.toMatch(/site-url\.invalid|127\.0\.0\.1:|localhost/);
    return text;
  };
  expect(everyPath.length).toBeGreaterThan(10);
  for (const address of everyPath) {
    const html = await read(address);
    expect(html, address).toContain(`rel="canonical" href="${own}`);
    for (const name of ['property="og:url"', 'property="og:image"', 'name="twitter:image"'])
      expect(html, address).toMatch(new RegExp(`${name} content="${own}[/"]`));
    expect(html).toContain(`"url":"${own}`);
  }
  await read('/_not-found-at-all');
  expect(await read('/robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`);
  expect(await read('/sitemap.xml')).toContain(`<loc>${own}`);
  expect(await read('/llms.txt')).toContain(`${own}/`);

  allowConsole(/^request to another origin: https:\/\/localhost:\d+\//);
  const { front, close } = await tlsFront(site);
  await page.goto(`${front}/`);
  await laidOut(page);
  const { trigger, entries } = wideHeader(page);
  await trigger.click();
  await expect(entries).toHaveCount(solutionsMenu.length);
  await page.goto(`${front}/hospitality`);
  await contactForm(page).fields.nome.fill('Anna');
  await expectHydrated(page);
  // before the site, which waits for those who have a connection
  await page.context().close();
  close();
});
