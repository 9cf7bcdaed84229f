import { GET as details } from '@/app/api/health/details/route';
import { GET as publicly } from '@/app/api/health/route';
import { checkHealth } from '@/lib/lead/agency/health';
import { leadSite } from '../../support/lead-site';
import { blockedDataDir } from '../../support/stores';

const site = leadSite();
const minuteMs = 60_000;

const health = async (minutes = 0) =>
  await checkHealth(site.service(), Date.now() + minutes * minuteMs);

const queue = { queueDepth: 0, oldestSeconds: 0, deadLettered: 0 };
const empty = { ...queue, configurationFaults: 0, held: 0 };

test('a long queue needs a hand, and requests are taken all the same', async () => {
  await site.start();
  await site.delivered();
  expect(await health()).toEqual({
    status: 'ok',
    troubles: [],
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
  await site.post();
  // to be put off is no fault of the configuration
  expect(await health(1)).toMatchObject({ status: 'ok', mail: 'ok', queueDepth: 1 });
  const late = await health(61);
  expect(late).toMatchObject({ status: 'degraded', accepting: true });
  expect(late.oldestSeconds).toBeGreaterThan(3_600);
  expect(JSON.stringify(late)).not.toMatch(/rossi/i);
});

test('so does what was given up', async () => {
  await site.start();
  await site.givenUp();
  expect(await health()).toMatchObject({ status: 'degraded', mail: 'ok', deadLettered: 1 });
});

test('without a store requests can be taken as long as the mail server takes them at once', async () => {
  await site.start({ DATA_DIR: blockedDataDir() });
  const away = { status: 'degraded', store: 'failing', storeError: 'ENOTDIR', queueDepth: null };
  expect(await health()).toMatchObject({ ...away, accepting: true });
  await site.smtp.refuseConnections();
  expect(await health(1)).toMatchObject({ accepting: false, mail: 'failing' });
  await site.smtp.listenAgain();
  expect(await health(2)).toMatchObject({ accepting: true });
});

test('a login that does not work is known at the start and not tried again at once; a server out of reach is, every minute', async () => {
  await site.start({ SMTP_URL: site.smtp.loginUrl });
  site.smtp.behave('wrong-password');
  const { mailWatch } = site.service();
  const now = Date.now();
  await mailWatch.check(now);
  expect(await site.logged('mail.unusable')).toMatchObject({ level: 50, errorCode: 'EAUTH 535' });
  const connections = site.smtp.connectionCount();
  await mailWatch.checkAgain(now + 14 * minuteMs);
  expect(site.smtp.connectionCount()).toBe(connections);
  await mailWatch.checkAgain(now + 15 * minuteMs);
  expect(site.smtp.connectionCount()).toBe(connections + 1);

  await site.smtp.refuseConnections();
  await mailWatch.check(now);
  expect(await health()).toMatchObject({ status: 'degraded', mail: 'failing' });
  site.smtp.behave('none');
  await site.smtp.listenAgain();
  await mailWatch.checkAgain(now + minuteMs);
  expect(await health()).toMatchObject({ status: 'ok', mail: 'ok' });
});

describe('the two addresses', () => {
  const token = 'a-token-of-twenty-four-letters';
  const address = 'https://www.linea.example/api/health/details';
  const ask = (authorization: string) =>
    details(new Request(address, { headers: { authorization } }));

  test('say whether requests can be taken to anybody, and the details to who has the token', async () => {
    const builtAt = new Date(Date.now() - 19 * 86_400_000).toISOString();
    const release = { BUILD_COMMIT: '1a2b3c4d', BUILD_TIME: builtAt };
    await site.start({ HEALTH_TOKEN: token, ...release });
    const open = await publicly();
    expect([open.status, await open.json()]).toEqual([200, { status: 'ok' }]);
    const answered = await ask(`Bearer ${token}`);
    expect(answered.status).toBe(200);
    const { buildAgeSeconds, ...rest } = await answered.json();
    expect(rest).toMatchObject({ status: 'ok', ...empty, commit: '1a2b3c4d' });
    expect(Math.abs(buildAgeSeconds - 19 * 86_400)).toBeLessThan(60);
    for (const other of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const refused = await ask(other);
      expect([refused.status, await refused.text()]).toEqual([404, '']);
    }
    await site.start({ DATA_DIR: blockedDataDir(), HEALTH_TOKEN: token });
    await site.smtp.refuseConnections();
    const closed = await publicly();
    expect([closed.status, await closed.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await ask(`Bearer ${token}`)).status).toBe(503);
    await site.smtp.listenAgain();
  });

  test('tell nobody anything without a token, or a configuration', async () => {
    for (const [environment, status] of [
      [{ HEALTH_TOKEN: '' }, 200],
      [{ SMTP_URL: '' }, 503],
    ] as const) {
      await site.start(environment);
      for (const authorization of ['', 'Bearer null', 'Bearer undefined'])
        expect((await ask(authorization)).status).toBe(404);
      expect((await publicly()).status).toBe(status);
    }
  });
});
