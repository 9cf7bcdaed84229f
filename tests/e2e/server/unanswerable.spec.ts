import { ask } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';

type Unanswerable = { method: string; target: string; status: number; allow: string | null };

/** What Next would answer with 500, and what is answered in its place (RFC 9110, RFC 9112). */
const unanswerable: Unanswerable[] = [
  { method: 'TRACE', target: '/api/send-contact', status: 405, allow: 'POST, OPTIONS' },
  { method: 'TRACE', target: '/', status: 405, allow: 'GET, HEAD' },
  { method: 'GET', target: '*', status: 400, allow: null },
  { method: 'POST', target: '*', status: 400, allow: null },
  { method: 'OPTIONS', target: '*', status: 204, allow: 'GET, HEAD, POST, OPTIONS' },
];

/** Asks a server for it; `output` is what that has written so far. */
async function expectAnswered(
  url: string,
  { method, target, status, allow }: Unanswerable,
  output: () => string,
): Promise<void> {
  const before = output().length;
  const answer = await ask(url, target, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('allow')).toBe(allow);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.body.toString()).not.toContain('Error');
  // the next answer comes after whatever is written about this one
  expect((await ask(url, '/api/health')).status).toBe(200);
  expect(output().slice(before)).not.toMatch(/Error|^ +at /m);
}

for (const request of unanswerable) {
  const { method, target, status } = request;
  test(`${method} ${target} is answered with ${status}, and no failure is logged`, async ({
    site,
  }) => {
    await expectAnswered(site.url, request, site.output);
  });
}
