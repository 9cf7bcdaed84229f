/** How much one client may send, and who a client is: by its connection, or by what the last proxy in front saw. */

import { leadAnswers } from '@/content/lead-answers';
import { serverAnswers } from '@/content/server-answers';
import { usualLimits } from '@/lib/server/connection-limits';
import { someLead } from '../../support/e2e/contact-form';
import { ask, postLead } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { slowClients } from '../../support/e2e/slow-clients';
import { expect, test } from '../../support/e2e/test';

type Client = { from?: string; headers?: Record<string, string> };

const limited = { LEADS_RATE_LIMIT: '5/10m' };
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Eight clients are taken, the first one's sixth request is refused whatever it claims, and a ninth client is not. */
async function expectEachCounted(site: Site, client: (number: number) => Client) {
  const send = async (number: number, more: Record<string, string> = {}) => {
    const { headers, ...rest } = client(number);
    return await postLead(site.url, { ...rest, headers: { ...more, ...headers } });
  };
  for (let number = 1; number <= 8; number += 1) expect((await send(number)).status).toBe(200);
  for (let sent = 2; sent <= 5; sent += 1) expect((await send(1)).status, `${sent}`).toBe(200);
  for (const claim of [{}, { Forwarded: 'for=198.51.100.10' }, { 'X-Real-IP': '198.51.100.11' }]) {
    const refused = await send(1, claim as Record<string, string>);
    expect(refused.status, `request 6 with ${JSON.stringify(claim)}`).toBe(429);
    expect(refused.body.toString()).toContain('"code":"rate_limited"');
  }
  const { headers, ...rest } = client(1);
  const fields = new URLSearchParams(someLead()).toString();
  const page = await postLead(site.url, {
    ...rest,
    headers: { ...asForm, ...headers },
    body: fields,
  });
  expect([page.status, Number(page.headers.get('retry-after')) > 500]).toEqual([429, true]);
  expect(page.body.toString()).toContain(leadAnswers.messages.rate_limited);
  expect((await send(9)).status).toBe(200);
  expect(site.output()).not.toMatch(/127\.0\.0\.\d\d|198\.51\.100|203\.0\.113/);
}

test('behind a proxy each client counts by the last address forwarded, and one with too much under way waits alone', async ({
  serve,
}) => {
  const site = await serve({ env: { ...limited, TRUSTED_PROXY_HOPS: '1' } });
  let claimed = 0;
  await expectEachCounted(site, (number) => {
    claimed += 1;
    return { headers: { 'X-Forwarded-For': `203.0.113.${claimed}, 198.51.100.${number}` } };
  });

  const many = 'X-Forwarded-For: 198.51.100.21\r\n';
  const slow = await slowClients(site.url, {
    count: usualLimits.requests + 1,
    words: `POST /api/send-contact HTTP/1.1\r\nHost: localhost\r\n${many}Content-Length: 900\r\n\r\na`,
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
});

test('without a proxy each client counts by its connection, whatever it claims was forwarded', async ({
  serve,
}) => {
  const site = await serve({ env: limited });
  let claimed = 0;
  await expectEachCounted(site, (number) => {
    claimed += 1;
    return {
      from: `127.0.0.${10 + number}`,
      headers: { 'X-Forwarded-For': `203.0.113.${claimed}` },
    };
  });
});

test('one address that sends bodies a byte at a time does not keep another one’s request out', async ({
  site,
}) => {
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

test('that it takes requests is public, how everything stands is for this machine alone', async ({
  site,
}) => {
  const health = await ask(site.url, '/api/health', { headers: { Host: 'any.example' } });
  expect(health.status).toBe(200);
  expect(String(health.body)).toContain('{"status":"ok"}');
  expect((await ask(site.url, '/api/health/details')).status).toBe(200);
  for (const name of ['X-Forwarded-For', 'X-Real-IP']) {
    const claim = { headers: { [name]: '127.0.0.1' } };
    expect((await ask(site.url, '/api/health/details', claim)).status, name).toBe(404);
  }
});
