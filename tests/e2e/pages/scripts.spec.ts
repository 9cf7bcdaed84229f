/** Who reads pays for the page alone: what a reader touches is answered by the browser, and React is not even asked for. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { canonicalPaths, eachKindOfPage } from '../../support/e2e/addresses';
import { laidOut, scriptsOf, withMotion } from '../../support/e2e/browser';
import { builtFile, stemOf } from '../../support/e2e/built-pages';
import { contactForm } from '../../support/e2e/contact-form';
import { drawer, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

test.use(withMotion);

/** What a page may weigh, read to its end: some 5% more than the heaviest, with the icon, which a desktop's browser asks for. */
const mostBytes = 65_000;

/** Bytes on the wire of all that a page asks for, by kind, and what it still waits for. */
async function traffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const underWay = new Set<string>();
  const bytes: Record<string, number> = {};
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    kinds.set(requestId, type);
    underWay.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    underWay.delete(requestId);
  });
  return { bytes, underWay };
}

/** Lets everything have its turn that the page puts off until the browser has time. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

/** By mouse and keyboard: a first movement of the mouse counts as none in a desktop's browser. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  const atEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await idle(page);
    expect(await atEnd()).toBe(true);
  }).toPass({ intervals: [0] });
}

const documentBytes = (path: string) =>
  brotliCompressSync(builtFile(`${stemOf(path)}.html`)).length;
/** Of pages that load the same beside themselves, the one that weighs most. */
const heaviest = [...canonicalPaths].sort((a, b) => documentBytes(b) - documentBytes(a))[0] ?? '/';

for (const path of new Set([...eachKindOfPage, heaviest])) {
  test(`${path} read to its end asks for no script and no data, and for ${mostBytes / 1_000} KB at the most`, async ({
    page,
  }) => {
    const { bytes, underWay } = await traffic(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    await expect.poll(() => underWay.size).toBe(0);
    const byKind = `bytes by kind: ${JSON.stringify(bytes)}`;
    for (const kind of ['Script', 'Fetch', 'XHR']) expect(bytes, byKind).not.toHaveProperty(kind);
    // a pointer that rests on a link has its page fetched ahead
    const { Prefetch: _, ...own } = bytes;
    const sum = Object.values(own).reduce((total, each) => total + each, 0);
    expect(sum, byKind).toBeGreaterThan(10_000);
    expect(sum, byKind).toBeLessThanOrEqual(mostBytes);
  });
}

const other = solutions.find(({ slug }) => slug !== mapRuns.first);
const { theme } = navigation;

async function useTheme(page: Page, area = page.getByRole('banner')): Promise<void> {
  const button = area.getByRole('button', { name: theme.label });
  await button.click();
  await expect(button).toHaveAccessibleName(`${theme.label}: ${theme.light}`);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
}

async function useStripMapAndQuestion(page: Page): Promise<void> {
  await page.locator('.run-choice', { hasText: other?.run.request }).click();
  const shown = page.locator('.run:has(:checked) > .run-panel .run-name');
  await expect(shown).toContainText(other?.name ?? '');
  const strip = page.locator('.strip-track');
  await expect(strip).toHaveCSS('animation-duration', '20s');
  await page.getByRole('checkbox', { name: home.integrations.pauseLabel }).click();
  await expect(strip).toHaveCSS('animation-play-state', 'paused');
  const question = page.locator('details.question').filter({ visible: true }).first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
}

test('in a wide window menu, theme, tooltip, map, strip and questions answer without a script; the form asks for them', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await laidOut(page);
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  const { trigger, panel, banner } = wideHeader(page);
  await trigger.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await useTheme(page);
  await banner.getByRole('button', { name: theme.label }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(theme.meanings.light, { useInnerText: true });
  await useStripMapAndQuestion(page);
  const drawing = page.locator('.exits');
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute('data-entered', '');
  await readToTheEnd(page);
  await idle(page);
  expect(scripts).toEqual([]);
  await contactForm(page).fields.nome.click();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await expect(page.locator('.route-note')).toContainText(other?.name ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('drawer, theme, map, strip and questions answer without a script, and the drawer keeps what is beside it out of reach', async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto('/');
    await laidOut(page);
    await page.getByRole('heading', { level: 1 }).tap();
    const { trigger, dialog, link } = drawer(page);
    await trigger.tap();
    await expect(dialog).toBeVisible();
    const beside = page.locator('body > :is(header, main, footer)');
    await expect(beside).toHaveCount(3);
    for (const part of await beside.all()) await expect(part).toHaveAttribute('inert');
    await useTheme(page, dialog);
    await link(navigation.services).tap();
    await expect(dialog).toHaveCount(0);
    for (const part of await beside.all()) await expect(part).not.toHaveAttribute('inert');
    await expect(page.locator(`#${anchors.services}`)).toBeInViewport();
    await useStripMapAndQuestion(page);
    await idle(page);
    expect(scripts).toEqual([]);
  });
});
