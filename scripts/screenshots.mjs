// Every page as a visitor sees it: screenshots/<theme>/<width>/<page>.png, at three widths in both
// themes, of the production build, which is made first when it is not the build of these sources.
// `npm run screenshots` takes all; `npm run screenshots -- home 390` those whose path has every word.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build, buildIsCurrent } from './lib/build.mjs';
import { stopAll, stopAllOnSignals } from './lib/children.mjs';
import { errorText } from './lib/errors.mjs';
import { ensureBrowser } from './lib/find-browser.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { startProgram } from './lib/program.mjs';
import { root } from './lib/project.mjs';

const HOST = '127.0.0.1';
const FOLDER = path.join(root, 'screenshots');
const THEMES = /** @type {const} */ (['light', 'dark']);
const WIDTHS = [390, 768, 1440];
const DRAWER_BELOW = 1024;
const words = process.argv.slice(2);

/**
 * What is photographed.
 *
 * @typedef {object} View
 * @property {string} name
 * @property {string} address
 * @property {() => void} [before] runs in the page before it loads, and fails once React is there
 * @property {string} [open] what is pressed first
 * @property {boolean} [screenOnly] not the whole page
 * @property {number} [from] the least width, in pixels
 * @property {number} [below] a width that is too much
 */

async function startSite() {
  if (!(await buildIsCurrent())) {
    const { ok } = await build(process.env);
    if (!ok) throw new Error('The build failed: see above.');
  }
  const port = await anyFreePort(HOST);
  const server = await startProgram(store, port);
  const died = server.ended.then(({ code, signal }) => {
    throw new Error(`The site ended (${signal ?? `status ${code}`}):\n${server.tail()}`);
  });
  return { url: `http://${HOST}:${port}`, died };
}

/**
 * The solution pages, off the home page itself: a new solution is photographed without a word here.
 *
 * @param {string} url
 * @returns {Promise<View[]>}
 */
async function solutionViews(url) {
  const html = await (await fetch(url)).text();
  const paths = [...html.matchAll(/href="(\/soluzioni\/[\w-]+)"/g)].map(([, found = '']) => found);
  return [...new Set(paths)].map((address) => ({ name: path.basename(address), address }));
}

// the layout's own failure: it cannot say that React is there; the screen that takes its place can
function breakLayout() {
  const real = window.dispatchEvent.bind(window);
  window.dispatchEvent = () => {
    window.dispatchEvent = real;
    throw new Error('Il segnale è rosso');
  };
}

/** @type {View[]} */
const pageViews = [
  { name: 'home', address: '/' },
  { name: 'hospitality', address: '/hospitality' },
  { name: 'not-found', address: '/solutions/analisi-lead-clienti' },
  { name: 'thank-you', address: '/#richiesta-inviata', screenOnly: true },
  { name: 'error', address: '/', before: breakLayout, screenOnly: true },
  { name: 'menu', address: '/', from: DRAWER_BELOW, screenOnly: true, open: 'header nav button' },
  {
    name: 'drawer',
    address: '/',
    below: DRAWER_BELOW,
    screenOnly: true,
    open: 'header button[aria-haspopup="dialog"]',
  },
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {View} view
 * @param {number} width
 * @param {typeof THEMES[number]} theme
 * @param {string} file
 */
async function photograph(browser, url, view, width, theme, file) {
  const context = await browser.newContext({
    viewport: { width, height: width < DRAWER_BELOW ? 844 : 900 },
    colorScheme: theme,
    // at rest: what is drawn once is drawn
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (view.before) await page.addInitScript(view.before);
  await page.goto(url + view.address, { waitUntil: 'networkidle' });
  if (view.before) {
    await page.locator('[data-hydrates] :is(button, input)').first().focus();
    await page.locator('main pre').waitFor();
  }
  if (view.open) {
    await page.locator(view.open).filter({ visible: true }).first().click();
    await page.waitForFunction(() => document.querySelector(':popover-open'));
  }
  // what is below the first screen is laid out later
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    return document.fonts.ready;
  });
  await page.screenshot({ path: file, fullPage: !view.screenOnly, animations: 'disabled' });
  await context.close();
}

stopAllOnSignals(130);
const store = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
/** @type {import('@playwright/test').Browser | undefined} */
let opened;
try {
  const { url, died } = await startSite();
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  opened = browser;
  if (words.length === 0 && existsSync(FOLDER)) await rm(FOLDER, { recursive: true });
  const views = [...pageViews, ...(await solutionViews(url))];
  const photographAll = async () => {
    let written = 0;
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const folder = path.join(FOLDER, theme, String(width));
        await mkdir(folder, { recursive: true });
        for (const view of views) {
          if (width < (view.from ?? 0) || width >= (view.below ?? Infinity)) continue;
          const file = path.join(folder, `${view.name}.png`);
          const asked = path.relative(FOLDER, file).split(/[/\\.]/);
          if (!words.every((word) => asked.includes(word))) continue;
          await photograph(browser, url, view, width, theme, file);
          written += 1;
        }
      }
    }
    console.log(`${written} screenshots in ${path.relative(root, FOLDER)}/`);
  };
  await Promise.race([died, photographAll()]);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
} finally {
  await opened?.close();
  await stopAll();
  await rm(store, { recursive: true, force: true });
}
