import { existsSync } from 'node:fs';
import { liveDemo } from '@/content/live-demo';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { bookingLink } from '@/lib/booking';
import { canonicalPaths, deadMenuPaths, everyPath, plainPath } from '../../support/e2e/addresses';
import { standStill } from '../../support/e2e/browser';
import { builtDocument, builtOrigin, documentOf } from '../../support/e2e/built-pages';
import { expect, test } from '../../support/e2e/test';

const anchorsIn = (document: Document, address: string) =>
  [...document.querySelectorAll('a')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    resolved: new URL(link.getAttribute('href') ?? '', address),
    text: link.textContent.trim(),
    target: link.target,
    rel: link.rel,
  }));

/** The legal texts that the owner's lawyer has not supplied yet; until then the site writes the privacy notice itself. */
const unset = site.legal.filter(
  ({ document }) => document !== 'privacy' && !existsSync(`content/legal/${document}.md`),
);

test('no link of the site leads nowhere', async ({ request, site: server }) => {
  const queue = [...everyPath];
  const ids = new Map<string, string[]>();
  const broken: string[] = [];
  const nowhere = new Set<string>();
  const wanted: { from: string; path: string; id: string }[] = [];

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (ids.has(path)) continue;
    const response = await request.get(path);
    if (response.status() !== 200) broken.push(path);
    const document = documentOf(await response.text());
    ids.set(
      path,
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    for (const { href, resolved, text } of anchorsIn(document, server.url + path)) {
      if (/^#?$/.test(href)) nowhere.add(text);
      if (/^#?$/.test(href) || resolved.origin !== server.url) continue;
      queue.push(resolved.pathname);
      if (resolved.hash) {
        const id = decodeURIComponent(resolved.hash.slice(1));
        wanted.push({ from: path, path: resolved.pathname, id });
      }
    }
  }

  expect(broken.sort(), 'links that lead to no page: fix them in content/').toEqual(
    [...deadMenuPaths].sort(),
  );
  expect([...nowhere]).toEqual(unset.map(({ label }) => label));
  const missing = wanted.filter(({ path, id }) => !ids.get(path)?.includes(id));
  expect(missing).toEqual([]);
  expect(wanted.length).toBeGreaterThan(20);
  expect([...ids.keys()]).toEqual(expect.arrayContaining(everyPath));
});

test('WhatsApp, telephone and mail can be reached from every page', () => {
  for (const path of canonicalPaths) {
    const links = anchorsIn(builtDocument(path), builtOrigin + path);
    const outward = links.filter(({ resolved }) => resolved.origin !== builtOrigin);
    const chats = outward.filter(({ href }) => href.startsWith('https://wa.me/'));
    expect(chats.length, path).toBeGreaterThan(0);
    for (const chat of chats) {
      const toTry = chat.resolved.pathname === `/${site.demoLines.whatsapp?.e164.slice(1)}`;
      if (!toTry) expect(chat.resolved.pathname).toBe(`/${site.whatsapp.number}`);
      expect([
        site.whatsapp.message,
        site.whatsapp.hospitalityMessage,
        ...(toTry ? [liveDemo.message] : []),
      ]).toContain(chat.resolved.searchParams.get('text'));
      expect(chat.target).toBe('_blank');
      expect(chat.rel).toContain('noopener');
    }
    const others = outward
      .filter((anchor) => !chats.includes(anchor))
      .map(({ href }) => href)
      .filter((href) => href !== bookingLink()?.href);
    expect(others, path).toContain(`mailto:${site.email}`);
    expect(others, path).toContain(`tel:${site.phoneE164}`);
    for (const href of others) expect(href, path).toMatch(/^(mailto:|tel:)/);
  }
});

for (const { label } of unset.slice(0, 1)) {
  test(`${label}, without its text, says so and goes nowhere`, async ({ page }) => {
    await page.goto(plainPath);
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAccessibleDescription(navigation.legalUnset);
    await link.scrollIntoViewIfNeeded();
    await standStill(page);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(plainPath);
    await standStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
}
