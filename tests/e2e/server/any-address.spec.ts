/** One build, started under two addresses: each says its own, and neither the build's placeholder nor the other's. */
import { solutionsMenu } from '@/content/menu';
import { everyPath } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/browser';
import { builtMeta } from '../../support/e2e/built-pages';
import { openForm } from '../../support/e2e/contact-form';
import { wideHeader } from '../../support/e2e/header';
import { ask } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

const https = 'https://sito-di-prova.example';
const plain = 'http://un-altro-nome-ben-piu-lungo.example';

for (const [own, other] of [
  [https, plain],
  [plain, https],
] as const) {
  test(`a build started as ${own} says so everywhere`, async ({ serve }) => {
    const site = await serve({ env: { SITE_URL: own } });
    const read = async (target: string, headers = {}) => {
      const { body } = await ask(site.url, target, { headers });
      const text = body.toString();
      expect(text, target).not.toMatch(/site-url\.invalid|127\.0\.0\.1:|localhost/);
      expect(text.includes(new URL(other).host), target).toBe(false);
      return text;
    };
    const boots = new Set<string>();
    for (const path of everyPath) {
      const html = await read(path);
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(canonical.startsWith(own), path).toBe(true);
      expect(html).toMatch(new RegExp(`property="og:url" content="${own}[/"]`));
      expect(html).toMatch(new RegExp(`property="og:image" content="${own}/`));
      expect(html).toMatch(new RegExp(`name="twitter:image" content="${own}/`));
      expect(html).toContain(`"url":"${own}`);
      boots.add(/data-boot="([^"]*)"/.exec(html)?.[1] ?? '');
      await read(path, { RSC: '1' });
      for (const segment of builtMeta(path).segments) {
        await read(path, { RSC: '1', 'Next-Router-Segment-Prefetch': segment });
      }
    }
    expect(boots).not.toContain('');
    for (const boot of boots) await read(boot);
    await read('/_not-found-at-all');
    expect(await read('/robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`);
    expect(await read('/sitemap.xml')).toContain(`<loc>${own}`);
    expect(await read('/llms.txt')).toContain(`${own}/`);
  });
}

for (const own of [plain, 'http://localhost']) {
  test(`React takes the page over without a complaint, started as ${own}`, async ({
    page,
    serve,
    allowConsole,
  }) => {
    allowConsole(/^request to another origin: http:\/\/127\.0\.0\.1:\d+\//);
    const { url } = await serve({ env: { SITE_URL: own } });
    await open(page, `${url}/`);
    const { trigger, panel, entries } = wideHeader(page);
    await trigger.click();
    await expect(panel).toBeVisible();
    await expect(entries).toHaveCount(solutionsMenu.length);
    const { fields } = await openForm(page, `${url}/hospitality`);
    await fields.nome.fill('Anna');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${url}/`);
  });
}
