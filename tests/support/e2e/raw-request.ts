import net from 'node:net';
import { connect } from 'node:tls';
import { expect } from '@playwright/test';
import { sendContactPath } from '@/lib/links';
import { securityHeaders } from '@/lib/server/security-headers';
import { someLead } from './contact-form';

export type Answer = {
  status: number;
  /** as they came, without what a client makes of them */
  headers: Headers;
  names: string[];
  body: Buffer;
};

export type RawRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  from?: string;
  /** the host that the TLS handshake names */
  servername?: string;
};

/** One request as it is written, read to the end: no client corrects the address or unpacks the body. */
export async function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body, from, servername }: RawRequest = {},
): Promise<Answer> {
  const { hostname, port, host, protocol } = new URL(origin);
  const usualPort = protocol === 'https:' ? 443 : 80;
  const to = { port: Number(port) || usualPort, host: hostname, localAddress: from };
  // the tests' certificate is nobody's
  const tls = { ...to, servername, rejectUnauthorized: false };
  const socket = protocol === 'https:' ? connect(tls) : net.connect(to);
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const fields = { Host: servername ?? host, Connection: 'close', ...length, ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const answer = Buffer.concat(chunks);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...rest] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const pairs = rest.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const received = new Headers(pairs);
  const payload = answer.subarray(end + 4);
  return {
    status: Number(first.split(' ')[1]),
    headers: received,
    names: pairs.map(([name]) => name),
    body: received.get('transfer-encoding') === 'chunked' ? joined(payload) : payload,
  };
}

/** What comes in chunks (RFC 9112, 7.1), in one piece. */
function joined(payload: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = payload.indexOf('\r\n', at);
    const size = Number.parseInt(payload.subarray(at, line).toString('latin1'), 16);
    if (line < 0 || !size) return Buffer.concat(chunks);
    chunks.push(payload.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

/** Sends a request as the form's script does, without a browser. */
export function postLead(
  origin: string,
  { headers, ...request }: RawRequest = {},
  target = sendContactPath,
): Promise<Answer> {
  return ask(origin, target, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(someLead()),
    ...request,
  });
}

/** Every security header, once each, and nothing about the server. */
export function expectSecurityHeaders({ headers, names }: Answer, { https = false } = {}): void {
  for (const [name, value] of Object.entries(securityHeaders(https))) {
    expect(headers.get(name), name).toBe(value);
  }
  // nothing twice, by whatever writing of its name
  expect(names.length).toBe(new Set(names).size);
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.has('server')).toBe(false);
}
