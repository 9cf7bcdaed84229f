// What the floods send, and how the flooding client is told.
import { randomBytes, randomUUID } from 'node:crypto';
import { exampleFields } from '@/lib/lead/fields';
import { actionPath, formTouchedPath, sendContactPath } from '@/lib/links';

/** With `requests` it may end before the seconds; with `bodies` it holds them so long once they are taken. */
export type Task = { seconds: number } & (
  | { flood: Kind; connections: number; requests?: number }
  | { flood: 'bodies'; bodies: number; bytes: number }
);
/** What a flooding client is told to do. */
export type Order = Task & { url: string };

/** What a flooding client prints at its end. */
export interface Told {
  /** By status; `cut` where the connection was closed instead, `open` where nothing came. */
  answers: Record<string, number>;
  seconds: number;
}

type Headers = Record<string, string>;

/** A browser's: programs' visits are not counted. */
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const oneNetwork = '198.51.100.1';
/** Node reads heads of 16 KB. */
const long = (what: string) => what.repeat(15_000 / what.length);

/** Reserved for such tests (RFC 2544; RFC 3849), turn by turn. */
export const network = (n: number): string =>
  n % 2 === 0
    ? `198.${18 + ((n >> 17) & 1)}.${(n >> 9) & 255}.${(n >> 1) & 255}`
    : `2001:db8:${(n >> 16).toString(16)}:${(n & 65_535).toString(16)}::1`;

/** A loopback address, for who is told apart by where he connects from. */
export const ownAddress = (n: number): string => `127.20.${(n >> 8) & 255}.${n & 255}`;

export function requestText(host: string, line: string, headers: Headers = {}, body = ''): string {
  const post = line.startsWith('POST') && {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  const all = { Host: host, 'User-Agent': agent, Accept: 'text/html', ...post, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const get = (host: string, target: string, headers: Headers = {}) =>
  requestText(host, `GET ${target}`, { 'X-Forwarded-For': oneNetwork, ...headers });

const touched = `POST ${formTouchedPath}?page=/`;

function lead(host: string, n: number): string {
  const fields = { ...exampleFields(), email: `persona${n}@example.com` };
  const headers = { 'X-Forwarded-For': network(n), 'Idempotency-Key': randomUUID() };
  return requestText(host, `POST ${sendContactPath}`, headers, JSON.stringify(fields));
}

/** The nth request of a flood, to be answered before the next one of its connection. */
export const kinds = {
  'first uses': (host, n) => requestText(host, touched, { 'X-Forwarded-For': network(n) }),
  leads: lead,
  'small requests': (host, n) =>
    requestText(
      host,
      n % 2 === 0 ? touched : `POST ${sendContactPath}`,
      { 'X-Forwarded-For': oneNetwork },
      '{}',
    ),
  pages: (host) => get(host, '/'),
  'forged links': (host) => get(host, actionPath + randomBytes(39).toString('base64url')),
  'accepted codings': (host) => get(host, '/', { 'Accept-Encoding': long(',') }),
  health: (host) => get(host, '/api/health'),
  'entity tags': (host) => get(host, '/', { 'If-None-Match': long(',') }),
  queries: (host) => get(host, `/?${long('&')}`),
  // only where it is asked for: at what Next answers
  proxies: (host) => get(host, '/api/health', { 'X-Forwarded-For': `${long(',')}${oneNetwork}` }),
} satisfies Record<string, (host: string, n: number) => string>;

export type Kind = keyof typeof kinds;
