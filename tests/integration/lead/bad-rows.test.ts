import { readdirSync } from 'node:fs';
import path from 'node:path';
import { leadsCommand } from '../../support/command-line';
import {
  jsonRequest,
  leadStore,
  newDataDir,
  service,
  stopService,
  validPayload,
} from '../../support/contact-route';
import {
  deliveriesOf,
  idOf,
  isMailOf,
  leadSite,
  messageIdOf,
  untilDeliveriesAre,
} from '../../support/lead-site';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();

describeStores((newStore) => {
  /** So many requests are in the store, which the mail server has put off for an hour. */
  async function waiting(count: number) {
    const store = await newStore();
    const { POST } = await site.start({ ...store, LEADS_RETRY_SECONDS: '3600' });
    site.smtp.behave('busy');
    const ids: string[] = [];
    for (let sent = 0; sent < count; sent += 1) {
      ids.push(await idOf(await POST(jsonRequest(validPayload))));
    }
    for (const id of ids) {
      await until(async () => (await deliveriesOf(id))[0]?.lastError, 'put off');
    }
    site.smtp.behave('none');
    return { store, ids };
  }

  async function damageLead(
    id: string,
    columns: { fields?: string; visit?: string; page?: string },
  ) {
    await (await leadStore()).use((db) =>
      db.updateTable('leads').set(columns).where('id', '=', id).execute(),
    );
  }

  /** The wait is over, for all of them at once, the first of them first. */
  async function dueNow(ids: string[]) {
    await (await leadStore()).use(async (db) => {
      for (const [index, id] of ids.entries()) {
        await db
          .updateTable('deliveries')
          .set({ due_at: index })
          .where('lead_id', '=', id)
          .execute();
      }
    });
  }

  test('requests that cannot be read are dead-lettered and logged, and the others go out', async () => {
    const damages = [
      '{"nome":',
      '',
      '[]',
      'null',
      '"Maria Rossi"',
      '{}',
      '{"nome":5,"email":"a@b.it"}',
    ];
    const { ids } = await waiting(damages.length + 2);
    for (const [index, fields] of damages.entries()) await damageLead(ids[index] ?? '', { fields });
    await dueNow(ids);
    const bad = ids.slice(0, damages.length);
    for (const id of bad) await untilDeliveriesAre(id, 'parked');
    for (const id of ids.slice(damages.length)) {
      await site.smtp.mailWhere(isMailOf(id));
      await untilDeliveriesAre(id, 'delivered');
    }
    expect(site.smtp.mails).toHaveLength(2);
    for (const id of bad) {
      expect((await deliveriesOf(id))[0]).toMatchObject({ lastError: 'UNREADABLE_FIELDS' });
      expect(site.logLines()).toContainEqual(
        expect.objectContaining({
          event: 'lead.unreadable',
          level: 50,
          leadId: id,
          channel: 'mail',
          errorCode: 'UNREADABLE_FIELDS',
        }),
      );
    }
    expect(JSON.stringify(site.logLines())).not.toMatch(/rossi|maria|333 ?123/i);
    const { checkHealth } = await import('@/lib/lead/ops/health');
    expect(await checkHealth(await service())).toMatchObject({
      status: 'degraded',
      accepting: true,
      deadLettered: damages.length,
    });
  });

  test('what only accompanies a request is left out where it cannot be read', async () => {
    const { ids } = await waiting(1);
    const id = ids[0] ?? '';
    await damageLead(id, { visit: '{"cta":', page: 'http://[' });
    await (await leadStore()).use((db) =>
      db
        .updateTable('deliveries')
        .set({ recipients: '["ciao@' })
        .where('lead_id', '=', id)
        .execute(),
    );
    await dueNow(ids);
    const { mail, envelope } = await site.smtp.mailWhere(isMailOf(id));
    expect(mail.text).toContain('Maria Rossi');
    expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
    await untilDeliveriesAre(id, 'delivered');
  });

  test('the command line shows what is there of it, exports the others, and sends it once it is mended', async () => {
    const { store, ids } = await waiting(2);
    const [bad = '', good = ''] = ids;
    const fields = '{"nome":"Maria Ros\u001b[31m';
    await damageLead(bad, { fields });
    await dueNow(ids);
    await untilDeliveriesAre(bad, 'parked');
    await untilDeliveriesAre(good, 'delivered');
    const leads = (...args: string[]) => leadsCommand(store, ...args);
    const [listed, shown, csv] = await Promise.all([
      leads('list'),
      leads('show', bad),
      leads('export', '--csv'),
    ]);
    expect(listed).toMatch(new RegExp(`mail:parked +${bad} +\\(cannot be read: see show\\)`));
    expect(listed).toMatch(new RegExp(`mail:delivered +${good} +Rossi & Figli Srl`));
    expect(shown).toContain('stored, and cannot be read:\n');
    expect(shown).toContain(JSON.stringify(fields));
    expect(shown).toContain('last error UNREADABLE_FIELDS');
    for (const id of ids) expect(csv).toContain(id);

    await damageLead(bad, { fields: JSON.stringify(validPayload) });
    const { retryLead } = await import('@/lib/lead/ops/admin');
    await retryLead(await leadStore(), bad);
    await site.smtp.mailWhere(isMailOf(bad));
  });

  test('a suspect that cannot be read is named in the digest, and keeps nobody out of it', async () => {
    const { POST } = await site.start(await newStore());
    const held: string[] = [];
    for (const azienda of ['Prima Srl', 'Seconda Srl']) {
      const payload = { ...validPayload, azienda, sito_web: 'x' };
      held.push(await idOf(await POST(jsonRequest(payload))));
    }
    await damageLead(held[0] ?? '', { fields: '{"nome":' });
    const { sendDigest } = await import('@/lib/lead/ops/digest');
    expect(await sendDigest(await leadStore(), (await service()).mailer)).toBe(2);
    const { mail } = await site.smtp.mailWhere(() => true);
    expect(mail.text).toContain('Seconda Srl');
    expect(mail.text).toContain(held[0] ?? '');
  });
});

describe('a data file with damaged rows', () => {
  /** A store with two requests that wait, closed, and what damages it. */
  async function closedStore() {
    const DATA_DIR = newDataDir();
    const { POST } = await site.start({ DATA_DIR, LEADS_RETRY_SECONDS: '3600' });
    site.smtp.behave('busy');
    const ids = [];
    for (const nome of ['Uno', 'Due']) {
      ids.push(await idOf(await POST(jsonRequest({ ...validPayload, nome }))));
    }
    for (const id of ids)
      await until(async () => (await deliveriesOf(id))[0]?.lastError, 'put off');
    await stopService();
    site.smtp.behave('none');
    const { default: Database } = await import('libsql');
    const database = new Database(path.join(DATA_DIR, 'leads.db'));
    return { DATA_DIR, ids, database };
  }
  const asideIn = (folder: string) =>
    readdirSync(folder).filter((name) => name.includes('.corrupt-') && !name.endsWith('-journal'));

  test('whose text is not UTF-8 is set aside instead of ending the process at every start', async () => {
    const { DATA_DIR, ids, database } = await closedStore();
    // one byte of the name, as a failing disk leaves it
    database
      .prepare(
        `update leads set fields = cast(replace(cast(fields as blob), x'556e6f', x'55ff6f') as text) where id = ?`,
      )
      .run(ids[0]);
    database.prepare(`update deliveries set due_at = 0`).run();
    database.close();
    const listed = leadsCommand({ DATA_DIR, DATABASE_URL: '' }, 'list');
    await expect(listed).rejects.toThrow(/The data file is damaged/);

    await site.start({ DATA_DIR });
    await leadStore();
    const mails = await Promise.all(ids.map((id) => site.smtp.mailWhere(isMailOf(id))));
    expect(mails.map(({ mail }) => mail.replyTo?.[0]?.name)).toEqual(['U\uFFFDo', 'Due']);
    expect(asideIn(DATA_DIR)).toHaveLength(1);
    expect(await site.logged('store.recovered')).toMatchObject({ leads: 2, deliveries: 2 });
  });

  test('has each row checked before it is recovered: what describes a request is mended, what holds none is dead-lettered', async () => {
    const { DATA_DIR, ids, database } = await closedStore();
    const [first, second] = ids;
    database.prepare(`update deliveries set due_at = 0`).run();
    database
      .prepare(
        `update leads set received_at = 'never', status = 'acc', page = x'00ff', visit = cast(x'ff' as text) where id = ?`,
      )
      .run(first);
    database
      .prepare(`update deliveries set channel = 'm\u0001il', attempts = 'many' where lead_id = ?`)
      .run(second);
    database
      .prepare(
        `insert into leads (id, received_at, fields, request_id, status, payload_hash)
         values ('no-text', 1, 5, '', 'accepted', '')`,
      )
      .run();
    database.close();

    await site.start({ DATA_DIR });
    const store = await leadStore();
    await until(() => site.smtp.mails.length === 2, 'both mails');
    expect([...site.smtp.messageIds].sort()).toEqual(ids.map(messageIdOf).sort());
    expect(await site.logged('store.row_not_recovered')).toMatchObject({ level: 50 });
    expect(await site.logged('store.recovered')).toMatchObject({ leads: 3, sentAgain: 2 });
    const { listLeads } = await import('@/lib/lead/ops/admin');
    const kept = await listLeads(store);
    expect(kept.map(({ id }) => id).sort()).toEqual([...ids, 'no-text'].sort());
    await untilDeliveriesAre('no-text', 'parked');
    expect(kept.every(({ status }) => status === 'accepted')).toBe(true);
    expect(JSON.stringify(site.logLines())).not.toMatch(/rossi|maria|333 ?123/i);
  });
});
