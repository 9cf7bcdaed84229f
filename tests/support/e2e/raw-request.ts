import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
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

/** One request, read to the end: no client corrects the address or unpacks the body. */
export async function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body, from, servername }: RawRequest = {},
): Promise<Answer> {
  const { hostname, port, host, protocol } = new URL(origin);
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const asked = (protocol === 'https:' ? https : http).request({
    ...{ host: hostname, port, path: target, method, agent: false, localAddress: from, servername },
    // the tests' certificate is nobody's
    rejectUnauthorized: false,
    setHost: false,
    headers: { Host: servername ?? host, Connection: 'close', ...length, ...headers },
  });
  asked.end(body);
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error('no answer');
  // the server may end what it has not read
  asked.on('error', () => {});
  const { statusCode = 0, rawHeaders } = response;
  const pairs = rawHeaders.flatMap((name, i): [string, string][] =>
    i % 2 === 0 ? [[name.toLowerCase(), rawHeaders[i + 1] ?? '']] : [],
  );
  return {
    status: statusCode,
    headers: new Headers(pairs),
    names: pairs.map(([name]) => name),
    body: await buffer(response),
  };
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
  const isImage = headers.get('content-type')?.startsWith('image/');
  // other sites and mails may show images
  const resource = isImage && { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  for (const [name, value] of Object.entries({ ...securityHeaders(https), ...resource })) {
    expect(headers.get(name), name).toBe(value);
  }
  // nothing twice, by whatever writing of its name
  expect(names.length).toBe(new Set(names).size);
  expect(headers.has('x-powered-by')).toBe(false);
  expect(headers.has('server')).toBe(false);
}
