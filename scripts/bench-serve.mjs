// How fast nginx serves a page with this site's configuration, beside plain nginx with the same file: both in one run,
// in turns, on this machine alone. `npm run bench:serve` needs Debian's nginx and wrk, and a build.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRelease } from '../build/package/release.mjs';
import { median } from './bench/median.mjs';
import { run, stopAll, stopAllOnSignals } from './lib/children.mjs';
import { errorText } from './lib/errors.mjs';
import { startNginx } from './lib/nginx.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { root } from './lib/project.mjs';

const HOST = '127.0.0.1';
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const AIM = 0.9;
const ENCODING = 'gzip, deflate, br, zstd';
/** A browser's: without one a visit is taken for a machine's, and costs less. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * What Debian's own configuration does for a file, and no more.
 *
 * @param {string} folder
 * @param {number} port
 */
const plain = (folder, port) => `
  sendfile on;
  tcp_nopush on;
  default_type text/html;
  server { listen ${HOST}:${port}; root ${folder}; }`;

/**
 * @param {string} wrk the program
 * @param {string} url
 */
async function requestsPerSecond(wrk, url) {
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '-H',
    `Accept-Encoding: ${ENCODING}`,
    '-H',
    `User-Agent: ${BROWSER}`,
    url,
  ];
  const { ok, output } = await run(wrk, args, { timeoutMs: (SECONDS + 10) * 1000, quiet: true });
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
  if (!ok || !rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk: ${output}`);
  return rate;
}

/** @param {string} url */
async function bodyLength(url) {
  const response = await fetch(url, { headers: { 'Accept-Encoding': ENCODING }, method: 'HEAD' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.headers.get('content-length');
}

/** Node's place, where nginx tells what is counted: a line that nobody takes costs it more than one that is read. */
async function startCounting() {
  const socket = createSocket('udp4');
  socket.bind(0, HOST);
  await once(socket, 'listening');
  // takes them from the kernel, and lets this program end
  socket.on('message', () => {}).unref();
  return socket;
}

/** @param {string} folder */
async function measure(folder) {
  const [nginx, wrk] = [await ensureProgram('nginx'), await ensureProgram('wrk')];
  const [ourPort, plainPort] = [await anyFreePort(HOST), await anyFreePort(HOST)];
  const counts = await startCounting();
  const release = await writeRelease(path.join(folder, 'release'), {
    siteUrl: 'http://localhost:3000',
    listen: `${HOST}:${ourPort}`,
    node: `${HOST}:${counts.address().port}`,
  });
  const files = path.join(folder, 'files');
  await mkdir(files);
  await copyFile(path.join(release, 'www/home/br/page.html'), path.join(files, 'index.html'));

  const include = `include ${release}/nginx/linea-site.conf;`;
  await startNginx(nginx, path.join(folder, 'ours'), { host: HOST, port: ourPort, http: include });
  const http = plain(files, plainPort);
  await startNginx(nginx, path.join(folder, 'plain'), { host: HOST, port: plainPort, http });

  /** @typedef {{ name: string, url: string, rates: number[] }} Contestant */
  /** @type {Contestant} */
  const ours = { name: 'this configuration', url: `http://${HOST}:${ourPort}/`, rates: [] };
  /** @type {Contestant} */
  const others = { name: 'plain nginx', url: `http://${HOST}:${plainPort}/index.html`, rates: [] };
  const all = [ours, others];
  const [ourLength, plainLength] = await Promise.all(all.map(({ url }) => bodyLength(url)));
  if (ourLength !== plainLength) throw new Error(`Not the same file: ${ourLength}, ${plainLength}`);
  console.log(
    `The home page, brotli, ${ourLength} bytes; one nginx process each; wrk with ${CONNECTIONS} connections,` +
      ` ${ROUNDS} rounds of ${SECONDS} s in turns.`,
  );

  for (const { url } of all) await requestsPerSecond(wrk, url);
  for (let round = 0; round < ROUNDS; round += 1) {
    // whoever begins has the cooler machine
    for (const each of round % 2 ? all.toReversed() : all) {
      each.rates.push(await requestsPerSecond(wrk, each.url));
    }
  }
  for (const { name, rates } of all) {
    const each = rates.map(Math.round).join(' ');
    console.log(`${name.padEnd(20)} ${Math.round(median(rates))} requests/s (${each})`);
  }
  const ratio = median(ours.rates) / median(others.rates);
  console.log(`ratio                ${ratio.toFixed(2)} (aim: at least ${AIM})`);
  return ratio;
}

process.chdir(root);
stopAllOnSignals(1);
const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
try {
  const ratio = await measure(folder);
  process.exitCode = ratio >= AIM ? 0 : 1;
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
