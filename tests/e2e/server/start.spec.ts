/** What the built server does at its start and at its end, seen from outside; no browser is needed for it. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { stages } from '@/content/stages';
import { openSqlite } from '@/lib/store/sqlite';
import { isFree } from '@/scripts/lib/ports.mjs';
import { type SiteServer, siteServer } from '@/scripts/lib/site-server';
import { mailOf, someLead } from '../../support/e2e/contact-form';
import { postLead } from '../../support/e2e/raw-lead';
import { ask } from '../../support/e2e/raw-request';
import { test as base, expect } from '../../support/e2e/test';
import { actionLinks } from '../../support/mail-links';
import { until } from '../../support/until';

type Fixtures = {
  /** the built server with a store of its own, not yet started; further variables on request */
  server: (environment?: Record<string, string>) => Promise<SiteServer>;
};

const test = base.extend<Fixtures>({
  server: async ({ smtp }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-start-'));
    const servers: SiteServer[] = [];
    await use(async (environment = {}) => {
      const login = `smtp://site:secret@127.0.0.1:${smtp.port}`;
      const store = { DATA_DIR: folder, DATABASE_URL: '' };
      const server = await siteServer({ SMTP_URL: login, ...store, ...environment });
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((each) => each.kill()));
    await rm(folder, { recursive: true, force: true });
  },
});

test('a store that a later release has changed keeps the server from starting, and it says what to do', async ({
  server,
}) => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'site-later-'));
  const site = await server({ DATA_DIR });
  await site.start();
  await site.stop();
  const later = openSqlite(DATA_DIR);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027')`.execute(
    later.db,
  );
  await later.close();
  await expect(site.start()).rejects.toThrow(
    /later release has changed the store[\s\S]*999-later[\s\S]*restore a copy/,
  );
  await rm(DATA_DIR, { recursive: true });
});

test('a damaged data file keeps the server from starting, and stays as it is', async ({
  server,
}) => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'site-damaged-'));
  const file = path.join(DATA_DIR, 'leads.db');
  await writeFile(file, 'no database'.repeat(1_000));
  const site = await server({ DATA_DIR });
  await expect(site.start()).rejects.toThrow(/data file is damaged[\s\S]*leads restore/);
  expect(String(await readFile(file))).toBe('no database'.repeat(1_000));
  await rm(DATA_DIR, { recursive: true });
});

test('it listens at HOST alone, and everywhere without one', async ({ server }) => {
  const another = ({ port }: SiteServer) => fetch(`http://127.0.0.2:${port}/`);
  const alone = await server({ HOST: '127.0.0.1' });
  await alone.start();
  await expect(another(alone)).rejects.toThrow('fetch failed');
  await alone.stop();
  const everywhere = await server({ HOST: '' });
  await everywhere.start();
  // it is there, and no name of the site's
  expect((await another(everywhere)).status).toBe(421);
});

test('a wrong password is known before the first visitor, to this machine and nobody else', async ({
  server,
  smtp,
}) => {
  smtp.behave('wrong-password');
  const site = await server();
  await site.start();
  await until(() => site.tail().includes('mail.unusable'), 'the login tried');
  const own = await site.get('/api/health/details');
  expect(own.status).toBe(503);
  expect(JSON.parse(own.body)).toMatchObject({ status: 'degraded', mailError: 'EAUTH 535' });
  expect(await site.get('/api/health')).toEqual({ status: 200, body: '{"status":"ok"}' });
  const passedOn = { headers: { 'X-Forwarded-For': '127.0.0.1' } };
  const url = `http://127.0.0.1:${site.port}/api/health/details`;
  expect((await fetch(url, passedOn)).status).toBe(404);
  expect(site.tail()).not.toContain('secret');
});

test('a server asked to end finishes the deliveries under way, and leaves the others to the next: each arrives once', async ({
  server,
  smtp,
}) => {
  const requests = 12;
  smtp.behave('hold');
  const connections = smtp.connectionCount();
  const site = await server();
  await site.start();
  const answers = await Promise.all(Array.from({ length: requests }, () => site.post(someLead())));
  const ids = answers.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  // the login at the start, and as many as there are slots
  await until(() => smtp.connectionCount() - connections >= 9, 'deliveries under way');
  const ended = site.stop();
  await until(() => site.tail().includes('leads.stopping'), 'the signal heard');
  expect(smtp.mails).toHaveLength(0);
  smtp.behave('none');
  await ended;
  expect(smtp.mails.length).toBeGreaterThan(0);

  await site.start();
  await until(() => smtp.mails.length >= requests, 'the others');
  await until(async () => {
    const { body } = await site.get('/api/health/details');
    return (JSON.parse(body) as { queueDepth: number }).queueDepth === 0;
  }, 'an empty queue');
  const arrived = smtp.messageIds.map((id) => id.split('@')[0]);
  expect(arrived.sort()).toEqual(ids.sort());
});

test('a server whose output nobody reads any more takes requests all the same', async ({
  server,
  smtp,
}) => {
  const site = await server();
  await site.start();
  site.stopReading();
  for (let sent = 0; sent < 3; sent += 1) expect((await site.post(someLead())).status).toBe(200);
  await until(() => smtp.mails.length === 3, 'all three in the mailbox');
  expect((await site.get('/api/health')).status).toBe(200);
});

test('a request under way is still answered when the server is told to end, and told again', async ({
  serve,
}) => {
  const site = await serve();
  const { hostname, port } = new URL(site.url);
  const body = Buffer.from(JSON.stringify(someLead()));
  const head = [
    'POST /api/send-contact HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    // so that the server says when it has the request (RFC 9110, 10.1.1)
    'Expect: 100-continue',
  ];
  const socket = net.connect(Number(port), hostname);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('100 Continue');
  socket.write(body.subarray(0, 20));

  site.signal('SIGTERM');
  site.signal('SIGINT');
  await expect.poll(() => isFree(Number(port), hostname)).toBe(true);
  socket.write(body.subarray(20));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"code":"received"/);
});

test('a request that was accepted survives the server’s sudden death, and arrives once', async ({
  serve,
  smtp,
}) => {
  smtp.behave('hold');
  const site = await serve();
  const lead = someLead();
  const answer = await postLead(site.url, { body: JSON.stringify(lead) });
  expect(answer.status).toBe(200);
  await site.kill();
  smtp.behave('none');
  await site.start();
  await mailOf(smtp, lead);
  expect(smtp.mails).toHaveLength(1);
});

test('no token and no address of a client is in what the server writes', async ({
  serve,
  smtp,
}) => {
  const site = await serve({ env: { TRUSTED_PROXY_HOPS: '1' } });
  const lead = someLead();
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  await postLead(site.url, { body: JSON.stringify(lead), headers });
  const link = actionLinks(await mailOf(smtp, lead))[stages.won.label] ?? '';
  const target = new URL(link).pathname;
  const asForm = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const request of [
    { headers },
    { headers: asForm, method: 'POST', body: 'passo=fai' },
    { headers: asForm, method: 'PUT', body: 'passo=fai' },
    { headers: { ...headers, Host: 'evil.example' } },
  ]) {
    await ask(site.url, target, request);
    await ask(site.url, `${target}/..%2f`, request);
  }
  await site.end();
  expect(site.output()).toContain('leads.stopped');
  expect(site.output()).not.toMatch(/\/azione\/|198\.51\.100|officine|giulia/i);
});
