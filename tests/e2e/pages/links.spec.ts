import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { canonicalPaths, deadMenuPaths, everyPath } from '../../support/e2e/addresses';
import { open } from '../../support/e2e/browser';
import { readBuiltPage } from '../../support/e2e/built-pages';
import { eachKindOfPage, plainPath } from '../../support/e2e/examples';
import { wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

type Anchor = { href: string; resolved: string; text: string; target: string; rel: string };

const anchorsOf = (page: Page): Promise<Anchor[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('a'), (anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      // SVG links have no address of their own, only an attribute
      resolved: new URL(anchor.getAttribute('href') ?? '', document.baseURI).href,
      text: anchor.textContent.trim(),
      target: anchor.getAttribute('target') ?? '',
      rel: anchor.getAttribute('rel') ?? '',
    })),
  );

const idsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(document.querySelectorAll('[id]'), (element) => element.id));

test('every internal link and anchor resolves, but menu entries whose page is still to be built', async ({
  page,
  site: server,
  allowConsole,
}) => {
  allowConsole(/404/);
  const queue = [...everyPath];
  const ids = new Map<string, string[]>();
  const broken: string[] = [];
  const wanted: { from: string; path: string; id: string }[] = [];

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (ids.has(path)) continue;
    const response = await page.goto(path);
    if (response?.status() !== 200) broken.push(path);
    if (path === '/') {
      await open(page, path);
      await wideHeader(page).trigger.click();
      await expect(wideHeader(page).panel).toBeVisible();
    }
    ids.set(path, await idsOf(page));
    for (const { href, resolved } of await anchorsOf(page)) {
      const url = new URL(resolved);
      if (href === '#' || url.origin !== server.url) continue;
      queue.push(url.pathname);
      if (url.hash) {
        wanted.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
      }
    }
  }

  expect(broken.sort(), 'links that lead to no page: mend them in content/').toEqual(
    [...deadMenuPaths].sort(),
  );
  const missing = wanted.filter(({ path, id }) => !ids.get(path)?.includes(id));
  expect(missing).toEqual([]);
  expect(wanted.length).toBeGreaterThan(0);
  expect([...ids.keys()]).toEqual(expect.arrayContaining(everyPath));
});

for (const path of eachKindOfPage) {
  test(`the outward links of ${path} are whole`, async ({ page, site: server }) => {
    await page.goto(path);
    const outward = (await anchorsOf(page)).filter(
      ({ resolved }) => new URL(resolved).origin !== server.url,
    );
    const chats = outward.filter(({ href }) => href.startsWith('https://wa.me/'));
    expect(chats.length).toBeGreaterThan(0);
    for (const chat of chats) {
      const url = new URL(chat.href);
      expect(url.pathname).toBe(`/${site.whatsapp.number}`);
      expect([site.whatsapp.message, site.whatsapp.hospitalityMessage]).toContain(
        url.searchParams.get('text'),
      );
      expect(chat.target).toBe('_blank');
      expect(chat.rel).toContain('noopener');
    }
    const others = outward.filter((anchor) => !chats.includes(anchor)).map(({ href }) => href);
    expect(others).toContain(`mailto:${site.email}`);
    expect(others).toContain(`tel:${site.phoneE164}`);
    for (const href of others) expect(href).toMatch(/^(mailto:|tel:)/);
  });
}

/** The legal texts that the owner's lawyer has not supplied yet. */
const unset = site.legal.filter(({ document }) => !existsSync(`content/legal/${document}.md`));

test('links that go nowhere are those to legal texts that are not there', () => {
  const besideForm = unset.some(({ document }) => document === 'privacy')
    ? [contact.privacy.link]
    : [];
  for (const path of canonicalPaths) {
    const { document } = readBuiltPage(path);
    const nowhere = [...document.querySelectorAll('a[href="#"], a[href=""], a:not([href])')];
    const hasForm = document.querySelector('main form') !== null;
    expect(nowhere.map(({ textContent }) => textContent.trim())).toEqual([
      ...(hasForm ? besideForm : []),
      ...unset.map(({ label }) => label),
    ]);
  }
});

for (const { label } of unset.slice(0, 1)) {
  test(`${label}, without its text, says so, and neither jumps nor changes the address`, async ({
    page,
  }) => {
    await page.goto(plainPath);
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAccessibleDescription(navigation.legalUnset);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(plainPath);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
}
