/**
 * Lighthouse (mobile, simulated slow 4G) on every page of the production build, served by nginx as
 * `npm run package` configures it, three times each beside a copy without scripts, and the medians.
 * `npm run bench:pages -- URL …` measures other addresses, with no copy beside them. `RUNS` says how
 * often (3).
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measure, median } from './bench/lighthouse-run.mjs';
import { startScriptFreeProxy } from './bench/script-free-proxy.mjs';
import { findBrowser } from './find-browser.mjs';
import { stopAll, stopAllOnSignals } from './lib/children.mjs';
import { startNginx } from './lib/nginx.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { writeRelease } from './package/release.mjs';

const HOST = '127.0.0.1';

const runs = Number(process.env.RUNS ?? 3);
const browser = findBrowser();
const given = process.argv.slice(2);

async function startSite() {
  const port = await anyFreePort(HOST);
  const release = await writeRelease(path.join(folder, 'release'), {
    siteUrl: 'http://localhost:3000',
    listen: `${HOST}:${port}`,
  });
  const http = `include ${release}/nginx/linea-site.conf;`;
  await startNginx(await ensureProgram('nginx'), path.join(folder, 'nginx'), {
    host: HOST,
    port,
    http,
  });
  return `http://${HOST}:${port}`;
}

/** The canonical pages: the other addresses answer with the same files. */
async function pagePaths() {
  const solutions = await readdir('content/solutions');
  const slugs = solutions.map((file) => file.replace('.ts', ''));
  return ['/', '/hospitality', ...slugs.map((slug) => `/soluzioni/${slug}`)];
}

async function medians(url) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(url, browser));
  const of = (pick) => median(results.map(pick));
  const kinds = [...new Set(results.flatMap(({ bytes }) => Object.keys(bytes)))];
  return {
    score: of(({ score }) => score),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, of(({ bytes }) => bytes[kind] ?? 0)])),
  };
}

function line(name, { score, lcp, tbt, cls, bytes }, ratio) {
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const kinds = Object.entries(bytes)
    .filter(([, size]) => size > 0)
    .map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`);
  const beside = ratio ? `, ${ratio.toFixed(2)} × script-free` : '';
  console.log(
    `${name}\n  score ${score}, LCP ${(lcp / 1000).toFixed(2)} s${beside}, TBT ${Math.round(tbt)} ms, ` +
      `CLS ${cls.toFixed(3)}, ${(total / 1000).toFixed(1)} KB (${kinds.join(', ')})`,
  );
}

async function measureSite() {
  const url = await startSite();
  const bare = await startScriptFreeProxy(url);
  try {
    for (const address of await pagePaths()) {
      const page = await medians(url + address);
      const without = await medians(bare.url + address);
      line(address, page, page.lcp / without.lcp);
    }
  } finally {
    bare.close();
  }
}

stopAllOnSignals(1);
const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
try {
  if (given.length === 0) await measureSite();
  for (const url of given) line(url, await medians(url));
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
