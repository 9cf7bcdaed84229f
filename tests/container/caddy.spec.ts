import { connect } from 'node:tls';
import { type Caddy, origin, startCaddy } from '../support/container/caddy';
import { type Container, siteHost } from '../support/container/container';
import { test as base, expect } from '../support/container/test';
import { postLead } from '../support/e2e/raw-lead';
import { ask } from '../support/e2e/raw-request';
import { slowClients } from '../support/e2e/slow-clients';
import { until } from '../support/until';

const apex = siteHost.replace('www.', '');
const servername = siteHost;

const test = base.extend<{ caddy: Caddy; site: Container }>({
  site: async ({ start }, use) => {
    await use(await start());
  },
  caddy: async ({ site }, use) => {
    const caddy = await startCaddy(new URL(site.url).host);
    await until(
      () =>
        ask(origin, '/', { servername }).then(
          ({ status }) => status === 200,
          () => false,
        ),
      'a certificate',
      20_000,
    );
    await use(caddy);
    await caddy.stop();
  },
});

test.beforeEach(({ caddy: _ }) => {});

test('the site is there over https, in HTTP/2 and 3, and says neither Caddy nor nginx’s version', async () => {
  const page = await ask(origin, '/', { servername });
  expect(page.body.toString()).toContain(`<link rel="canonical" href="https://${siteHost}"`);
  expect(page.headers.get('alt-svc')).toContain('h3=":443"');
  expect(page.headers.get('server') ?? '').not.toMatch(/caddy|\d/i);
  expect(page.headers.get('content-encoding')).toBeNull();
  const packed = await ask(origin, '/', { servername, headers: { 'Accept-Encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
});

test('http leads to https, and the bare name to the one with www., with a certificate of its own', async () => {
  const plain = await ask('http://127.0.0.1:80', '/hospitality?a=b', {
    headers: { Host: siteHost },
  });
  expect(plain.headers.get('location')).toBe(`https://${siteHost}/hospitality?a=b`);
  const bare = await ask(origin, '/hospitality?a=b', { servername: apex });
  expect(bare.status).toBe(301);
  expect(bare.headers.get('location')).toBe(`https://${siteHost}/hospitality?a=b`);
});

test('where nginx leads elsewhere within the site, Caddy hands it on as it is', async () => {
  const answer = await ask(origin, '/hospitality/?a=b%20c', { servername });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/hospitality?a=b%20c']);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('for a stranger’s name there is no certificate', async () => {
  const failed = await new Promise<boolean>((resolve) => {
    const socket = connect({
      host: '127.0.0.1',
      port: 443,
      servername: 'evil.example',
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => resolve(!socket.destroy()));
    socket.once('error', () => resolve(true));
  });
  expect(failed).toBe(true);
});

test('each visitor is counted by his own address, and none by what he claims', async () => {
  const from = (client: number, claimed = '198.51.100.9') =>
    postLead(origin, {
      servername,
      from: `203.0.113.${client}`,
      headers: { 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, Forwarded: `for=${claimed}` },
    });
  for (let client = 1; client <= 8; client += 1) expect((await from(client)).status).toBe(200);
  for (let sent = 1; sent < 5; sent += 1)
    expect((await from(1, `198.51.100.${sent}`)).status).toBe(200);
  expect((await from(1, '198.51.100.200')).status).toBe(429);
});

test('a body too large is refused with the site’s own words, and what goes on and on is cut', async () => {
  const sent = (bytes: number) =>
    postLead(origin, { servername, body: JSON.stringify({ nome: 'x'.repeat(bytes) }) });
  const own = await sent(90_000);
  expect([own.status, own.body.toString()]).toEqual([
    413,
    expect.stringContaining('body_too_large'),
  ]);
  // 413 since Caddy 2.7, and Debian's is 2.6
  expect([413, 502]).toContain((await sent(300_000)).status);
});

test('one address that leaves its handshakes half-way keeps nobody out, and is cut off', async () => {
  const count = 500;
  const words = '\x16\x03\x01\x02\x00\x01';
  const slow = await slowClients(origin, { count, from: '203.0.113.7', words });
  expect((await ask(origin, '/', { servername, from: '203.0.113.8' })).status).toBe(200);
  expect(new Set(await slow.turnedAway(count))).toEqual(new Set(['']));
});

test('no link of the agency’s mails gets into Caddy’s log, not even when the container is away', async ({
  caddy,
  site,
}) => {
  await site.stop();
  expect((await ask(origin, '/azione/niente', { servername })).status).toBe(502);
  expect(caddy.output()).toContain('dial tcp');
  expect(caddy.output()).not.toMatch(/azione|remote_ip/);
});

test('while the container is replaced, requests wait and none is refused', async ({
  site,
  start,
}) => {
  const statuses: number[] = [];
  const sent: Promise<void>[] = [];
  const timer = setInterval(() => {
    // from several: nginx has a limit for one address
    const from = `203.0.113.${1 + (sent.length % 9)}`;
    const target = sent.length % 2 === 0 ? '/api/health' : '/';
    sent.push(
      ask(origin, target, { servername, from }).then(
        ({ status }) => void statuses.push(status),
        () => void statuses.push(0),
      ),
    );
  }, 50);
  await until(() => statuses.length > 5, 'answers before');
  await site.stop();
  await start();
  const before = statuses.length;
  await until(() => statuses.length > before + 5, 'answers after');
  clearInterval(timer);
  await Promise.all(sent);
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
