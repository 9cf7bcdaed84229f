import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  jsonRequest,
  leadStore,
  newDataDir,
  service,
  validPayload,
} from '../../support/contact-route';
import {
  idOf,
  isMailOf,
  leadSite,
  quickRetries,
  untilDeliveriesAre,
} from '../../support/lead-site';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();
const token = 'a-token-of-twenty-four-letters';

/** The mail server with a login, so that it can refuse one. */
const withLogin = () => `smtp://site:secret@127.0.0.1:${site.smtp.port}`;

/** How everything stands, so many minutes from now. */
async function health(minutes = 0) {
  const { checkHealth } = await import('@/lib/lead/ops/health');
  return await checkHealth(await service(), Date.now() + minutes * 60_000);
}

/** What a load balancer hears, so many minutes from now. */
async function accepting(minutes = 0) {
  const { isAccepting } = await import('@/lib/lead/ops/health');
  return await isAccepting(await service(), Date.now() + minutes * 60_000);
}

/** A folder that nothing can be written to: root is stopped by a file in its place, not by its mode. */
function blockedDataDir(): string {
  const file = path.join(newDataDir(), 'file');
  writeFileSync(file, '');
  return path.join(file, 'data');
}

const empty = {
  queueDepth: 0,
  oldestSeconds: 0,
  configurationFaults: 0,
  deadLettered: 0,
  quarantined: 0,
};

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const whole = { ...(await newStore()), LEADS_RETRY_SECONDS: quickRetries, ...environment };
    return await site.start(whole);
  }

  test('health says how the queue stands', async () => {
    const { POST } = await start();
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'delivered');
    expect(await health()).toEqual({
      status: 'ok',
      accepting: true,
      store: 'ok',
      storeError: null,
      storage: 'persistent',
      mail: 'ok',
      mailError: null,
      ...empty,
      commit: null,
      buildAgeSeconds: null,
    });

    site.smtp.behave('busy');
    await idOf(await POST(jsonRequest(validPayload)));
    expect(await health(1)).toMatchObject({ status: 'ok', queueDepth: 1 });
    const late = await health(61);
    expect(late).toMatchObject({ status: 'degraded', accepting: true });
    expect(late.oldestSeconds).toBeGreaterThan(3_600);
    expect(JSON.stringify(late)).not.toMatch(/rossi/i);
  });

  test('however long a backlog is, requests can be taken', async () => {
    const { POST } = await start({
      LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/gone',
      LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      LEADS_RETRY_SECONDS: '3600',
    });
    await idOf(await POST(jsonRequest(validPayload)));
    await until(async () => (await health(120)).queueDepth === 1, 'the mail gone out');
    expect(await health(120)).toMatchObject({ status: 'degraded' });
    expect(await accepting(120)).toBe(true);
  });

  test('a wrong password degrades it with the first request, and it is well again when the login works', async () => {
    const { POST } = await start({ SMTP_URL: withLogin(), LEADS_RETRY_SECONDS: '3600' });
    site.smtp.behave('wrong-password');
    const waiting = await idOf(await POST(jsonRequest(validPayload)));
    await until(async () => (await health()).configurationFaults === 1, 'the fault written down');
    expect(await health()).toMatchObject({
      status: 'degraded',
      accepting: true,
      mail: 'failing',
      mailError: 'EAUTH 535',
    });

    site.smtp.behave('none');
    const { mailWatch } = await service();
    await mailWatch.checkAgain(Date.now() + 60_000 * 16);
    await site.smtp.mailWhere(isMailOf(waiting));
    await untilDeliveriesAre(waiting, 'delivered');
    expect(await health()).toMatchObject({ status: 'ok', mail: 'ok', ...empty });
  });

  test('so does a sender that is refused, until a mail is taken', async () => {
    const { POST } = await start({ LEADS_RETRY_SECONDS: '0,3600' });
    site.smtp.behave('reject-recipients');
    const refused = await idOf(await POST(jsonRequest(validPayload)));
    await until(async () => (await health()).configurationFaults === 1, 'the fault written down');
    expect(await health()).toMatchObject({ mailError: 'EENVELOPE 550' });
    site.smtp.behave('none');
    const { mailWatch } = await service();
    await mailWatch.check();
    expect(await health()).toMatchObject({ mail: 'failing' });
    await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'delivered');
    expect(await health()).toMatchObject({ mail: 'ok', status: 'degraded' });
    const { retryLead } = await import('@/lib/lead/ops/admin');
    await retryLead(await leadStore(), refused);
    await untilDeliveriesAre(refused, 'delivered');
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  test('being put off, busy or cut off is no fault of the configuration', async () => {
    const { POST } = await start({ LEADS_RETRY_SECONDS: '3600' });
    site.smtp.behave('busy');
    await idOf(await POST(jsonRequest(validPayload)));
    await site.logged('lead.delivery_failed');
    expect(await health()).toMatchObject({ status: 'ok', mail: 'ok' });
  });

  test('the store is written to once in five seconds at the most, and nothing of it stays', async () => {
    await start();
    const store = await leadStore();
    await store.connection();
    const { createWriteProbe } = await import('@/lib/store/probe');
    let writes = 0;
    const probe = createWriteProbe({
      ...store,
      use: (work) => {
        writes += 1;
        return store.use(work);
      },
    });
    await Promise.all([probe(1_000_000), probe(1_000_001), probe(1_004_999)]);
    expect(writes).toBe(1);
    await probe(1_005_000);
    expect(writes).toBe(2);
    const marks = await store.use((db) => db.selectFrom('key_values').selectAll().execute());
    expect(marks).toEqual([]);
  });
});

test('a full disk is no longer well because it can be read, and is again when there is room', async () => {
  const { POST } = await site.start({ DATA_DIR: newDataDir() });
  await untilDeliveriesAre(await idOf(await POST(jsonRequest(validPayload))), 'delivered');
  const store = await leadStore();
  const { sql } = await import('kysely');
  await store.use((db) => sql`pragma max_page_count = 1`.execute(db));
  expect(await health()).toMatchObject({
    status: 'degraded',
    store: 'failing',
    storeError: 'SQLITE_FULL',
    queueDepth: 0,
  });
  expect(await site.logged('store.not_writable')).toMatchObject({
    level: 50,
    code: 'SQLITE_FULL',
  });
  expect(await health()).toMatchObject({ store: 'failing' });
  const said = site.logLines().filter(({ event }) => event === 'store.not_writable');
  expect(said).toHaveLength(1);
  await store.use((db) => sql`pragma max_page_count = 1000000`.execute(db));
  expect(await health(1)).toMatchObject({ status: 'ok', store: 'ok' });
});

test('without a store requests can be taken as long as the mail server takes them at once', async () => {
  await site.start({ DATA_DIR: blockedDataDir() });
  expect(await accepting()).toBe(true);
  expect(await health()).toMatchObject({
    status: 'degraded',
    accepting: true,
    store: 'failing',
    storeError: 'ENOTDIR',
    queueDepth: null,
  });
  await site.smtp.refuseConnections();
  expect(await accepting(1)).toBe(false);
  expect(await health(1)).toMatchObject({ accepting: false, mail: 'failing' });
  await site.smtp.listenAgain();
  expect(await accepting(2)).toBe(true);
});

test('a login that does not work is known at the start, and is not tried again at once', async () => {
  await site.start({ SMTP_URL: withLogin() });
  site.smtp.behave('wrong-password');
  const { mailWatch } = await service();
  const now = Date.now();
  await mailWatch.check(now);
  expect(await site.logged('mail.unusable')).toMatchObject({ level: 50, errorCode: 'EAUTH 535' });
  expect(await health()).toMatchObject({ status: 'degraded', mailError: 'EAUTH 535' });
  const connections = site.smtp.connectionCount();
  await mailWatch.checkAgain(now + 14 * 60_000);
  expect(site.smtp.connectionCount()).toBe(connections);
  await mailWatch.checkAgain(now + 15 * 60_000);
  expect(site.smtp.connectionCount()).toBe(connections + 1);
  expect(JSON.stringify(site.logLines())).not.toMatch(/secret/);
});

test('a mail server out of reach at the start is looked for every minute', async () => {
  await site.start({ SMTP_URL: withLogin() });
  await site.smtp.refuseConnections();
  const { mailWatch } = await service();
  const now = Date.now();
  await mailWatch.check(now);
  expect(await site.logged('mail.unreachable')).toMatchObject({ level: 40 });
  expect(await health()).toMatchObject({ status: 'degraded', mail: 'failing' });
  await site.smtp.listenAgain();
  await mailWatch.checkAgain(now + 60_000);
  expect(await site.logged('mail.usable_again')).toMatchObject({ level: 30 });
  expect(await health()).toMatchObject({ status: 'ok', mail: 'ok' });
});

describe('the two addresses', () => {
  const ask = (headers: Record<string, string> = {}) =>
    new Request('https://www.linea.example/api/health/details', { headers });

  test('say whether requests can be taken to anybody, and the details to who has the token', async () => {
    const builtAt = new Date(Date.now() - 19 * 86_400_000).toISOString();
    const release = { BUILD_COMMIT: '1a2b3c4d', BUILD_TIME: builtAt };
    await site.start({ DATA_DIR: newDataDir(), HEALTH_TOKEN: token, ...release });
    const { GET } = await import('@/app/api/health/route');
    const publicly = await GET();
    expect(publicly.status).toBe(200);
    expect(await publicly.json()).toEqual({ status: 'ok' });

    const { GET: details } = await import('@/app/api/health/details/route');
    const answered = await details(ask({ authorization: `Bearer ${token}` }));
    expect(answered.status).toBe(200);
    const said = await answered.json();
    expect(said).toMatchObject({ status: 'ok', ...empty, commit: '1a2b3c4d' });
    expect(said.buildAgeSeconds).toBeGreaterThanOrEqual(19 * 86_400);
    expect(said.buildAgeSeconds).toBeLessThan(19 * 86_400 + 60);
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const refused = await details(ask({ authorization }));
      expect(refused.status).toBe(404);
      expect(await refused.text()).toBe('');
    }
  });

  test('are 503 when no request can be taken, and when anything needs a hand', async () => {
    await site.start({ DATA_DIR: blockedDataDir(), HEALTH_TOKEN: token });
    await site.smtp.refuseConnections();
    const { GET } = await import('@/app/api/health/route');
    const publicly = await GET();
    expect(publicly.status).toBe(503);
    expect(await publicly.json()).toEqual({ status: 'unavailable' });
    const { GET: details } = await import('@/app/api/health/details/route');
    const answered = await details(ask({ authorization: `Bearer ${token}` }));
    expect(answered.status).toBe(503);
    await site.smtp.listenAgain();
  });

  test('without a token there is none that fits', async () => {
    await site.start({ DATA_DIR: newDataDir(), HEALTH_TOKEN: '' });
    const { GET: details } = await import('@/app/api/health/details/route');
    for (const authorization of ['Bearer null', 'Bearer undefined', 'Bearer ']) {
      expect((await details(ask({ authorization }))).status).toBe(404);
    }
  });

  test('say so on a server that has no configuration', async () => {
    await site.start({ SMTP_URL: '' });
    const { GET } = await import('@/app/api/health/route');
    expect((await GET()).status).toBe(503);
    const { GET: details } = await import('@/app/api/health/details/route');
    expect((await details(ask())).status).toBe(404);
  });
});
