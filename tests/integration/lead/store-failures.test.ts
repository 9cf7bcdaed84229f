import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leadAnswers } from '@/content/lead-answers';
import { leadMail } from '@/content/mails/lead';
import { type PostgresServer, startPostgres } from '@/scripts/lib/postgres';
import { leadsCommand } from '../../support/command-line';
import {
  formRequest,
  jsonRequest,
  leadStore,
  newDataDir,
  service,
  stopService,
  validPayload,
} from '../../support/contact-route';
import { idOf, leadSite, messageIdOf, untilDeliveriesAre } from '../../support/lead-site';
import { until } from '../../support/until';

const site = leadSite();

/** A folder that nothing can be written to: root is stopped by a file in its place, not by its mode. */
function blockedDataDir(): string {
  const file = path.join(newDataDir(), 'file');
  writeFileSync(file, '');
  return path.join(file, 'data');
}

/** A request is in the store of a server that could not deliver it, and the server has ended. */
async function storeWithOneWaiting(environment: Record<string, string>): Promise<string> {
  const { POST } = await site.start(environment);
  site.smtp.behave('reject-data');
  const id = await idOf(await POST(jsonRequest(validPayload)));
  await site.logged('lead.delivery_failed');
  await stopService();
  site.smtp.behave('none');
  return id;
}

describe('a folder that cannot be written', () => {
  test('requests go straight to the mail server, and the log says why', async () => {
    const { POST } = await site.start({ DATA_DIR: blockedDataDir() });
    const id = await idOf(await POST(jsonRequest(validPayload)));
    expect(site.smtp.messageIds).toEqual([messageIdOf(id)]);
    expect(await site.logged('store.unavailable')).toMatchObject({ level: 50, code: 'ENOTDIR' });
    expect(await site.logged('store.failed')).toMatchObject({
      level: 50,
      leadId: id,
      code: 'ENOTDIR',
    });
    expect(await site.logged('lead.sent_directly')).toMatchObject({ leadId: id });
  });

  test('a repetition with the same key is not sent again', async () => {
    const { POST } = await site.start({ DATA_DIR: blockedDataDir() });
    const key = { 'idempotency-key': 'one' };
    const id = await idOf(await POST(jsonRequest(validPayload, key)));
    expect(await idOf(await POST(jsonRequest(validPayload, key)))).toBe(id);
    expect(site.smtp.mails).toHaveLength(1);
  });

  test('when the mail server fails too it is 503, with everything typed still there', async () => {
    const { POST } = await site.start({ DATA_DIR: blockedDataDir() });
    site.smtp.behave('reject-data');
    const response = await POST(jsonRequest(validPayload));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: 'delivery_failed',
      message: leadAnswers.messages.delivery_failed,
    });
    const document = await POST(formRequest(validPayload));
    expect(document.status).toBe(503);
    expect(document.headers.get('x-error-code')).toBe('delivery_failed');
    const page = await document.text();
    expect(page).toContain('value="Maria Rossi"');
    expect(page).toContain(validPayload.obiettivi);
    expect(JSON.stringify(site.logLines())).not.toMatch(/rossi|maria|333 ?123/i);
  });
});

/** Sends what is held and what is not, as JSON and as a form, to a site whose store is away. */
async function postWithoutStore(POST: (request: Request) => Promise<Response>): Promise<void> {
  for (const signs of [{ sito_web: 'x' }, { elapsedMs: 20 }]) {
    const held = await POST(jsonRequest({ ...validPayload, ...signs }));
    expect(held.status).toBe(503);
    expect(await held.json()).toMatchObject({ code: 'delivery_failed' });
  }
  const document = await POST(formRequest({ ...validPayload, sito_web: 'x' }));
  expect(document.status).toBe(503);
  expect(await document.text()).toContain(validPayload.obiettivi);
  const marked = { ...validPayload, obiettivi: 'https://casa.example '.repeat(5) };
  const id = await idOf(await POST(jsonRequest(marked)));
  expect(site.smtp.messageIds).toEqual([messageIdOf(id)]);
  expect(site.smtp.mails[0]?.mail.subject).toContain(leadMail.doubts.mark);
}

test('while the file cannot be written, what would be held is refused and not sent, and all else is sent', async () => {
  const { POST } = await site.start({ DATA_DIR: blockedDataDir() });
  await postWithoutStore(POST);
  expect(await site.logged('lead.held_refused')).toMatchObject({ level: 40 });
});

test('a server without configuration never says that a request was received', async () => {
  const { POST } = await site.start({ SMTP_URL: '' });
  expect((await POST(jsonRequest(validPayload))).status).toBe(503);
  expect(site.logLines().map(({ event }) => event)).toEqual([
    'lead.not_configured',
    'lead.answered',
  ]);
});

test('on a full disk requests go straight to the mail server, and into the store when there is room', async () => {
  const { POST } = await site.start({ DATA_DIR: newDataDir() });
  const first = await idOf(await POST(jsonRequest(validPayload)));
  await until(() => site.smtp.messageIds.includes(messageIdOf(first)), 'the first mail');
  const store = await leadStore();
  const { sql } = await import('kysely');
  await store.use((db) => sql`pragma max_page_count = 1`.execute(db));
  const long = { ...validPayload, obiettivi: 'lungo '.repeat(800) };
  const ids: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) ids.push(await idOf(await POST(jsonRequest(long))));
  expect(await site.logged('store.failed')).toMatchObject({ level: 50, code: 'SQLITE_FULL' });
  await until(
    () => ids.every((id) => site.smtp.messageIds.includes(messageIdOf(id))),
    'a mail for each',
  );

  await store.use((db) => sql`pragma max_page_count = 1000000`.execute(db));
  const stored = await idOf(await POST(jsonRequest(long)));
  const { findLead } = await import('@/lib/lead/ops/admin');
  expect(await findLead(store, stored)).toMatchObject({ id: stored });
  await until(() => site.smtp.messageIds.includes(messageIdOf(stored)), 'the last mail');
  expect(new Set(site.smtp.messageIds).size).toBe(site.smtp.messageIds.length);
});

describe('a damaged data file', () => {
  async function damaged(damage: (content: Buffer) => void) {
    const DATA_DIR = newDataDir();
    await storeWithOneWaiting({ DATA_DIR });
    const file = path.join(DATA_DIR, 'leads.db');
    const content = readFileSync(file);
    damage(content);
    writeFileSync(file, content);
    return { DATA_DIR, file, content };
  }

  test.each([
    ['is no database any more', (content: Buffer) => content.fill('x', 0, 200)],
    ['has a damaged page', (content: Buffer) => content.fill(0xff, content.length - 4_096)],
  ])(
    'that %s stops the start, says what to do, and is left as it is; requests go out by mail',
    async (_, damage) => {
      const { DATA_DIR, file, content } = await damaged(damage);
      const { POST } = await site.start({ DATA_DIR });
      const unusable = await (await service()).unusable;
      expect(unusable?.message).toContain(`The data file is damaged: ${file}`);
      expect(unusable?.message).toContain(`leads restore ${DATA_DIR}/backups`);
      const { isAccepting } = await import('@/lib/lead/ops/health');
      expect(await isAccepting(await service())).toBe(false);
      const id = await idOf(await POST(jsonRequest(validPayload)));
      expect(site.smtp.messageIds).toContain(messageIdOf(id));
      await stopService();
      expect(readFileSync(file).equals(content)).toBe(true);
      const listed = leadsCommand({ DATA_DIR, DATABASE_URL: '' }, 'list');
      await expect(listed).rejects.toThrow(/The data file is damaged/);
    },
  );

  test('gives way to the newest copy', async () => {
    const { DATA_DIR, file } = await damaged((content) => content.fill('x', 0, 200));
    rmSync(file);
    const { POST } = await site.start({ DATA_DIR });
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await untilDeliveriesAre(id, 'delivered');
    await leadsCommand({ DATA_DIR, DATABASE_URL: '' }, 'backup');
    await stopService();
    writeFileSync(file, 'no database'.repeat(1_000));
    rmSync(file);
    const [copy = ''] = readdirSync(path.join(DATA_DIR, 'backups'));
    const restored = leadsCommand(
      { DATA_DIR, DATABASE_URL: '' },
      'restore',
      path.join(DATA_DIR, 'backups', copy),
    );
    expect(await restored).toMatch(/^1 requests restored/);
  });
});

test('a store that a later release has changed is refused, and says what to do', async () => {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  const { sql } = await import('kysely');
  const store = await leadStore();
  await store.use((db) =>
    sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027')`.execute(db),
  );
  await stopService();
  await site.start({ DATA_DIR });
  const { message } = (await (await service()).unusable) ?? {};
  expect(message).toMatch(/later release.*999-later.*Start that release again/s);
});

test('a database server that is away refuses no start: requests are mailed meanwhile', async () => {
  const { POST } = await site.start({ DATABASE_URL: 'postgres://a:b@127.0.0.1:9/none' });
  expect(await (await service()).unusable).toBeNull();
  await idOf(await POST(jsonRequest(validPayload)));
  expect(site.smtp.mails).toHaveLength(1);
});

/** A user whom the mode of a file binds; root is not. */
const nobody = 65_534;

/** Runs something while a data file can only be read, for root too. */
async function whileReadOnly(DATA_DIR: string, work: () => Promise<void>): Promise<void> {
  const file = path.join(DATA_DIR, 'leads.db');
  const isRoot = process.geteuid?.() === 0;
  chmodSync(DATA_DIR, 0o755);
  chmodSync(file, 0o444);
  if (isRoot) process.seteuid?.(nobody);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(file, 0o644);
  }
}

test('a store that could only be read when the server started takes requests once it can be written to', async () => {
  const DATA_DIR = newDataDir();
  await storeWithOneWaiting({ DATA_DIR });
  const { POST } = await site.start({ DATA_DIR });
  const { findLead } = await import('@/lib/lead/ops/admin');
  const { checkHealth } = await import('@/lib/lead/ops/health');
  await whileReadOnly(DATA_DIR, async () => {
    const id = await idOf(await POST(jsonRequest(validPayload)));
    expect(await site.logged('store.failed')).toMatchObject({ code: 'SQLITE_READONLY' });
    expect(site.smtp.messageIds).toEqual([messageIdOf(id)]);
    expect(await checkHealth(await service())).toMatchObject({ storeError: 'SQLITE_READONLY' });
  });
  const stored = await idOf(await POST(jsonRequest(validPayload)));
  expect(await findLead(await leadStore(), stored)).toMatchObject({ id: stored });
  await untilDeliveriesAre(stored, 'delivered');
  const later = Date.now() + 60_000;
  expect(await checkHealth(await service(), later)).toMatchObject({ store: 'ok' });
});

test('a data file taken away while in use is noticed, and a new one made', async () => {
  const DATA_DIR = newDataDir();
  const { POST } = await site.start({ DATA_DIR });
  await idOf(await POST(jsonRequest(validPayload)));
  await until(() => site.smtp.mails.length === 1, 'the first mail');
  execFileSync('rm', [path.join(DATA_DIR, 'leads.db')]);
  await idOf(await POST(jsonRequest(validPayload)));
  expect(await site.logged('store.file_gone')).toMatchObject({ level: 50 });
  expect(readdirSync(DATA_DIR)).toContain('leads.db');
  await until(() => site.smtp.mails.length === 2, 'the second mail');
});

describe('a database server', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('that is away lets nothing past that would be held', async () => {
    const { POST } = await site.start({ DATABASE_URL: await postgres.newDatabase() });
    const held = await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    await postgres.crash();
    await postWithoutStore(POST);
    await postgres.restart();
    const { findLead } = await import('@/lib/lead/ops/admin');
    const store = await leadStore();
    const found = await until(() => findLead(store, held).catch(() => null), 'the store again');
    expect(found).toMatchObject({ status: 'quarantined', deliveries: [] });
    expect(site.smtp.mails).toHaveLength(1);
  });

  test('that goes away and comes back loses nothing, and nothing comes twice', async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const { POST } = await site.start({ DATABASE_URL });
    site.smtp.behave('hold');
    const connections = site.smtp.connectionCount();
    const before = await idOf(await POST(jsonRequest(validPayload)));
    await until(() => site.smtp.connectionCount() > connections, 'the delivery under way');
    await postgres.crash();
    const ids = [before];
    site.smtp.behave('none');
    for (let sent = 0; sent < 3; sent += 1) {
      ids.push(await idOf(await POST(jsonRequest(validPayload))));
    }
    expect(await site.logged('store.failed')).toMatchObject({ level: 50 });
    await postgres.restart();
    const after = await idOf(await POST(jsonRequest(validPayload)));
    const { findLead } = await import('@/lib/lead/ops/admin');
    expect(await findLead(await leadStore(), after)).toMatchObject({ id: after });
    ids.push(after);
    await until(
      async () => {
        const pending = await (await leadStore()).use((db) =>
          db.selectFrom('outbox').select('id').where('status', '=', 'pending').execute(),
        );
        return pending.length === 0;
      },
      'an empty queue',
      30_000,
    );
    expect(site.smtp.messageIds.sort()).toEqual(ids.map(messageIdOf).sort());
  });
});
