/**
 * How the production build's pages come up on a slow phone at the end of a mobile connection, behind Caddy (TLS, HTTP/2),
 * and what the first touch of a page costs there: medians of three (`RUNS`). `npm run bench:pages --` with:
 *
 *   --only home      only pages, and touches, whose name has the word; `--no-touch`: no touches
 *   --peer DIR …     the start page of another site's folder beside it
 *   --shares         each page without one of the build's means beside it
 *   --reader         what who only reads pays
 *   --lengths        how long the pages are
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { tellFirstTouches } from './bench/first-touch.mjs';
import { tellReader } from './bench/reader.mjs';
import { startVariants } from './bench/shares.mjs';
import { HOST, inKilobytes, load, median, startCaddy, startSlowLink } from './bench/slow-phone.mjs';
import { stopAll, stopAllOnSignals } from './lib/children.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { startProgram } from './lib/program.mjs';
import { root } from './lib/project.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { Site } from './bench/slow-phone.mjs' */

const { values: options } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
    touch: { type: 'boolean', default: true },
    shares: { type: 'boolean', default: false },
    reader: { type: 'boolean', default: false },
    lengths: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
/** The widths that the decisions speak of. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const runs = Number(process.env.RUNS ?? 3);

/** @param {string} name */
const wanted = (name) => `${name === '/' ? 'home ' : ''}${name}`.includes(options.only);

/** The canonical pages: the other addresses answer with the same files. */
async function pagePaths() {
  const solutions = await readdir('content/solutions');
  const slugs = solutions.map((file) => file.replace('.ts', ''));
  return ['/', '/hospitality', ...slugs.map((slug) => `/soluzioni/${slug}`)].filter(wanted);
}

/**
 * By turns, so that what else the machine does meanwhile falls on all of them alike.
 *
 * @param {Browser} browser
 * @param {{ name: string, url: string }[]} pages
 */
async function tellSideBySide(browser, pages) {
  /** @type {(typeof pages[number] & { loads: Awaited<ReturnType<typeof load>>[] })[]} */
  const measured = pages.map((page) => ({ ...page, loads: [] }));
  for (let run = 0; run < runs; run += 1)
    for (const { url, loads } of measured) loads.push(await load(browser, url));
  for (const { name, loads } of measured) {
    /** @param {'fcp' | 'lcp' | 'blocking'} kind */
    const of = (kind) => Math.round(median(loads.map((each) => each[kind])));
    console.log(
      `  ${name}: FCP ${of('fcp')} ms, LCP ${of('lcp')} ms, blocking ${of('blocking')} ms, ${inKilobytes(loads[0]?.bytes ?? {})}`,
    );
  }
}

/**
 * How long each page is, in CSS pixels, with its words.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {string[]} paths
 */
async function tellLengths(browser, origin, paths) {
  console.log(['page', ...WINDOWS.map(({ width }) => `at ${width}`), 'words'].join('\t'));
  for (const path of paths) {
    const lengths = [];
    let words = 0;
    for (const viewport of WINDOWS) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(origin + path);
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await page.waitForSelector('html[data-whole]', { state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      lengths.push(await page.evaluate(() => document.documentElement.scrollHeight));
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      words = (await page.locator('main').innerText()).split(/\s+/).length;
      await page.close();
    }
    console.log([path, ...lengths, words].join('\t'));
  }
}

/**
 * @param {Browser} browser
 * @param {string} folder
 */
async function tellAll(browser, folder) {
  const port = await anyFreePort(HOST);
  const origin = `http://localhost:${port}`;
  await startProgram(folder, port, origin);
  const paths = await pagePaths();
  if (options.lengths) return tellLengths(browser, origin, paths);
  /** @type {Site[]} */
  const sites = [
    { name: 'this site', origin },
    ...options.peer.map((peer) => ({ name: path.basename(peer), root: path.resolve(peer) })),
    ...(options.shares ? await startVariants(origin) : []),
  ];
  const ports = await startCaddy(path.join(folder, 'caddy'), sites);
  const links = await Promise.all(ports.map(startSlowLink));
  const served = sites.map((site, i) => ({
    ...site,
    url: `https://localhost:${links[i]?.port}`,
  }));
  try {
    if (options.reader) return await tellReader(browser, served[0]?.url ?? '', { paths, runs });
    for (const page of paths) {
      console.log(page);
      const pages = served.map((site) => ({
        name: site.name,
        url: site.url + ('root' in site ? '/' : page),
      }));
      await tellSideBySide(browser, pages);
    }
    // its own throttling: a touch is measured once all is loaded
    if (options.touch && !options.shares)
      await tellFirstTouches(browser, `https://localhost:${ports[0]}`, { runs, wanted });
  } finally {
    for (const link of links) link.close();
  }
}

process.chdir(root);
stopAllOnSignals(1);
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no browser here: npm test installs one.');
const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await tellAll(browser, folder);
} finally {
  await browser.close();
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
