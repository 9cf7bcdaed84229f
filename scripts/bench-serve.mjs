// How fast the program serves the home page, beside plain nginx with the same file and `next start`, which compresses
// nothing here (next.config.ts): all in one run, in turns, on this machine alone; how long it takes to its first answer,
// and its memory. `npm run bench:serve` needs a build; it installs Debian's nginx and wrk.
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { median } from './bench/median.mjs';
import { run, stopAll, stopAllOnSignals } from './lib/children.mjs';
import { startNginx } from './lib/nginx.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { startProgram } from './lib/program.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { localBin, root } from './lib/project.mjs';

const HOST = '127.0.0.1';
const SECONDS = 3;
const REQUESTS = 20_000;
const rounds = Number(process.env.RUNS ?? 5);

/** @param {string} url */
async function load(url) {
  const args = [
    '-t1',
    '-c32',
    `-d${SECONDS}s`,
    '--timeout=30s',
    '-H',
    'Accept-Encoding: br, gzip',
    url,
  ];
  const { ok, output } = await run(wrk, args, { timeoutMs: 60_000, quiet: true });
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
  if (!ok || !rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk: ${output}`);
  return { rate, requests: Number(/(\d+) requests in/.exec(output)?.[1]) };
}

/** @param {import('./lib/children.mjs').Started} program */
function residentMb({ child }) {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

process.chdir(root);
stopAllOnSignals(1);
const [nginx, wrk] = [await ensureProgram('nginx'), await ensureProgram('wrk')];
const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
try {
  const ports = [await anyFreePort(HOST), await anyFreePort(HOST), await anyFreePort(HOST)];
  const [ownPort = 0, nextPort = 0, nginxPort = 0] = ports;
  const since = performance.now();
  const program = await startProgram(path.join(folder, 'own'), ownPort);
  const startMs = performance.now() - since;

  const url = `http://${HOST}:${ownPort}/`;
  const page = await new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    http.get(url, { headers }, (answer) => resolve(buffer(answer))).on('error', reject);
  });
  const files = path.join(folder, 'files');
  await mkdir(files);
  await writeFile(path.join(files, 'index.html'), page);
  const plain = `server { listen ${HOST}:${nginxPort}; root ${files}; sendfile on; default_type text/html; }`;
  await startNginx(nginx, path.join(folder, 'nginx'), { host: HOST, port: nginxPort, http: plain });
  const script = [localBin('next'), 'start', '-H', HOST, '-p', String(nextPort)];
  await startProgram(path.join(folder, 'next'), nextPort, { script });

  const atRest = residentMb(program);
  for (let sent = 0; sent < REQUESTS; ) sent += (await load(url)).requests;
  console.log(
    `first answer after ${(startMs / 1000).toFixed(1)} s; ${atRest} MB at rest, ${residentMb(program)} MB after ` +
      `${REQUESTS} requests and more\nhome, brotli, ${page.length} bytes; wrk with 32 connections, ${rounds} rounds of ${SECONDS} s in turns`,
  );
  const names = ['this program', 'next start', 'plain nginx'];
  const all = names.map((name, i) => ({ name, url: `http://${HOST}:${ports[i]}/`, rates: [0] }));
  for (const each of all) each.rates = [];
  for (let round = 0; round < rounds; round += 1)
    for (const each of all) each.rates.push((await load(each.url)).rate);
  const own = median(all[0]?.rates ?? []);
  for (const { name, rates } of all) {
    const each = rates.map(Math.round).join(' ');
    const ratio = (own / median(rates)).toFixed(2);
    console.log(`${name.padEnd(18)} ${Math.round(median(rates))} requests/s, × ${ratio} (${each})`);
  }
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
