import { expect } from '@playwright/test';
import { securityHeaders } from '@/lib/server/security-headers';
import { ask } from './raw-request';

/** Without it Next answers a POST to a page like a GET. */
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Up to a folder beside the server's, as some proxies read it still below `/azione/`. */
const besideTheServer = '/azione/a%2fb%2fb%2fb%2fb/../../..%2f..%2f..%2fREADME';

/** Paths that two programs could read as two different ones (RFC 3986, 2.1 and 6.2.2; RFC 3629, 3). */
export const ambiguousTargets = [
  besideTheServer,
  '/azione/..%2f..%2fREADME',
  '/azione/../README',
  '/azione/%2e%2e/README',
  '/azione/x%252f..%252fREADME',
  '/azione/./x',
  '/azione/x\\..\\README',
  '/azione/x%5C..%5CREADME',
  '/azione/x%00',
  '/azione/x%0d%0aSet-Cookie:a=b',
  '/azione/%FF',
  '/azione/%C3',
  '/azione/%C0%AE%C0%AE',
  '/azione/%',
  '/azione/%zz',
  '/api/..%2fREADME',
  '/api/%E0%A4%A',
];

/** Sends each target by GET and by POST, and expects a bare 400 of which no log says anything. */
export async function expectAllRefused(url: string, output: () => string): Promise<void> {
  const before = output().length;
  for (const target of ambiguousTargets) {
    for (const request of [{}, { method: 'POST', headers: form, body: 'passo=fai' }]) {
      const answer = await ask(url, target, request);
      const shown = `${request.method ?? 'GET'} ${target}`;
      expect(answer.status, shown).toBe(400);
      expect(answer.headers.get('cache-control'), shown).toBe('no-store');
      for (const [name, value] of Object.entries(securityHeaders(false))) {
        if (name !== 'Referrer-Policy') expect(answer.headers.get(name), shown).toBe(value);
      }
      expect(answer.headers.has('set-cookie'), shown).toBe(false);
      expect(answer.body.toString(), shown).not.toContain('<h1');
    }
  }
  // the next answer comes after whatever is written about these
  expect((await ask(url, '/api/health')).status).toBe(200);
  expect(output().slice(before)).not.toMatch(/README|%|Error|^ +at /m);
}

type Methods = { target: string; allow: string };

/** What each address of the server's can be asked for. */
export const addressMethods: Methods[] = [
  { target: '/azione/niente', allow: 'GET, HEAD, POST' },
  { target: '/api/send-contact', allow: 'POST, OPTIONS' },
  { target: '/api/form-touched?page=/', allow: 'POST' },
  { target: '/api/health', allow: 'GET, HEAD' },
  { target: '/api/health/details', allow: 'GET, HEAD' },
  { target: '/api/nope', allow: 'GET, HEAD' },
];

/** Tries every method on an address: what it does not have is 405 and names what it has (RFC 9110, 15.5.6). */
export async function expectMethods(
  url: string,
  { target, allow }: Methods,
  output: () => string,
): Promise<void> {
  const before = output().length;
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  for (const method of methods) {
    const headers = { ...form, 'Next-Action': 'written-by-a-stranger' };
    const answer = await ask(url, target, { method, headers });
    if (allow.split(', ').includes(method)) {
      expect(answer.status, method).not.toBe(405);
    } else {
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, allow]);
      expect(answer.body.toString(), method).not.toContain('<h1');
    }
  }
  expect(output().slice(before)).not.toMatch(/stranger|Error|^ +at /m);
}
