import { serverAnswers } from '@/content/server-answers';
import { usualLimits } from '@/lib/server/connection-limits';
import { ask, postLead } from '../../support/e2e/raw-request';
import { slowClients } from '../../support/e2e/slow-clients';
import { expect, test } from '../../support/e2e/test';
import { until } from '../../support/until';

const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('nobody sends more than his share, whatever he claims', async ({ serve }) => {
  const site = await serve({ env: { LEADS_RATE_LIMIT: '5/10m', TRUSTED_PROXY_HOPS: '1' } });
  let claimed = 0;
  const send = (client: number, more: Record<string, string> = {}) => {
    claimed += 1;
    const forwarded = `203.0.113.${claimed}, 198.51.100.${client}`;
    const headers = { ...more, 'X-Forwarded-For': forwarded };
    return postLead(site.url, { headers });
  };
  for (let client = 1; client <= 8; client += 1) expect((await send(client)).status).toBe(200);
  for (let sent = 2; sent <= 5; sent += 1) expect((await send(1)).status, `${sent}`).toBe(200);
  for (const claim of [{}, { Forwarded: 'for=198.51.100.10' }, { 'X-Real-IP': '198.51.100.11' }]) {
    const refused = await send(1, claim as Record<string, string>);
    expect(refused.status, `request 6 with ${JSON.stringify(claim)}`).toBe(429);
    expect(refused.body.toString()).toContain('"code":"rate_limited"');
  }
  expect((await send(9)).status).toBe(200);
  expect(site.output()).not.toMatch(/198\.51\.100|203\.0\.113/);

  const one = 'X-Forwarded-For: 198.51.100.21\r\n';
  const slow = await slowClients(site.url, {
    count: usualLimits.requests + 1,
    words: `POST /api/send-contact HTTP/1.1\r\nHost: localhost\r\n${one}Content-Length: 900\r\n\r\na`,
  });
  for (const answer of await slow.turnedAway(1)) expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  const from = (client: string) => ({ headers: { 'X-Forwarded-For': client } });
  const data = await postLead(site.url, from('198.51.100.21'));
  expect([data.status, data.headers.get('retry-after')]).toEqual([503, '10']);
  expect(data.body.toString()).toContain('"code":"delivery_failed"');
  const page = await postLead(site.url, {
    headers: { ...asForm, 'X-Forwarded-For': '198.51.100.21' },
    body: 'nome=x',
  });
  expect(page.body.toString()).toContain(serverAnswers.form.title);
  expect((await postLead(site.url, from('198.51.100.22'))).status).toBe(200);
  slow.leave();
  // the proxy's connections are everybody's
  const { connections } = usualLimits;
  const words = 'GET / HTTP/1.1\r\nHo';
  const many = await slowClients(site.url, { count: connections + 1, words });
  expect((await send(9)).status).toBe(200);
  expect(many.told()).toEqual([]);
  many.leave();
});

test('limits: with as many requests under way as the process takes, one more is told to wait, and pages are there', async ({
  serve,
}) => {
  const site = await serve({ env: { TRUSTED_PROXY_HOPS: '1' } });
  const { requests, requestsOfAll } = usualLimits;
  const forwarded = (client: number) => `198.51.100.${client}`;
  const unfinished = await Promise.all(
    Array.from({ length: requestsOfAll / requests }, (_, client) =>
      slowClients(site.url, {
        count: requests,
        words: `POST /api/send-contact HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${forwarded(client)}\r\nContent-Length: 900\r\n\r\na`,
      }),
    ),
  );
  const late = { headers: { 'X-Forwarded-For': '203.0.113.1' } };
  await until(async () => (await postLead(site.url, late)).status === 503, 'a busy answer');
  const busy = await postLead(site.url, late);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '10']);
  expect(busy.body.toString()).toContain('"code":"delivery_failed"');
  expect((await ask(site.url, '/', late)).status).toBe(200);
  for (const clients of unfinished) clients.leave();
  await until(async () => (await postLead(site.url, late)).status === 200, 'an answer');
});

test('limits: who asks the application without pause is told to wait, for no page and nobody else', async ({
  serve,
}) => {
  const site = await serve({ env: { TRUSTED_PROXY_HOPS: '1' } });
  const from = (client: string) => ({ headers: { 'X-Forwarded-For': client } });
  const flood = { length: 4 * usualLimits.requestsASecond };
  for (const target of ['/api/health', '/azione/niente']) {
    const answers = await Promise.all(
      Array.from(flood, () => ask(site.url, target, from('198.51.100.1'))),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length, target).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('10');
    expect((await ask(site.url, '/', from('198.51.100.1'))).status).toBe(200);
    expect((await ask(site.url, '/api/health', from('198.51.100.2'))).status).toBe(200);
  }
});

test('who sends a byte at a time keeps nobody else out', async ({ site }) => {
  const { connections, requests } = usualLimits;
  const slow = await slowClients(site.url, {
    count: connections + 20,
    from: '127.0.0.9',
    words: 'POST /api/send-contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\na',
  });
  // of the connections that it may hold, some wait; the others are turned away
  const answers = await slow.turnedAway(connections + 20 - requests);
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 503 |$)/);
  expect((await postLead(site.url, { from: '127.0.0.10' })).status).toBe(200);
  slow.leave();
});

test('nobody ends the server by asking without end', async ({ site }) => {
  const asked = (count: number, last = '', lines = 'Host: localhost\r\n') =>
    `GET /hospitality HTTP/1.1\r\n${lines}${last}\r\n`.repeat(count);
  // as many as Node reads at once
  const many = 1_000;
  for (const lines of ['Host: localhost\r\n', '', 'Host: localhost\r\nExpect: more\r\n']) {
    const words = asked(many, '', lines);
    const clients = await slowClients(site.url, { count: 16, from: '127.0.0.11', words });
    await clients.ended();
  }
  const patient = await slowClients(site.url, {
    count: 1,
    words: asked(usualLimits.unanswered - 1) + asked(1, 'Connection: close\r\n'),
  });
  expect(await patient.turnedAway(1)).toEqual([expect.stringMatching(/^HTTP\/1\.1 200 /)]);
  expect((await postLead(site.url, { from: '127.0.0.11' })).status).toBe(200);
});

test('how everything stands is told to this machine alone', async ({ site }) => {
  const health = await ask(site.url, '/api/health', { headers: { Host: 'any.example' } });
  expect(health.status).toBe(200);
  expect(String(health.body)).toContain('{"status":"ok"}');
  // a mail that goes through mends what the end of another test has cut off
  expect((await postLead(site.url, { from: '127.0.0.21' })).status).toBe(200);
  await expect.poll(async () => (await ask(site.url, '/api/health/details')).status).toBe(200);
  for (const name of ['X-Forwarded-For', 'X-Real-IP']) {
    const claim = { headers: { [name]: '127.0.0.1' } };
    expect((await ask(site.url, '/api/health/details', claim)).status, name).toBe(404);
  }
  // nor to who hides an address behind a thousand header lines
  for (const [lines, status] of [
    [30, '404'],
    [1_000, '431'],
    [2_500, '431'],
  ] as const) {
    const words = `GET /api/health/details HTTP/1.1\r\nHost: localhost\r\n${'A: \r\n'.repeat(lines)}X-Forwarded-For: 203.0.113.1\r\nConnection: close\r\n\r\n`;
    const asked = await slowClients(site.url, { count: 1, words });
    expect((await asked.turnedAway(1))[0]?.slice(9, 12), `${lines} lines`).toBe(status);
  }
});
