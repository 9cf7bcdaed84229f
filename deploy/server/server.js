// Written by `npm run package` from deploy/server/server.js: the server for /api and /azione, behind the release's own nginx.
import { createSocket } from 'node:dgram';
import { channel, subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { isIPv6 } from 'node:net';
import path from 'node:path';

const HOST = '{{nodeHost}}';
const PORT = '{{nodePort}}';

/** Where systemd's sockets begin (sd_listen_fds(3)). */
const FIRST_PASSED_SOCKET = 3;

/** Connections that may wait in the socket while no server is there: a restart takes seconds. */
const BACKLOG = 4096;

/** Milliseconds that requests under way get to be answered when the server ends. */
const REQUESTS_MS = 15_000;

/** Milliseconds for the start: what hangs is ended, and started again by whoever watches over it. */
const START_MS = 60_000;

/** @type {Record<string, string | undefined>} */
const env = process.env;
// what each visit is counted by: nginx in front of this server writes the visitor's address into X-Forwarded-For
env.TRUSTED_PROXY_HOPS ||= '1';
env.PORT ||= PORT;
env.NODE_ENV = 'production';
env.NEXT_TELEMETRY_DISABLED ||= '1';

// the next release would take the place of what lies in this one's folder
if (!env.DATA_DIR && !env.DATABASE_URL) {
  console.error(
    'DATA_DIR is missing: name a folder outside the release, such as /var/lib/linea-site.',
  );
  process.exit(1);
}
if (env.DATA_DIR) env.DATA_DIR = path.resolve(env.DATA_DIR);
process.chdir(import.meta.dirname);

/** The configuration as it was built; Next's own start file hands it over in the same way. */
const { config } = JSON.parse(await readFile('.next/required-server-files.json', 'utf8'));
env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
const { default: next } = await import('next');

/** Which release answers, for whoever switches from one to another; nginx keeps it to itself. */
const build = (await readFile('.next/BUILD_ID', 'utf8')).trim();

const site = next({ dev: false, dir: import.meta.dirname, hostname: HOST, port: Number(env.PORT) });
const handle = site.getRequestHandler();
const server = http.createServer((request, response) => {
  // pages are nginx's, and not here
  if (!/^\/(api|azione)\//.test(request.url ?? '')) {
    response.writeHead(404);
    response.end();
    return;
  }
  response.setHeader('X-Release', build);
  handle(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});

// nginx's lines about what is counted (lib/lead/figures/nginx-counts.ts); none is worth more than the form
const counted = createSocket(isIPv6(HOST) ? 'udp6' : 'udp4');
counted.on('message', (line) => channel('site.counted').publish(line.toString('latin1')));
counted.on('error', (error) => {
  console.error(`Visits are not counted: ${'code' in error ? error.code : error.message}`);
});
// before the sums are written for the last time: what comes later is in systemd's socket, for the next server
subscribe('site.stopping', () => counted.close());

/** Takes no more, answers what has been taken, and ends. */
async function end() {
  if (server.listening) {
    const closed = once(server, 'close');
    server.close();
    setTimeout(() => server.closeAllConnections(), REQUESTS_MS).unref();
    await closed;
  }
  process.exit(0);
}

// the lead service puts itself before these, and finishes its deliveries first (lib/lead/ops/shutdown.ts)
process.once('SIGTERM', end);
process.once('SIGINT', end);

/** Listens at last: who came meanwhile waits in systemd's socket, and is not refused by a start that fails. */
function listen() {
  const passed = env.LISTEN_PID === String(process.pid) && Number(env.LISTEN_FDS) > 0;
  if (passed) server.listen({ fd: FIRST_PASSED_SOCKET }, BACKLOG);
  else server.listen(Number(env.PORT), HOST);
  // an earlier release's unit holds the first socket alone
  if (passed && Number(env.LISTEN_FDS) > 1) counted.bind({ fd: FIRST_PASSED_SOCKET + 1 });
  else counted.bind(Number(env.PORT), HOST);
}

server.once('listening', () => {
  const at = server.address();
  console.log(`Listening on ${typeof at === 'object' ? `${at?.address}:${at?.port}` : at}.`);
});

const tooLate = setTimeout(() => {
  console.error(`Not started after ${START_MS / 1000} s.`);
  process.exit(1);
}, START_MS);

// Next says that it is prepared before the site has read its variables and opened its store (lib/server/start.ts)
const started = new Promise((resolve) => subscribe('site.started', resolve));
await Promise.all([site.prepare(), started]);
clearTimeout(tooLate);
listen();
