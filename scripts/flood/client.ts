// Who floods: a process of its own, which leaves the processor to the server and the visitor where they want it. Its order
// is its argument. It prints a line when it begins, and at its end how it was answered.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { actionPath, formTouchedPath, sendContactPath } from '@/lib/links';
import { type Asked, ask } from './ask';

/** What a flooding client is told to do. */
export interface Order {
  url: string;
  kind: Kind;
  connections: number;
  /** Without them it goes on until the seconds are over. */
  requests?: number;
  /** Of an unfinished body, each on a connection of its own, held until the seconds are over. */
  bytes?: number;
  seconds: number;
}

/** Answers by status; `cut` where the connection ended instead, `open` where nothing came. */
export type Answers = Record<string, number>;

const network = (n: number) => `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`;
const from = (address: string) => ({ 'X-Forwarded-For': address });
const one = from('203.0.113.1');
/** Node reads heads of 16 KB by itself. */
const long = (sign: string) => sign.repeat(15_000);
const touched = { method: 'POST', path: `${formTouchedPath}?page=/` };
const lead = { method: 'POST', path: sendContactPath };

/** The nth request of a flood. */
const kinds = {
  networks: (n) => ({ ...touched, headers: from(network(n)) }),
  'small requests': (n) => ({ ...(n % 2 === 0 ? touched : lead), headers: one, body: '{}' }),
  bodies: (n) => ({ ...lead, headers: from(network(n)) }),
  pages: () => ({ headers: one }),
  'forged links': () => ({
    path: actionPath + randomBytes(39).toString('base64url'),
    headers: one,
  }),
  health: () => ({ path: '/api/health', headers: one }),
  'accepted codings': () => ({ headers: { ...one, 'Accept-Encoding': long(',') } }),
  'entity tags': () => ({ headers: { ...one, 'If-None-Match': long(',') } }),
  // only where it is asked for: at what Next answers
  proxies: () => ({ path: '/api/health', headers: from(`${long(',')}203.0.113.1`) }),
} satisfies Record<string, (n: number) => Asked>;

export type Kind = keyof typeof kinds;

setPriority(10);
const order: Order = JSON.parse(process.argv[2] ?? '{}');
const { url, kind, connections, requests = Number.POSITIVE_INFINITY, bytes, seconds } = order;
const client = url.startsWith('https:') ? https : http;
const agent = new client.Agent({ keepAlive: true, maxSockets: connections });
const answers: Answers = {};
const count = (answer: string, by = 1) => {
  answers[answer] = (answers[answer] ?? 0) + by;
};
let sent = 0;

async function askOnAndOn(): Promise<void> {
  while (sent < requests) count(await ask(url, kinds[kind](sent++), { agent }));
}

/** Each of an address of its own, for who tells networks apart by that. */
async function holdBodies(unfinished: Buffer): Promise<void> {
  for (; sent < requests; sent += 1) {
    const localAddress = `127.20.${(sent >> 8) & 255}.${sent & 255}`;
    void ask(url, { ...kinds[kind](sent), unfinished }, { localAddress }).then(count);
    if (sent % connections === 0) await pause(10);
  }
  await pause(seconds * 1_000);
  const told = Object.values(answers).reduce((sum, each) => sum + each, 0);
  if (told < requests) count('open', requests - told);
}

// connected before it begins: many who connect at once keep each other waiting
if (bytes === undefined) {
  const opening = Array.from({ length: connections }, () => ask(url, {}, { agent }));
  await Promise.all(opening);
}
console.log('begun');
const since = performance.now();
if (bytes === undefined) {
  const asking = Array.from({ length: connections }, askOnAndOn);
  await Promise.race([Promise.all(asking), pause(seconds * 1_000)]);
} else await holdBodies(Buffer.alloc(bytes - 1, 'x'));
console.log(JSON.stringify({ answers, seconds: (performance.now() - since) / 1_000 }));
process.exit();
