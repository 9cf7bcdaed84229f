import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { leadsCommand } from '@/content/leads-command';
import { leadMail } from '@/content/mails/lead';
import { isAccepting } from '@/lib/lead/agency/health';
import { retryLead } from '@/lib/lead/agency/lead-records';
import { startPostgres } from '@/scripts/lib/postgres';
import { leads } from '../../support/command-line';
import { validPayload } from '../../support/contact-route';
import { isMailOf, leadSite, messageIdOf } from '../../support/lead-site';
import { blockedDataDir, newDataDir, onPostgres } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();
const mailed = (id: string) =>
  until(() => site.smtp.messageIds.includes(messageIdOf(id)), `the mail of ${id}`);

/** What would be held is not let past a store that is away. */
async function expectHeldRefused(): Promise<void> {
  for (const signs of [{ sito_web: 'x' }, { elapsedMs: 20 }]) {
    const held = await site.sendJson(signs);
    expect(held.status).toBe(503);
    expect(await held.json()).toMatchObject({ code: 'delivery_failed' });
  }
}

test('with a folder that cannot be written requests go straight to the mail server, once a key, what looks odd marked', async () => {
  await site.start({ DATA_DIR: blockedDataDir() });
  const key = { 'idempotency-key': 'one' };
  const id = await site.post({}, key);
  expect(site.smtp.messageIds).toEqual([messageIdOf(id)]);
  expect(await site.logged('store.unavailable')).toMatchObject({ level: 50, code: 'ENOTDIR' });
  expect(await site.logged('store.failed')).toMatchObject({ level: 50, leadId: id });
  expect(await site.post({}, key)).toBe(id);
  expect(site.smtp.mails).toHaveLength(1);
  await expectHeldRefused();
  const odd = await site.post({ obiettivi: 'https://casa.example '.repeat(5) });
  expect(site.smtp.messageIds.slice(1)).toEqual([messageIdOf(odd)]);
  expect(site.smtp.mails[1]?.mail.subject).toContain(leadMail.doubts.mark);

  await site.start({ SMTP_URL: '' });
  expect((await site.sendJson()).status).toBe(503);
  await site.logged('lead.not_configured');
});

test('on a full disk requests go straight to the mail server, and into the store when there is room', async () => {
  await site.start();
  await mailed(await site.post());
  const store = site.store();
  const pages = (most: number) =>
    store.use((db) => sql`pragma max_page_count = ${sql.lit(most)}`.execute(db));
  await pages(1);
  const long = { obiettivi: 'lungo '.repeat(800) };
  const ids = [await site.post(long), await site.post(long), await site.post(long)];
  expect(await site.logged('store.failed')).toMatchObject({ level: 50, code: 'SQLITE_FULL' });
  for (const id of ids) await mailed(id);
  await pages(1_000_000);
  const stored = await site.post(long);
  expect(await site.recordOf(stored)).toMatchObject({ id: stored });
  await mailed(stored);
  expect(new Set(site.smtp.messageIds).size).toBe(site.smtp.messageIds.length);
});

/** One byte of the name, as a failing disk leaves it: no UTF-8 any more. */
function damageText(file: string): void {
  const database = new Database(file);
  const damaged = "cast(replace(cast(fields as blob), x'4d61', x'4dff') as text)";
  database.exec(`update leads set fields = ${damaged}`);
  database.close();
}

function damagePage(file: string): void {
  const content = readFileSync(file);
  content.fill(0xff, content.length - 4_096);
  writeFileSync(file, content);
}

test.each([
  ['page', damagePage],
  ['text', damageText],
])(
  'a data file with a damaged %s stops the start, says what to do, and is left as it is; requests go out by mail',
  async (_what, damage) => {
    const DATA_DIR = newDataDir();
    await site.start({ DATA_DIR });
    site.smtp.behave('reject-data');
    await site.putOff();
    await site.stop();
    site.smtp.behave('none');
    const file = path.join(DATA_DIR, 'leads.db');
    damage(file);
    const content = readFileSync(file);

    await expect(leads('list')).rejects.toThrow(/The data file is damaged/);
    await site.start({ DATA_DIR });
    const unusable = await site.service().unusable;
    expect(unusable?.message).toContain(`The data file is damaged: ${file}`);
    expect(unusable?.message).toContain(`leads restore ${DATA_DIR}/backups`);
    expect(await isAccepting(site.service())).toBe(false);
    await mailed(await site.post());
    await site.stop();
    expect(readFileSync(file).equals(content)).toBe(true);
  },
);

test('a database server that is away refuses no start: requests are mailed meanwhile', async () => {
  await site.start({ DATABASE_URL: 'postgres://a:b@127.0.0.1:9/none' });
  expect(await site.service().unusable).toBeNull();
  await mailed(await site.post());
});

test('a data file taken away while in use is noticed, and a new one made', async () => {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  await site.delivered();
  rmSync(path.join(DATA_DIR, 'leads.db'));
  await mailed(await site.post());
  expect(await site.logged('store.file_gone')).toMatchObject({ level: 50 });
  expect(readFileSync(path.join(DATA_DIR, 'leads.db'))).toBeTruthy();
});

test('requests that cannot be read are dead-lettered, logged and shown, and the others go out', async () => {
  await site.start({ LEADS_RETRY_SECONDS: '3600' });
  site.smtp.behave('busy');
  const cut = '{"nome":"Maria Ros\u001b[31m';
  const texts = [cut, '', '[]', 'null', '{}', '{"nome":5,"email":"a@b.it"}'];
  const bad: string[] = [];
  for (const _ of texts) bad.push(await site.putOff());
  const good = await site.putOff();
  site.smtp.behave('none');
  for (const [index, fields] of texts.entries()) await site.setLead(bad[index] ?? '', { fields });
  // what only accompanies a request is left out where it cannot be read
  const spam_reasons = '["constructor",7,"gone"]';
  await site.setLead(good, { attribution: '{"cta":', page: 'http://[', spam_reasons });
  await site.setOutbox({ due_at: 0 });

  expect((await site.smtp.mailWhere(isMailOf(good))).mail.text).toContain('Maria Rossi');
  await site.untilDeliveriesAre(good, 'delivered');
  for (const id of bad) {
    await site.untilDeliveriesAre(id, 'dead_letter');
    const about = { leadId: id, level: 50, errorCode: 'UNREADABLE_FIELDS' };
    expect(site.logLines()).toContainEqual(expect.objectContaining(about));
  }
  expect(site.smtp.mails).toHaveLength(1);

  const [first = ''] = bad;
  expect(await leads('list')).toMatch(
    new RegExp(`^${first.slice(0, 8)}  .*  non consegnata  .* ${leadsCommand.unreadable} `, 'm'),
  );
  expect(await leads('show', first)).toContain(JSON.stringify(cut));
  expect(await leads('export', '--csv')).toContain(first);
  await site.setLead(first, { fields: JSON.stringify(validPayload) });
  await retryLead(site.store(), first);
  await site.smtp.mailWhere(isMailOf(first));
});

onPostgres(() => {
  test('a database server that goes away and comes back loses nothing, and nothing comes twice', async () => {
    const postgres = await startPostgres();
    try {
      await site.start({ DATABASE_URL: await postgres.newDatabase() });
      const before = await site.underWay();
      const meanwhile: string[] = [];
      await postgres.crash();
      site.smtp.behave('none');
      await expectHeldRefused();
      for (let sent = 0; sent < 3; sent += 1) meanwhile.push(await site.post());
      expect(await site.logged('store.failed')).toMatchObject({ level: 50 });
      await postgres.restart();
      const after = await site.post();
      expect(await site.recordOf(after)).toMatchObject({ id: after });
      for (const id of [before, after]) await site.untilDeliveriesAre(id, 'delivered');
      const ids = [before, ...meanwhile, after];
      expect(site.smtp.messageIds.sort()).toEqual(ids.map(messageIdOf).sort());
    } finally {
      await site.stop();
      await postgres.stop();
    }
  });
});
