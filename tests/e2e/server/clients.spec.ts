/** Who a client is: by its connection, or by what the last proxy in front saw; never by what it says itself. */
import { postLead } from '../../support/e2e/raw-lead';
import { ask } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { expect, test } from '../../support/e2e/test';

type Client = { from?: string; headers?: Record<string, string> };

const limited = { LEADS_RATE_LIMIT: '5/10m' };

const claims: Record<string, string>[] = [
  {},
  { Forwarded: 'for=198.51.100.10' },
  { 'X-Real-IP': '198.51.100.11' },
];

/** Eight clients are taken, the first one's sixth request is refused whatever it claims, and a ninth client is not. */
async function expectEachCounted(site: Site, client: (number: number) => Client) {
  const send = async (number: number, more: Record<string, string> = {}) => {
    const { headers, ...rest } = client(number);
    return await postLead(site.url, { ...rest, headers: { ...more, ...headers } });
  };
  for (let number = 1; number <= 8; number += 1) expect((await send(number)).status).toBe(200);
  for (let sent = 1; sent < 5; sent += 1) expect((await send(1)).status).toBe(200);
  for (const claim of claims) {
    const refused = await send(1, claim);
    expect(refused.status, JSON.stringify(claim)).toBe(429);
    expect(refused.body.toString()).toContain('"code":"rate_limited"');
  }
  expect((await send(9)).status).toBe(200);
  expect(site.output()).not.toMatch(/127\.0\.0\.\d\d|198\.51\.100|203\.0\.113/);
}

test('behind a proxy each client counts by the last address that was forwarded', async ({
  serve,
}) => {
  const site = await serve({ env: { ...limited, TRUSTED_PROXY_HOPS: '1' } });
  let claimed = 0;
  await expectEachCounted(site, (number) => {
    claimed += 1;
    return { headers: { 'X-Forwarded-For': `203.0.113.${claimed}, 198.51.100.${number}` } };
  });
});

test('without a proxy each client counts by its connection, whatever it says was forwarded', async ({
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

test('whether it takes requests is public, how everything stands is for this machine alone', async ({
  site,
}) => {
  const health = await ask(site.url, '/api/health', { headers: { Host: 'any.example' } });
  expect(health.status).toBe(200);
  expect(String(health.body)).toContain('{"status":"ok"}');
  expect((await ask(site.url, '/api/health/details')).status).toBe(200);
  const claims: Record<string, string>[] = [
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Real-IP': '127.0.0.1' },
  ];
  for (const headers of claims) {
    expect((await ask(site.url, '/api/health/details', { headers })).status).toBe(404);
  }
});
