// npm run bench: Lighthouse's phone on three pages of the built site behind Caddy, HTTP/2 and TLS; medians.
//   npm run bench -- --peer FOLDER   beside a folder of static files that the same Caddy serves
//   npm run bench -- --runs 9        of each page; five by themselves
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { solutions } from '@/content/solutions';
import { startSmtpServer } from '@/tests/support/smtp-server';
import { ensureBuild } from './lib/build';
import { startCaddy } from './lib/caddy';
import { stopAll, stopAllOnSignals } from './lib/children';
import { ensureBrowser } from './lib/find-browser';
import { anyFreePort, untilHttp } from './lib/ports';
import { startTrialSite } from './lib/site';

const { values } = parseArgs({
  options: { peer: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const audits = {
  'first picture, ms': 'first-contentful-paint',
  'largest picture, ms': 'largest-contentful-paint',
  'blocking, ms': 'total-blocking-time',
  'transferred, bytes': 'total-byte-weight',
  elements: 'dom-size',
};
const pages = ['/', '/hospitality', `/soluzioni/${solutions[0]?.slug}`];
const samples: { url: string; figures: Record<string, number> }[] = [];

/** Starts the site, and Caddy in front of it, by the Caddyfile that goes live: the site's origin, the peer's, and an end. */
async function serve(folder: string) {
  const port = await anyFreePort('127.0.0.1');
  const ours = `https://site.localhost:${port}`;
  const peer = `https://peer.localhost:${port}`;
  const { url: mailServer } = await startSmtpServer();
  const site = await startTrialSite(mailServer, { SITE_URL: ours, TRUSTED_PROXY_HOPS: '1' });
  const files = `${peer} {
	root * "${path.resolve(values.peer ?? '')}"
	encode zstd gzip
	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br zstd gzip
	}
}
`;
  const live = await readFile('deploy/Caddyfile', 'utf8');
  const caddy = await startCaddy(folder, {
    config: values.peer ? `${live}\n${files}` : live,
    siteUrl: ours,
    upstream: site.url,
    options: ['auto_https disable_redirects', `https_port ${port}`],
  });
  // to whoever asks without TLS it says so
  await untilHttp(`http://127.0.0.1:${port}`, caddy, 60_000);
  return { origins: values.peer ? [ours, peer] : [ours], end: site.stop };
}

async function measure(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.createBrowserContext();
  const settings = { onlyCategories: ['performance'], logLevel: 'error' as const };
  const result = await lighthouse(url, settings, undefined, await context.newPage());
  await context.close();
  const fault = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || fault) throw new Error(`${url}: ${fault}`);
  const figures: Record<string, number> = {};
  for (const [name, audit] of Object.entries(audits))
    figures[name] = result.lhr.audits[audit]?.numericValue ?? Number.NaN;
  figures['style work, ms'] = result.artifacts.Trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { dur = 0 }) => sum + dur / 1_000, 0);
  return figures;
}

function median(url: string, name: string): number {
  const of = samples.filter((sample) => sample.url === url).map(({ figures }) => figures[name]);
  return of.sort((a = 0, b = 0) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;
}

function print(page: string, [ours = '', ...others]: string[]): void {
  console.log(`\n${page.padEnd(40)}     site${others.map(() => '     peer  ratio').join('')}`);
  for (const name of Object.keys(samples[0]?.figures ?? {})) {
    const own = median(ours + page, name);
    const theirs = others.map((origin) => median(origin + page, name));
    const cells = [own, ...theirs].map((value) => value.toFixed(0).padStart(9));
    const ratios = theirs.map((value) => (own / value).toFixed(2).padStart(7));
    console.log([`  ${name.padEnd(38)}`, ...cells, ...ratios].join(''));
  }
}

stopAllOnSignals(1);
const folder = await mkdtemp(path.join(tmpdir(), 'linea-bench-'));
try {
  await ensureBuild();
  const executablePath = await ensureBrowser();
  const { origins, end } = await serve(folder);
  const args = ['--no-sandbox', '--ignore-certificate-errors', '--disable-quic'];
  const browser = await puppeteer.launch({ executablePath, headless: 'shell', args });
  const urls = pages.flatMap((page) => origins.map((origin) => origin + page));
  for (let run = 1; run <= Number(values.runs); run += 1)
    for (const url of urls) {
      console.error(`run ${run} of ${values.runs}: ${url}`);
      samples.push({ url, figures: await measure(browser, url) });
    }
  await browser.close();
  for (const page of pages) print(page, origins);
  await end();
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
