/**
 * Lighthouse (mobile, simulated slow 4G) on every page of the production build, served by the program that goes live behind
 * Caddy (TLS, HTTP/2), beside a copy without scripts and typefaces; then what the first touch of a page costs on a slow
 * phone. Three times each, and the medians.
 *
 * `npm run bench:pages -- --peer DIR …` measures the start page of a folder beside them, served in the same way;
 * `-- --only home` those pages, and touches, whose name has the word; `-- --no-touch` leaves the touches out; `-- --shares`
 * measures instead what each of the build's means against a slow first picture is worth, `-- --reader` what who only reads
 * pays, `-- --lengths` how long the pages are;
 * `npm run bench:pages -- URL …` measures other addresses and nothing else. `RUNS` says how often (3).
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCaddy } from './bench/caddy.mjs';
import { measureFirstTouches } from './bench/first-touch.mjs';
import { tellLengths } from './bench/lengths.mjs';
import { measure } from './bench/lighthouse-run.mjs';
import { median } from './bench/median.mjs';
import { tellReader } from './bench/reader.mjs';
import { tellShares } from './bench/shares.mjs';
import { startVariant, bare as withoutScripts } from './bench/variants.mjs';
import { stopAll, stopAllOnSignals } from './lib/children.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { startProgram } from './lib/program.mjs';
import { root } from './lib/project.mjs';

/** @import { Measured } from './bench/lighthouse-run.mjs' */

/** @typedef {Measured & { tbtMost: number }} Medians and the longest time of blocking */

const HOST = '127.0.0.1';

const { values: options, positionals: given } = parseArgs({
  allowPositionals: true,
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
const runs = Number(process.env.RUNS ?? 3);
const browser = findBrowser() ?? '';
if (!browser) throw new Error('There is no browser here: npm test installs one.');

/** One Caddy for all that is measured: `{ site, bare, peers, close }`, the origins that it serves. */
async function startSites() {
  const port = await anyFreePort(HOST);
  const plain = `http://localhost:${port}`;
  const bare = await startVariant(plain, withoutScripts);
  const fronts = await Promise.all(
    [
      { origin: plain },
      { origin: bare.url },
      ...options.peer.map((folder) => ({ root: path.resolve(folder) })),
    ].map(async (behind) => ({ ...behind, port: await anyFreePort(HOST) })),
  );
  const [site = '', copy = '', ...peers] = fronts.map((front) => `https://localhost:${front.port}`);
  await startProgram(folder, port, { siteUrl: site });
  await startCaddy(path.join(folder, 'caddy'), fronts);
  return { site, bare: copy, peers, close: bare.close };
}

/** The canonical pages: the other addresses answer with the same files. */
async function pagePaths() {
  const solutions = await readdir('content/solutions');
  const slugs = solutions.map((file) => file.replace('.ts', ''));
  return ['/', '/hospitality', ...slugs.map((slug) => `/soluzioni/${slug}`)];
}

/** @param {string} name */
const wanted = (name) => `${name === '/' ? 'home ' : ''}${name}`.includes(options.only);

/**
 * @param {Measured[]} results
 * @returns {Medians}
 */
function mediansOf(results) {
  /** @param {(result: Measured) => number} pick */
  const of = (pick) => median(results.map(pick));
  /** @param {(result: Measured) => Record<string, number>} pick */
  const byKind = (pick) => {
    const kinds = [...new Set(results.flatMap((result) => Object.keys(pick(result))))];
    return Object.fromEntries(kinds.map((kind) => [kind, of((each) => pick(each)[kind] ?? 0)]));
  };
  return {
    score: of(({ score }) => score),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    tbtMost: Math.max(...results.map(({ tbt }) => tbt)),
    cls: of(({ cls }) => cls),
    elements: of(({ elements }) => elements),
    work: byKind(({ work }) => work),
    bytes: byKind(({ bytes }) => bytes),
  };
}

/**
 * By turns, so that what else the machine does meanwhile falls on all of them alike.
 *
 * @param {string[]} urls
 */
async function mediansByTurns(urls) {
  /** @type {{ url: string, results: Measured[] }[]} */
  const measured = urls.map((url) => ({ url, results: [] }));
  for (let run = 0; run < runs; run += 1)
    for (const { url, results } of measured) results.push(await measure(url, browser));
  return measured.map(({ results }) => mediansOf(results));
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
/** @param {Record<string, number>} numbers */
const sum = (numbers) => Object.values(numbers).reduce((total, each) => total + each, 0);

/**
 * @param {string} name
 * @param {Medians} result
 * @param {(Medians & { name: string })[]} besides
 */
function tell(name, result, besides = []) {
  const { score, fcp, lcp, tbt, tbtMost, cls, elements, work, bytes } = result;
  const kinds = Object.entries(bytes).filter(([, size]) => size > 0);
  const ratios = besides.map(
    ({ lcp: other, name: whose }) => ` (${(lcp / other).toFixed(2)} × ${whose})`,
  );
  console.log(
    [
      name,
      `  score ${score}, FCP ${seconds(fcp)}, LCP ${seconds(lcp)}${ratios.join('')}, CLS ${cls.toFixed(3)}`,
      `  blocking ${Math.round(tbt)} ms (at most ${Math.round(tbtMost)}), ${elements} elements, main thread ` +
        `${Math.round(sum(work))} ms: ${Object.entries(work)
          .map(([kind, ms]) => `${kind} ${Math.round(ms)}`)
          .join(', ')}`,
      `  ${kilobytes(sum(bytes))} KB: ${kinds.map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(', ')}`,
    ].join('\n'),
  );
}

/** @param {string} origin */
async function tellTouches(origin) {
  for (const { touch, results } of await measureFirstTouches(browser, origin, runs, wanted)) {
    /** @param {(result: typeof results[number]) => number} pick */
    const of = (pick) => median(results.map(pick));
    console.log(
      `${touch.name} (${touch.address})\n  ${Math.round(of(({ ms }) => ms))} ms, ${kilobytes(of(({ bytes }) => bytes))} KB ` +
        `until then, ${kilobytes(of(({ bytesInAll }) => bytesInAll))} KB in all`,
    );
  }
}

async function measureSite() {
  const { site, bare, peers, close } = await startSites();
  try {
    for (const page of (await pagePaths()).filter(wanted)) {
      const urls = [site + page, bare + page, ...peers.map((peer) => `${peer}/`)];
      const [own, ...others] = await mediansByTurns(urls);
      if (!own) continue;
      const names = ['bare copy', ...options.peer.map((peer) => path.basename(peer))];
      const named = others.map((other, i) => ({ ...other, name: names[i] ?? '' }));
      tell(page, own, named);
      for (const { name, ...other } of named) tell(`  beside it: ${name}`, other);
    }
    if (options.touch) await tellTouches(site);
  } finally {
    close();
  }
}

/** @param {(...of: Parameters<typeof tellShares>) => Promise<void>} tellOther */
async function measureOther(tellOther) {
  const port = await anyFreePort(HOST);
  const origin = `http://localhost:${port}`;
  await startProgram(folder, port, { siteUrl: origin });
  const paths = (await pagePaths()).filter(wanted);
  await tellOther(browser, origin, { paths, runs, folder: path.join(folder, 'caddy') });
}

process.chdir(root);
stopAllOnSignals(1);
const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
try {
  if (options.shares) await measureOther(tellShares);
  else if (options.reader) await measureOther(tellReader);
  else if (options.lengths) await measureOther(tellLengths);
  else if (given.length === 0) await measureSite();
  for (const url of given) for (const own of await mediansByTurns([url])) tell(url, own);
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
