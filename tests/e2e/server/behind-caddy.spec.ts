import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { leadAnswers } from '@/content/lead-answers';
import { startCaddy } from '@/scripts/lib/caddy';
import { anyFreePort } from '@/scripts/lib/ports';
import { findProgram } from '@/scripts/lib/programs';
import { someLead } from '../../support/e2e/contact-form';
import { ask, expectSecurityHeaders, postLead } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { test as base, expect } from '../../support/e2e/test';
import { until } from '../../support/until';

const noCaddy = 'Caddy is not here (Debian: apt install caddy)';

const servername = 'www.agenzia-linea.example';
const apex = 'agenzia-linea.example';

const endlessBody = JSON.stringify({ nome: 'x'.repeat(300_000) });

interface Front {
  site: Site;
  https: string;
  http: string;
  log(): string;
}

const test = base.extend<{ front: Front; waits: string; subdomains: string }>({
  waits: ['30s', { option: true }],
  subdomains: ['', { option: true }],

  front: async ({ serve, waits, subdomains }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'linea-caddy-'));
    const site = await serve({
      env: {
        SITE_URL: `https://${servername}`,
        DATABASE_URL: '',
        TRUSTED_PROXY_HOPS: '1',
        LEADS_RATE_LIMIT: '5/10m',
      },
    });
    const [httpsPort, httpPort] = [await anyFreePort(), await anyFreePort()];
    const caddyfile = await readFile('deploy/Caddyfile', 'utf8');
    expect(caddyfile).toContain('lb_try_duration 30s');
    const caddy = await startCaddy(folder, {
      config: caddyfile.replace('lb_try_duration 30s', `lb_try_duration ${waits}`),
      siteUrl: `https://${servername}`,
      upstream: site.url,
      options: [`https_port ${httpsPort}`, `http_port ${httpPort}`],
      inOurGroup: true,
      env: { HSTS_INCLUDE_SUBDOMAINS: subdomains },
    });
    const https = `https://127.0.0.1:${httpsPort}`;
    const answered = () =>
      ask(https, '/', { servername }).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(answered, 'a certificate');
    await use({ site, https, http: `http://127.0.0.1:${httpPort}`, log: caddy.output });
    await caddy.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test.skip(!findProgram('caddy'), noCaddy);

test('behind Caddy each visitor counts by his own address', async ({ front: { https, http } }) => {
  const plain = await ask(http, '/hospitality?a=b', { headers: { Host: servername } });
  expect(plain.headers.get('location')).toMatch(
    new RegExp(`^https://${servername}(:\\d+)?/hospitality\\?a=b$`),
  );
  const bare = await ask(https, '/hospitality?a=b', { servername: apex });
  expect([bare.status, bare.headers.get('location')]).toEqual([
    308,
    `https://${servername}/hospitality?a=b`,
  ]);
  const dotted = await ask(https, '/', { servername, headers: { Host: `${servername}.` } });
  expect([dotted.status, dotted.headers.get('location')]).toEqual([308, `https://${servername}/`]);
  const { hostname: host, port } = new URL(https);
  const stranger = await new Promise<string>((resolve) => {
    const to = { host, port: Number(port), servername: 'evil.example', rejectUnauthorized: false };
    const socket = connect(to, () => {
      socket.destroy();
      resolve('has a certificate');
    });
    socket.once('error', () => resolve('has no certificate'));
  });
  expect(stranger).toBe('has no certificate');

  const page = await ask(https, '/', { servername, headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('alt-svc')).toContain('h3=');
  expect(page.names).not.toContain('server');
  expect(page.names).not.toContain('via');
  const missing = await ask(https, '/niente/', { servername });
  expect([missing.status, missing.headers.get('location')]).toEqual([308, '/niente']);

  const from = (client: number, claimed: string) =>
    postLead(https, {
      servername,
      from: `127.0.3.${client}`,
      headers: { 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, 'X-Client-Network': claimed },
    });
  for (let client = 1; client <= 8; client += 1)
    expect((await from(client, '198.51.100.9')).status, `visitor ${client}`).toBe(200);
  for (let sent = 2; sent <= 5; sent += 1)
    expect((await from(1, `198.51.100.${sent}`)).status, `request ${sent}`).toBe(200);
  expect((await from(1, '198.51.100.6')).status, 'request 6').toBe(429);

  const long = JSON.stringify({ nome: 'x'.repeat(90_000) });
  const own = await postLead(https, { servername, body: long });
  expect(own.status).toBe(413);
  expect(own.body.toString()).toContain('body_too_large');
  const endless = await postLead(https, { servername, body: endlessBody });
  // of the site or of Caddy, whoever is first
  expect(endless.status).toBe(413);
  expect(String(endless.body)).toContain(leadAnswers.messages.body_too_large);
});

test('behind Caddy nobody is refused during a restart', async ({ front: { site, https } }) => {
  const statuses: number[] = [];
  let ended = false;
  const visitor = async (send: (target?: string) => ReturnType<typeof ask>) => {
    while (!ended) {
      const { status, headers } = await send();
      // as browsers do: the same to the address that they are given
      const again = headers.get('location') ?? undefined;
      statuses.push(status === 307 ? (await send(again)).status : status);
    }
  };
  let sent = 0;
  const lead = someLead();
  const visitors = Promise.all([
    visitor(() => ask(https, '/', { servername })),
    visitor((target) => {
      sent += 1;
      const from = `127.1.${sent % 256}.${1 + Math.floor(sent / 256)}`;
      return postLead(https, { servername, from, body: JSON.stringify(lead) }, target);
    }),
  ]);
  const someMore = async () => {
    const before = statuses.length;
    await until(() => statuses.length > before + 20, 'more answers');
  };
  await someMore();
  await site.end();
  await site.start();
  await someMore();
  ended = true;
  await visitors;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test.describe('where the site does not come back', () => {
  test.use({ waits: '1s' });

  test('behind Caddy a page says the site is away', async ({ front: { site, https, log } }) => {
    await site.end();
    const who = { servername, from: '127.0.3.99' };
    const { status, body, headers } = await ask(https, '/azione/niente', who);
    expect([status, headers.get('retry-after')]).toEqual([502, '10']);
    expect(body.toString()).toBe('Torniamo subito: riprova tra un minuto.');
    const targets = [
      ['/api/send-contact', '/api/send-contact?&again'],
      ['/api/send-contact?x=%2F', '/api/send-contact?x=%2F&again'],
      ['/azione/aB-_9', '/azione/aB-_9?&again'],
      ['/api/send-contact?again', null],
      ['//evil.example/x', null],
      ['//evil.example/api/send-contact', null],
      ['//azione/x', null],
      ['/azione/%2e%2e/%2fevil.example', null],
      ['/azione/%0d%0aSet-Cookie:x', null],
      ['/%2f/evil.example', null],
      ['/hospitality', null],
    ] as const;
    // at once: each waits for the site as long as Caddy does
    const sent = await Promise.all(targets.map(([target]) => postLead(https, who, target)));
    expect(
      sent.map((each, n) => [targets[n]?.[0], each.status, each.headers.get('location')]),
    ).toEqual(targets.map(([target, again]) => [target, again ? 307 : 502, again]));
    expect(log()).toContain('server running');
    expect(log()).not.toMatch(/azione|127\.0\.3\.99/);
  });

  test('Caddy’s own answers carry the security headers of the site’s', async ({
    front: { site, https },
  }) => {
    const tooLarge = await postLead(https, { servername, body: endlessBody });
    await site.end();
    const [again, away] = await Promise.all([
      postLead(https, { servername }),
      ask(https, '/', { servername }),
    ]);
    const answers = [tooLarge, again, away];
    expect(answers.map(({ status }) => status)).toEqual([413, 307, 502]);
    for (const answer of answers) {
      expectSecurityHeaders(answer, { https: true });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
    }
  });

  test.describe('of an owner who wants https at every subdomain', () => {
    test.use({ subdomains: 'true' });

    test('Caddy’s own answers do not take https from subdomains', async ({
      front: { site, https },
    }) => {
      await site.end();
      const { headers } = await ask(https, '/', { servername });
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+; includeSubDomains$/);
    });
  });
});
