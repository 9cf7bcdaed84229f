import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { leadAnswers } from '@/content/lead-answers';
import {
  formRequest,
  from as fromClient,
  jsonRequest,
  leadStore,
  newDataDir,
  rawRequest,
  routeEnv,
  validPayload,
} from '../../support/contact-route';
import { idOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { newPostgresStore } from '../../support/shared-postgres';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;

const site = leadSite();

const json = { 'content-type': 'application/json' };
const key = { 'idempotency-key': 'one' };
const other = { ...validPayload, nome: 'Anna Bianchi' };

const from = (address: string, more: Record<string, string> = {}) => ({
  ...fromClient(address),
  ...more,
});

test('what is not accepted does not count: the form sends it again by itself', async () => {
  const file = path.join(newDataDir(), 'file');
  writeFileSync(file, '');
  const { POST } = await site.start({
    DATA_DIR: path.join(file, 'data'),
    LEADS_RATE_LIMIT: '3/10m',
  });
  const post = () => POST(jsonRequest(validPayload, from('192.0.2.1', key)));
  site.smtp.behave('reject-data');
  for (let sent = 0; sent < 6; sent += 1) expect((await post()).status).toBe(503);
  site.smtp.behave('none');
  await idOf(await post());
});

describeStores((newStore, engine) => {
  async function start(environment: Record<string, string> = {}) {
    return await site.start({ ...(await newStore()), LEADS_RATE_LIMIT: '3/10m', ...environment });
  }

  test('over the limit it is 429 with the time to wait, in both forms of answer, for this address alone', async () => {
    const { POST } = await start();
    const post = (headers: Record<string, string>) => POST(jsonRequest(validPayload, headers));
    for (let sent = 0; sent < 3; sent += 1) await idOf(await post(from('192.0.2.1')));
    const refused = await post(from('192.0.2.1'));
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await refused.json()).toEqual({
      code: 'rate_limited',
      message: leadAnswers.messages.rate_limited,
    });
    const document = await POST(formRequest(validPayload, from('192.0.2.1')));
    expect(document.status).toBe(429);
    expect(document.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await document.text()).toContain(validPayload.obiettivi);
    await idOf(await post(from('192.0.2.2')));
    expect(JSON.stringify(site.logLines())).not.toContain('192.0.2');
  });

  test('a wrong field and a repetition with the same key do not count', async () => {
    const { POST } = await start();
    for (let sent = 0; sent < 6; sent += 1) {
      const wrong = await POST(jsonRequest({ ...validPayload, nome: '' }, from('192.0.2.1')));
      expect(wrong.status).toBe(422);
    }
    for (let sent = 0; sent < 6; sent += 1) {
      await idOf(await POST(jsonRequest(validPayload, from('192.0.2.1', key))));
    }
  });

  const wrong = { ...validPayload, email: 'maria' };
  const refusals: [string, number, (headers: Record<string, string>) => Request][] = [
    ['wrong fields', 422, (headers) => jsonRequest(wrong, headers)],
    ['no object', 400, (headers) => rawRequest('{', { ...json, ...headers })],
    ['too much', 413, (headers) => jsonRequest({ obiettivi: 'x'.repeat(70_000) }, headers)],
    [
      'another type',
      415,
      (headers) => rawRequest('x', { ...headers, 'content-type': 'text/plain' }),
    ],
    ['other fields under one key', 422, (headers) => jsonRequest(other, { ...headers, ...key })],
  ];

  test.each(refusals)(
    'who has sent %s 30 times is not read any more',
    async (_case, status, request) => {
      const { POST } = await start();
      await idOf(await POST(jsonRequest(validPayload, from('192.0.2.9', key))));
      const refused = Array.from({ length: 30 }, async () => POST(request(from('192.0.2.1'))));
      for (const answer of await Promise.all(refused)) expect(answer.status).toBe(status);

      const unread = jsonRequest(validPayload, from('192.0.2.1'));
      const tooMany = await POST(unread);
      expect(tooMany.status).toBe(429);
      expect(unread.bodyUsed).toBe(false);
      const wait = Number(tooMany.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
      expect(await tooMany.json()).toMatchObject({ code: 'rate_limited' });
      expect((await POST(request(from('192.0.2.2')))).status).toBe(status);
      await idOf(await POST(jsonRequest(validPayload, from('192.0.2.2'))));
    },
  );

  test('what somebody without scripts has typed comes back over that limit, too', async () => {
    const { POST } = await start();
    const refused = Array.from({ length: 30 }, async () =>
      POST(formRequest(wrong, from('192.0.2.1'))),
    );
    await Promise.all(refused);
    const answer = await POST(formRequest({ ...wrong, page: '/hospitality' }, from('192.0.2.1')));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    const document = await answer.text();
    for (const text of ['value="maria"', validPayload.obiettivi, 'value="/hospitality"']) {
      expect(document).toContain(text);
    }
  });

  test('who mistypes time and again, and gets it right, is taken as often as anybody', async () => {
    const { POST } = await start();
    for (let sent = 0; sent < 3; sent += 1) {
      for (let mistyped = 0; mistyped < 5; mistyped += 1) {
        expect((await POST(jsonRequest(wrong, from('192.0.2.1')))).status).toBe(422);
      }
      await idOf(await POST(jsonRequest({ ...validPayload, nome: `${sent}` }, from('192.0.2.1'))));
    }
  });

  test('addresses are kept as hashes only, under a salt of the day', async () => {
    const { POST } = await start();
    await idOf(await POST(jsonRequest(validPayload, from('192.0.2.1'))));
    const { createHashAddress } = await import('@/lib/lead/intake/daily-salt');
    const store = await leadStore();
    const [one, other] = [createHashAddress(store), createHashAddress(store)];
    expect(await one('192.0.2.1')).toBe(await other('192.0.2.1'));
    const tomorrow = createHashAddress(store, () => Date.now() + dayMs);
    expect(await tomorrow('192.0.2.1')).not.toBe(await one('192.0.2.1'));
    const salts = await store.use((db) =>
      db.selectFrom('key_values').select('name').where('name', 'like', 'salt:%').execute(),
    );
    expect(salts).toHaveLength(1);
    const counted = await store.use((db) =>
      db
        .selectFrom('rate_limits' as never)
        .selectAll()
        .execute(),
    );
    expect(JSON.stringify(counted)).not.toContain('192.0.2');
  });

  test('what is held has a limit of its own, and over it is refused, never dropped', async () => {
    const { POST } = await start();
    const hold = (address: string) =>
      POST(jsonRequest({ ...validPayload, sito_web: 'x' }, from(address)));
    await Promise.all(Array.from({ length: 100 }, async () => idOf(await hold('192.0.2.1'))));
    const refused = await hold('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    await idOf(await hold('192.0.2.2'));
    await idOf(await POST(jsonRequest(validPayload, from('192.0.2.1'))));
    const { listLeads } = await import('@/lib/lead/ops/admin');
    expect(await listLeads(await leadStore())).toHaveLength(102);
  });

  // what is counted, and not where
  if (engine === 'PostgreSQL') return;

  test('what is held counts towards nobody’s limit: after 200 of it a request goes out at once', async () => {
    const { POST } = await start({ LEADS_GLOBAL_LIMIT: '2/10m' });
    const bait = { ...validPayload, sito_web: 'http://spam.example' };
    const flood = Array.from({ length: 200 }, async (_, sent) =>
      idOf(await POST(jsonRequest(bait, from(`192.0.2.${sent % 20}`)))),
    );
    await Promise.all(flood);
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      const id = await idOf(await POST(jsonRequest(validPayload, from(address))));
      await untilDeliveriesAre(id, 'delivered');
    }
    expect(site.smtp.mails).toHaveLength(2);
  });
});

test('where LEADS_RATE_LIMIT is off something in front counts, and nothing is counted here', async () => {
  const { POST } = await site.start({ ...routeEnv, LEADS_RATE_LIMIT: 'off' });
  for (let sent = 0; sent < 40; sent += 1) {
    expect((await POST(jsonRequest({}, from('192.0.2.1')))).status).toBe(422);
  }
});

test('two instances on one PostgreSQL server share one limit and one queue', async () => {
  const { parseEnv } = await import('@/lib/env');
  const { createStore } = await import('@/lib/store/store');
  const { createLimits } = await import('@/lib/lead/intake/limits');
  const { createHashAddress } = await import('@/lib/lead/intake/daily-salt');
  const config = parseEnv({
    ...routeEnv,
    SMTP_URL: site.smtp.url,
    LEADS_RATE_LIMIT: '3/10m',
    DATABASE_URL: await newPostgresStore(),
  });
  const stores = [createStore(config), createStore(config)];
  const limits = stores.map((store) => createLimits(store, config, createHashAddress(store)));
  const waits = [];
  for (let sent = 0; sent < 4; sent += 1)
    waits.push(await limits[sent % 2]?.waitSeconds('192.0.2.1'));
  expect(waits).toEqual([null, null, null, expect.any(Number)]);
  await Promise.all(stores.map((store) => store.close()));
});
