/** What the built server does at its start and at its end, seen from outside; no browser is needed for it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqlite } from '@/lib/store/sqlite';
import { type SiteServer, siteServer } from '@/scripts/lib/site-server';
import { someLead } from '../../support/e2e/contact-form';
import { test as base, expect } from '../../support/e2e/test';
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
  await later.db.schema.alterTable('leads').renameColumn('fields', 'texts').execute();
  await later.close();
  await expect(site.start()).rejects.toThrow(
    /does not fit this release: leads\.fields is missing[\s\S]*restore a copy/,
  );
  await rm(DATA_DIR, { recursive: true });
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
