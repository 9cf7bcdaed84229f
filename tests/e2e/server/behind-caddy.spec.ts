/** The built server behind Debian's Caddy, by the Caddyfile that goes live. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { anyFreePort } from '@/scripts/lib/ports.mjs';
import { ensureProgram } from '@/scripts/lib/programs.mjs';
import { type SiteServer, siteServer } from '@/scripts/lib/site-server';
import { startProcess } from '../../support/e2e/process';
import { postLead } from '../../support/e2e/raw-lead';
import { ask } from '../../support/e2e/raw-request';
import { test as base, expect } from '../../support/e2e/test';
import { until } from '../../support/until';

const servername = 'www.agenzia-linea.example';
const apex = 'agenzia-linea.example';

interface Front {
  site: SiteServer;
  /** Caddy's, over https and over http. */
  https: string;
  http: string;
  log(): string;
}

const answered = (origin: string) =>
  ask(origin, '/', { servername }).then(
    ({ status }) => status === 200,
    () => false,
  );

const test = base.extend<{ front: Front }>({
  front: async ({ smtp }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'linea-caddy-'));
    const site = await siteServer({
      SITE_URL: `https://${servername}`,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      DATA_DIR: folder,
      DATABASE_URL: '',
      TRUSTED_PROXY_HOPS: '1',
      LEADS_RATE_LIMIT: '5/10m',
    });
    await site.start();
    const [httpsPort, httpPort] = [await anyFreePort(), await anyFreePort()];
    const config = path.resolve('deploy/Caddyfile');
    const args = ['run', '--adapter', 'caddyfile', '--config', config];
    const caddy = startProcess(await ensureProgram('caddy'), args, {
      env: {
        ...process.env,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE_URL: `https://${servername}`,
        SITE_UPSTREAM: `127.0.0.1:${site.port}`,
        CADDY_OPTIONS: `admin off\nlocal_certs\nskip_install_trust\nhttps_port ${httpsPort}\nhttp_port ${httpPort}`,
      },
    });
    const https = `https://127.0.0.1:${httpsPort}`;
    await until(() => answered(https), 'a certificate');
    await use({ site, https, http: `http://127.0.0.1:${httpPort}`, log: caddy.output });
    await Promise.all([caddy.stop(), site.kill()]);
    await rm(folder, { recursive: true, force: true });
  },
});

test('http leads to https, the bare name to the one with www., and a stranger’s name has no certificate', async ({
  front: { https, http },
}) => {
  const plain = await ask(http, '/hospitality?a=b', { headers: { Host: servername } });
  expect(plain.headers.get('location')).toMatch(
    new RegExp(`^https://${servername}(:\\d+)?/hospitality\\?a=b$`),
  );
  const bare = await ask(https, '/hospitality?a=b', { servername: apex });
  expect(bare.status).toBe(308);
  expect(bare.headers.get('location')).toBe(`https://${servername}/hospitality?a=b`);

  const { hostname: host, port } = new URL(https);
  const refused = await new Promise<boolean>((resolve) => {
    const to = { host, port: Number(port), servername: 'evil.example', rejectUnauthorized: false };
    const socket = connect(to, () => resolve(!socket.destroy()));
    socket.once('error', () => resolve(true));
  });
  expect(refused).toBe(true);
});

test('pages come as the site packs them, in HTTP/3 too, and say neither Caddy nor where it is', async ({
  front: { https },
}) => {
  const page = await ask(https, '/', { servername, headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('alt-svc')).toContain('h3=');
  expect(page.names).not.toContain('server');
  expect(page.names).not.toContain('via');
  const plain = await ask(https, '/', { servername });
  expect(plain.body.toString()).toContain(`<link rel="canonical" href="https://${servername}"`);
  const missing = await ask(https, '/niente/', { servername });
  expect([missing.status, missing.headers.get('location')]).toEqual([308, '/niente']);
});

test('each visitor is counted by his own address, and none by what he claims', async ({
  front: { https },
}) => {
  const from = (client: number, claimed: string) =>
    postLead(https, {
      servername,
      from: `127.0.3.${client}`,
      headers: { 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, 'X-Client-Network': claimed },
    });
  for (let client = 1; client <= 8; client += 1) {
    expect((await from(client, '198.51.100.9')).status).toBe(200);
  }
  for (let sent = 2; sent <= 5; sent += 1) {
    expect((await from(1, `198.51.100.${sent}`)).status).toBe(200);
  }
  expect((await from(1, '198.51.100.6')).status).toBe(429);
});

test('a body too large is refused with the site’s own words, and what goes on and on is cut', async ({
  front: { https },
}) => {
  const sent = (bytes: number) =>
    postLead(https, { servername, body: JSON.stringify({ nome: 'x'.repeat(bytes) }) });
  const own = await sent(90_000);
  expect([own.status, own.body.toString()]).toEqual([
    413,
    expect.stringContaining('body_too_large'),
  ]);
  // 413 since Caddy 2.7, and Debian's is 2.6
  expect([413, 502]).toContain((await sent(300_000)).status);
});

test('while the site restarts, requests wait and none is refused', async ({
  front: { site, https },
}) => {
  const statuses: number[] = [];
  let sent = 0;
  let ended = false;
  // of four visitors each sends its next request when it has its answer, pages and forms by turns
  const visitor = async (number: number) => {
    while (!ended) {
      sent += 1;
      const from = `127.0.${4 + Math.floor(sent / 250)}.${1 + (sent % 250)}`;
      const request = { servername, from };
      const headers = { 'Idempotency-Key': `"${randomUUID()}"` };
      const send = (target?: string) =>
        number % 2 ? ask(https, '/', request) : postLead(https, { ...request, headers }, target);
      const { status, headers: said } = await send();
      // as browsers do: the same to the address that they are told
      const again = said.get('location') ?? '';
      statuses.push(status === 307 ? (await send(again)).status : status);
    }
  };
  const visitors = Array.from({ length: 4 }, (_, number) => visitor(number));
  for (let restart = 0; restart < 3; restart += 1) {
    const before = statuses.length;
    await until(() => statuses.length > before + 40, 'answers before');
    await site.stop();
    await site.start();
  }
  const before = statuses.length;
  await until(() => statuses.length > before + 40, 'answers after');
  ended = true;
  await Promise.all(visitors);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test('no link of the agency’s mails and nobody’s address gets into Caddy’s log, not even when the site is gone', async ({
  front: { site, https, log },
}) => {
  await site.stop();
  const who = { servername, from: '127.0.3.99' };
  const { status, body, headers } = await ask(https, '/azione/niente', who);
  expect([status, headers.get('retry-after')]).toEqual([502, '10']);
  expect(body.toString()).toBe('Torniamo subito: riprova tra un minuto.');
  expect(log()).toContain('server running');
  expect(log()).not.toMatch(/azione|127\.0\.3\.99/);
});
