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
    columns: { fields?: string; attribution?: string; page?: string },
  ) {
    await (await leadStore()).use((db) =>
      db.updateTable('leads').set(columns).where('id', '=', id).execute(),
    );
  }

  /** The wait is over, for all of them at once, the first of them first. */
  async function dueNow(ids: string[]) {
    await (await leadStore()).use(async (db) => {
      for (const [index, id] of ids.entries()) {
        await db.updateTable('outbox').set({ due_at: index }).where('lead_id', '=', id).execute();
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
    for (const id of bad) await untilDeliveriesAre(id, 'dead_letter');
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
    await damageLead(id, { attribution: '{"cta":', page: 'http://[' });
    await (await leadStore()).use((db) =>
      db.updateTable('outbox').set({ recipients: '["ciao@' }).where('lead_id', '=', id).execute(),
    );
    await dueNow(ids);
    const { mail, envelope } = await site.smtp.mailWhere(isMailOf(id));
    expect(mail.text).toContain('Maria Rossi');
    expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
    await untilDeliveriesAre(id, 'delivered');
  });

  test('the command line shows what is there of it, exports the others, and sends it once it is fixed', async () => {
    const { store, ids } = await waiting(2);
    const [bad = '', good = ''] = ids;
    const fields = '{"nome":"Maria Ros\u001b[31m';
    await damageLead(bad, { fields });
    await dueNow(ids);
    await untilDeliveriesAre(bad, 'dead_letter');
    await untilDeliveriesAre(good, 'delivered');
    const leads = (...args: string[]) => leadsCommand(store, ...args);
    const [listed, shown, csv] = await Promise.all([
      leads('list'),
      leads('show', bad),
      leads('export', '--csv'),
    ]);
    expect(listed).toMatch(new RegExp(`mail:dead_letter +${bad} +\\(cannot be read: see show\\)`));
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

test('a data file whose text is not UTF-8 stops the start with a message instead of a panic', async () => {
  const DATA_DIR = newDataDir();
  const { POST } = await site.start({ DATA_DIR });
  const id = await idOf(await POST(jsonRequest({ ...validPayload, nome: 'Uno' })));
  await untilDeliveriesAre(id, 'delivered');
  await stopService();
  const { default: Database } = await import('libsql');
  const database = new Database(path.join(DATA_DIR, 'leads.db'));
  // one byte of the name, as a failing disk leaves it
  database
    .prepare(
      `update leads set fields = cast(replace(cast(fields as blob), x'556e6f', x'55ff6f') as text)`,
    )
    .run();
  database.close();
  const listed = leadsCommand({ DATA_DIR, DATABASE_URL: '' }, 'list');
  await expect(listed).rejects.toThrow(/The data file is damaged/);
  await site.start({ DATA_DIR });
  expect((await (await service()).unusable)?.message).toMatch(/damaged.*leads restore/);
});
