import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { leadAnswers } from '@/content/lead-answers';
import {
  captureLog,
  formRequest,
  jsonRequest,
  leadStore,
  loadRoute,
  routeEnv,
  stopService,
  validPayload,
} from '../support/contact-route';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server';
import { describeStores } from '../support/stores';
import { until } from '../support/until';

const dayMs = 86_400_000;
const peers = globalThis as { [name: symbol]: string | undefined };
const peerSymbol = Symbol.for('linea.peer-header');

let server: TestSmtpServer;
let logLines: () => Record<string, unknown>[];

beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  logLines = captureLog();
  peers[peerSymbol] = 'x-peer-test';
});
afterEach(async () => {
  await stopService();
  delete peers[peerSymbol];
  jest.restoreAllMocks();
});

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

const from = (address: string, more: Record<string, string> = {}) => ({
  'x-peer-test': address,
  ...more,
});

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    return await loadRoute({
      ...routeEnv,
      LEADS_RETRY_SECONDS: Array(50).fill('0.02').join(),
      LEADS_RATE_LIMIT: '3/10m',
      LEADS_GLOBAL_LIMIT: '',
      TRUSTED_PROXY_HOPS: '',
      LEADS_WEBHOOK_URL: '',
      LEADS_WEBHOOK_SECRET: '',
      SMTP_URL: server.url,
      ...(await newStore()),
      ...environment,
    });
  }

  const admin = () => import('@/lib/lead/admin');
  const delivered = (id: string) =>
    until(async () => {
      const { findLead } = await admin();
      const deliveries = (await findLead(await leadStore(), id))?.deliveries ?? [];
      return deliveries.length > 0 && deliveries.every(({ status }) => status === 'delivered');
    }, `${id} is delivered`);

  test('over the limit it is 429 with the time to wait, in both forms of answer, for this address alone', async () => {
    const { POST } = await start();
    const post = (headers: Record<string, string>) => POST(jsonRequest(validPayload, headers));
    for (let sent = 0; sent < 3; sent += 1) await idOf(await post(from('192.0.2.1')));
    const refused = await post(from('192.0.2.1', { 'x-forwarded-for': '198.51.100.77' }));
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
    expect(JSON.stringify(logLines())).not.toContain('192.0.2');
  });

  test('a wrong field and a repetition with the same key do not count', async () => {
    const { POST } = await start();
    for (let sent = 0; sent < 6; sent += 1) {
      const wrong = await POST(jsonRequest({ ...validPayload, nome: '' }, from('192.0.2.1')));
      expect(wrong.status).toBe(422);
    }
    const key = { 'idempotency-key': 'one' };
    for (let sent = 0; sent < 6; sent += 1) {
      await idOf(await POST(jsonRequest(validPayload, from('192.0.2.1', key))));
    }
  });

  test('addresses are kept as hashes only, under a salt of the day', async () => {
    const { POST } = await start();
    await idOf(await POST(jsonRequest(validPayload, from('192.0.2.1'))));
    const { createHashAddress } = await import('@/lib/lead/daily-salt');
    const store = await leadStore();
    const [one, other] = [createHashAddress(store), createHashAddress(store)];
    expect(await one('192.0.2.1')).toBe(await other('192.0.2.1'));
    const tomorrow = createHashAddress(store, () => Date.now() + dayMs);
    expect(await tomorrow('192.0.2.1')).not.toBe(await one('192.0.2.1'));
    const salts = await store.use((db) =>
      db.selectFrom('marks').select('name').where('name', 'like', 'salt:%').execute(),
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

  test('over the limit for all, requests are kept back, not refused', async () => {
    const { POST } = await start({ LEADS_GLOBAL_LIMIT: '1/10m' });
    const first = await idOf(await POST(jsonRequest(validPayload, from('192.0.2.1'))));
    const second = await idOf(await POST(jsonRequest(validPayload, from('192.0.2.2'))));
    await delivered(first);
    const { findLead } = await admin();
    expect(await findLead(await leadStore(), second)).toMatchObject({
      status: 'quarantined',
      spamReasons: ['global_limit'],
      deliveries: [],
    });
  });

  test('a suspect gets the usual answer, one digest a day names it, and release sends it', async () => {
    const { POST } = await start({ LEADS_RATE_LIMIT: 'off' });
    const bait = { ...validPayload, sito_web: 'http://spam.example' };
    const held = await idOf(await POST(jsonRequest(bait)));
    const form = await POST(formRequest(bait));
    expect(form.status).toBe(303);
    const good = await idOf(await POST(jsonRequest(validPayload)));
    await delivered(good);
    expect(server.mails).toHaveLength(1);

    const { sendDigest } = await import('@/lib/lead/digest');
    const { leadService } = await import('@/lib/lead/service');
    const { store, mailer } = leadService();
    const digest = (now: number) => sendDigest(store, mailer, now);
    server.reset();
    const now = Date.now();
    const sent = await Promise.all([digest(now), digest(now)]);
    expect(sent.sort()).toEqual([0, 2]);
    expect(server.mails).toHaveLength(1);
    const text = server.mails[0]?.mail.text ?? '';
    for (const part of [held, 'Maria Rossi', 'Rossi & Figli Srl', 'campo invisibile', 'release']) {
      expect(text).toContain(part);
    }
    await idOf(await POST(jsonRequest(bait)));
    expect(await digest(now + dayMs - 60_000)).toBe(0);
    expect(await digest(now + dayMs + 60_000)).toBe(1);

    const { releaseLead } = await admin();
    expect(await releaseLead(store, held, ['mail'])).toBe(true);
    expect(await releaseLead(store, held, ['mail'])).toBe(false);
    await delivered(held);
    expect(server.messageIds).toContain(`${held}@linea.example`);
  });

  test('a digest that fails is sent later', async () => {
    const { POST } = await start({ LEADS_RATE_LIMIT: 'off' });
    await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    const { sendDigest } = await import('@/lib/lead/digest');
    const { leadService } = await import('@/lib/lead/service');
    const { store, mailer } = leadService();
    server.behave('busy');
    const now = Date.now();
    expect(await sendDigest(store, mailer, now)).toBe(0);
    server.behave('none');
    expect(await sendDigest(store, mailer, now + 700_000)).toBe(1);
  });

  test('what was delivered is deleted after its time, what waits or was not named is not', async () => {
    const { POST } = await start({ LEADS_RATE_LIMIT: 'off' });
    const done = await idOf(await POST(jsonRequest(validPayload)));
    await delivered(done);
    const held = await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    server.behave('busy');
    const waiting = await idOf(await POST(jsonRequest(validPayload)));
    const { purge } = await import('@/lib/lead/purge');
    const { listLeads } = await admin();
    const store = await leadStore();
    expect(await purge(store, 30, Date.now() + 29 * dayMs)).toBe(0);
    expect(await purge(store, 30, Date.now() + 31 * dayMs)).toBe(1);
    const left = (await listLeads(store)).map(({ id }) => id);
    expect(left.sort()).toEqual([held, waiting].sort());
  });

  test('health says how the queue stands', async () => {
    const { POST } = await start({ LEADS_RATE_LIMIT: 'off' });
    const { GET } = await import('@/app/api/health/route');
    const { checkHealth } = await import('@/lib/lead/health');
    const done = await idOf(await POST(jsonRequest(validPayload)));
    await delivered(done);
    const calm = await GET();
    expect(calm.status).toBe(200);
    const empty = { queueDepth: 0, oldestSeconds: 0, parked: 0, quarantined: 0 };
    expect(await calm.json()).toEqual({ status: 'ok', store: 'ok', ...empty });

    server.behave('busy');
    await idOf(await POST(jsonRequest(validPayload)));
    const store = await leadStore();
    const after = (minutes: number) => checkHealth(store, Date.now() + minutes * 60_000);
    expect(await after(1)).toMatchObject({
      httpStatus: 200,
      health: { status: 'ok', queueDepth: 1 },
    });
    expect(await after(20)).toMatchObject({ httpStatus: 200, health: { status: 'degraded' } });
    const late = await after(61);
    expect(late).toMatchObject({ httpStatus: 503, health: { status: 'degraded' } });
    expect(late.health.oldestSeconds).toBeGreaterThan(3_600);
    expect(JSON.stringify(late)).not.toMatch(/rossi/i);
  });

  describe('with a webhook', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

    async function receiver(statuses: number[]) {
      const received: { body: string; headers: IncomingMessage['headers'] }[] = [];
      const http = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          received.push({ body, headers: request.headers });
          response.statusCode = statuses.shift() ?? 204;
          response.end();
        });
      });
      await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
      const { port } = http.address() as AddressInfo;
      return { received, url: `http://127.0.0.1:${port}/hook`, close: () => http.close() };
    }

    test('the same request goes there signed, and again after a failure, apart from the mail', async () => {
      const hook = await receiver([500, 429]);
      const visit = { landing: '/hospitality', cta: 'call-bar', utm_source: 'news' };
      const { POST } = await start({
        LEADS_RATE_LIMIT: 'off',
        LEADS_WEBHOOK_URL: hook.url,
        LEADS_WEBHOOK_SECRET: secret,
      });
      const id = await idOf(
        await POST(jsonRequest({ ...validPayload, page: '/hospitality', visit })),
      );
      await delivered(id);
      hook.close();
      expect(server.mails).toHaveLength(1);
      expect(hook.received).toHaveLength(3);
      for (const { body, headers } of hook.received) {
        expect(headers['webhook-id']).toBe(id);
        const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
        expect(verified).toEqual({
          type: 'lead.received',
          timestamp: expect.any(String),
          data: { id, page: '/hospitality', visit, ...validPayload },
        });
      }
    });

    test('a mail server that fails does not hold it up', async () => {
      const hook = await receiver([]);
      const { POST } = await start({
        LEADS_RATE_LIMIT: 'off',
        LEADS_WEBHOOK_URL: hook.url,
        LEADS_WEBHOOK_SECRET: secret,
      });
      server.behave('busy');
      await idOf(await POST(jsonRequest(validPayload)));
      await until(() => hook.received.length === 1, 'the webhook');
      hook.close();
      expect(server.mails).toHaveLength(0);
    });
  });
});

test('two instances on one PostgreSQL server share one limit and one queue', async () => {
  const { startPostgres } = await import('@/scripts/lib/postgres');
  const { parseEnv } = await import('@/lib/env');
  const { createStore } = await import('@/lib/store/store');
  const { createLimits } = await import('@/lib/lead/limits');
  const { createHashAddress } = await import('@/lib/lead/daily-salt');
  const postgres = await startPostgres();
  const config = parseEnv({
    ...routeEnv,
    SMTP_URL: server.url,
    LEADS_RATE_LIMIT: '3/10m',
    DATABASE_URL: await postgres.newDatabase(),
  });
  const stores = [createStore(config), createStore(config)];
  const limits = stores.map((store) => createLimits(store, config, createHashAddress(store)));
  const waits = [];
  for (let sent = 0; sent < 4; sent += 1)
    waits.push(await limits[sent % 2]?.waitSeconds('192.0.2.1'));
  expect(waits).toEqual([null, null, null, expect.any(Number)]);
  await Promise.all(stores.map((store) => store.close()));
  await postgres.stop();
});
