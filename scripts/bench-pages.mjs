/**
 * Lighthouse (mobile, simulated slow 4G) on every page of the production build, three times each beside
 * a copy without scripts, and the medians. `npm run bench:pages -- URL …` measures other addresses, with
 * no copy beside them. `RUNS` says how often (3).
 */
import { readdir } from 'node:fs/promises';
import { measure, median } from './bench/lighthouse-run.mjs';
import { startScriptFreeProxy } from './bench/script-free-proxy.mjs';
import { findBrowser } from './find-browser.mjs';
import { start } from './lib/children.mjs';
import { anyFreePort, untilHttp } from './lib/ports.mjs';

const runs = Number(process.env.RUNS ?? 3);
const browser = findBrowser();
const given = process.argv.slice(2);

async function startSite() {
  const port = await anyFreePort('127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const next = 'node_modules/next/dist/bin/next';
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:25',
    LEADS_FROM: 'bench@linea.example',
    LEADS_TO: 'bench@linea.example',
  };
  const site = start(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    env,
    quiet: true,
  });
  await untilHttp(url, { gone: site.ended, limitMs: 30_000 });
  return { url, stop: () => site.child.kill('SIGTERM') };
}

/** The canonical pages: the other addresses answer with the same files. */
async function pagePaths() {
  const solutions = await readdir('content/solutions');
  const slugs = solutions
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace('.ts', ''));
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

if (given.length > 0) {
  for (const url of given) line(url, await medians(url));
} else {
  const site = await startSite();
  const bare = await startScriptFreeProxy(site.url);
  try {
    for (const path of await pagePaths()) {
      const page = await medians(site.url + path);
      const without = await medians(bare.url + path);
      line(path, page, page.lcp / without.lcp);
    }
  } finally {
    bare.close();
    site.stop();
  }
}
