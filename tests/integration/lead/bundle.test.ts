import { leadReasons } from '@/content/lead-reasons';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  stopService,
  validPayload,
} from '../../support/contact-route';
import {
  deliveriesOf,
  idOf,
  isMailOf,
  leadSite,
  quickRetries,
  untilDeliveriesAre,
} from '../../support/lead-site';
import { newPostgresStore } from '../../support/shared-postgres';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const dayMs = 86_400_000;
const site = leadSite();

/** Lets the requests that wait for others have waited long enough. */
async function letTimePass(): Promise<void> {
  await (await leadStore()).use((db) =>
    db.updateTable('outbox').set({ due_at: 0 }).where('bundled', '=', 1).execute(),
  );
}

const newMail = (count: number) =>
  until(() => site.smtp.mails.length === count && site.smtp.mails.at(-1), `${count} mails`);

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const whole = {
      ...(await newStore()),
      LEADS_GLOBAL_LIMIT: '1/1h',
      LEADS_RETRY_SECONDS: quickRetries,
      ...environment,
    };
    const { POST } = await site.start(whole);
    const post = async (nome: string, more: object = {}) =>
      await idOf(await POST(jsonRequest({ ...validPayload, nome, ...more })));
    const first = await post('Prima');
    await site.smtp.mailWhere(isMailOf(first));
    return { post, first, again: () => site.start(whole) };
  }

  test('over the limit for all, requests are told within a quarter of an hour, in one mail, newest first', async () => {
    const { post } = await start();
    const ids = [];
    for (const nome of ['Anna Bianchi', 'Bruno Verdi', 'Carla Neri']) {
      ids.push(
        await post(nome, {
          email: `${nome.split(' ')[0]?.toLowerCase()}@rossi.it`,
          obiettivi: `Sono ${nome}.\nVorrei <un chatbot>.`,
          page: '/hospitality',
          ...(nome === 'Bruno Verdi' && { elapsedMs: 1_000 }),
        }),
      );
    }
    for (const id of ids) {
      const [delivery] = await deliveriesOf(id);
      expect(delivery).toMatchObject({ status: 'pending', bundled: true });
      expect(delivery?.dueAt.getTime()).toBeLessThan(Date.now() + 15 * 60_000);
      expect(delivery?.dueAt.getTime()).toBeGreaterThan(Date.now() + 5 * 60_000);
    }
    await letTimePass();
    const { mail, envelope } = await newMail(2);
    expect(mail.subject).toBe('3 richieste di consulenza in una sola email');
    expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
    const text = mail.text ?? '';
    const places = ['Carla Neri', 'Bruno Verdi', 'Anna Bianchi'].map((nome) => text.indexOf(nome));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const html = (mail.html ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    for (const id of ids) expect(text).toContain(id);
    for (const part of [text, html]) {
      for (const nome of ['anna', 'bruno', 'carla'])
        expect(part).toContain(`mailto:${nome}@rossi.it`);
      for (const id of ids) expect(part).toContain(id.slice(0, 8));
      for (const value of [
        'tel:+393331234567',
        'https://wa.me/393331234567',
        'Rossi',
        'Vorrei <un chatbot>.',
        'https://www.linea.example/hospitality',
        leadReasons.too_fast,
      ]) {
        expect(part).toContain(value);
      }
    }
    for (const id of ids) await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(2);

    const { purge } = await import('@/lib/lead/ops/maintenance');
    expect(await purge(await leadStore(), 30, Date.now() + 31 * dayMs)).toBe(4);
  });

  test('a webhook gets each at once, by itself', async () => {
    const { post } = await start({
      LEADS_WEBHOOK_URL: `http://127.0.0.1:${site.smtp.port}/no-receiver`,
      LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      LEADS_RETRY_SECONDS: '60',
    });
    const ids = [await post('Anna'), await post('Bruno')];
    for (const id of ids) {
      await until(() => {
        const about = { event: 'lead.delivery_failed', leadId: id, channel: 'webhook' };
        return site.logLines().some((line) => expect.objectContaining(about).asymmetricMatch(line));
      }, 'an attempt at the webhook');
      expect(await deliveriesOf(id)).toMatchObject([
        { channel: 'mail', attempts: 0, bundled: true },
        { channel: 'webhook', bundled: false },
      ]);
    }
  });

  test('one alone goes out as every other request', async () => {
    const { post } = await start();
    const id = await post('Anna Bianchi');
    await letTimePass();
    const { mail } = await site.smtp.mailWhere(isMailOf(id));
    expect(mail.replyTo).toEqual([{ name: 'Anna Bianchi', address: validPayload.email }]);
    await untilDeliveriesAre(id, 'delivered');
  });

  test('a failing mail server gets the same mail until it takes it, and the requests are delivered together', async () => {
    const { post } = await start();
    const ids = [await post('Anna'), await post('Bruno')];
    let connections = 0;
    site.smtp.behave(() => {
      connections += 1;
      return connections > 3 ? 'none' : 'drop-during-data';
    });
    await letTimePass();
    for (const id of ids) await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(2);
    for (const id of ids) {
      expect((await deliveriesOf(id))[0]).toMatchObject({ attempts: 4, lastError: null });
    }
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ event: 'lead.delivered', bundled: 2 }),
    );
    expect(JSON.stringify(site.logLines())).not.toMatch(/rossi|anna|bruno/i);
  });

  test('a recipient that was refused gets the mail later, the other only once, under one Message-ID', async () => {
    const { post } = await start();
    const ids = [await post('Anna'), await post('Bruno')];
    site.smtp.behave({ rejects: 'ciao@linea.example' });
    await letTimePass();
    await newMail(2);
    site.smtp.behave('none');
    for (const id of ids) await untilDeliveriesAre(id, 'delivered');
    const bundles = site.smtp.mails.slice(1);
    expect(bundles.map(({ envelope }) => envelope.to)).toEqual([
      ['vendite@linea.example'],
      ['ciao@linea.example'],
    ]);
    expect(new Set(bundles.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('after the last retry the whole mail is dead-lettered, and by hand each goes out again', async () => {
    const { post } = await start({ LEADS_RETRY_SECONDS: '0' });
    const ids = [await post('Anna'), await post('Bruno'), await post('Carla')];
    site.smtp.behave('busy');
    await letTimePass();
    for (const id of ids) await untilDeliveriesAre(id, 'dead_letter');
    site.smtp.behave('none');
    const { retryLead } = await import('@/lib/lead/ops/admin');
    for (const id of ids) expect(await retryLead(await leadStore(), id)).toBe(1);
    for (const id of ids) await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(4);
  });

  test('what a killed process had under way is sent under the same Message-ID, all of it', async () => {
    const { post, again } = await start();
    const ids = [await post('Anna'), await post('Bruno')];
    await stopService();
    const { claim } = await import('@/lib/lead/delivery/claim');
    await again();
    await stopService();
    const store = await anotherStore();
    await store.use((db) =>
      db.updateTable('outbox').set({ due_at: 0 }).where('bundled', '=', 1).execute(),
    );
    const [job, ...others] = await claim(store, 8);
    expect(others).toEqual([]);
    expect(job?.bundle).toHaveLength(2);
    await store.use((db) =>
      db
        .updateTable('outbox')
        .set({ leased_until: Date.now() + 300 })
        .where('leased_until', 'is not', null)
        .execute(),
    );
    await store.close();
    await again();
    await leadStore();
    const { mail } = await newMail(2);
    expect(mail.messageId).toBe(`<${job?.id}@linea.example>`);
    for (const id of ids) await untilDeliveriesAre(id, 'delivered');
  });

  test('where the request that carries the mail is gone, the others go out all the same', async () => {
    const { post } = await start();
    const ids = [await post('Anna'), await post('Bruno'), await post('Carla')];
    site.smtp.behave('busy');
    await letTimePass();
    await site.logged('lead.delivery_failed');
    await (await leadStore()).use((db) =>
      db
        .deleteFrom('leads')
        .where('id', '=', ids[2] ?? '')
        .execute(),
    );
    site.smtp.behave('none');
    for (const id of ids.slice(0, 2)) await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails.at(-1)?.mail.text).toMatch(/Bruno[\s\S]*Anna/);
  });

  test('one that cannot be read is dead-lettered, and holds nobody up', async () => {
    const { post } = await start();
    const ids = [await post('Anna'), await post('Bruno'), await post('Carla'), await post('Dario')];
    const store = await leadStore();
    await store.use((db) =>
      db
        .updateTable('leads')
        .set({ fields: '{"nome":' })
        .where('id', 'in', [ids[1] ?? '', ids[3] ?? ''])
        .execute(),
    );
    await letTimePass();
    await newMail(2);
    for (const index of [0, 2]) await untilDeliveriesAre(ids[index] ?? '', 'delivered');
    const states = await until(async () => {
      const rows = await store.use((db) =>
        db.selectFrom('outbox').select(['lead_id', 'status', 'last_error']).execute(),
      );
      return rows.every(({ status }) => status !== 'pending') && rows;
    }, 'an empty queue');
    const stateOf = (index: number) => states.find(({ lead_id }) => lead_id === ids[index]);
    for (const index of [1, 3]) {
      expect(stateOf(index)).toMatchObject({
        status: 'dead_letter',
        last_error: 'UNREADABLE_FIELDS',
      });
    }
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ event: 'lead.unreadable', level: 50 }),
    );
    expect(site.smtp.mails.at(-1)?.mail.text).toMatch(/Carla[\s\S]*Anna/);
  });
});

test('two instances on one PostgreSQL server put each request into one mail', async () => {
  const { createStore } = await import('@/lib/store/store');
  const { createIntake } = await import('@/lib/lead/intake/insert');
  const { claim } = await import('@/lib/lead/delivery/claim');
  const config = { dataDir: '', databaseUrl: await newPostgresStore() };
  const stores = [createStore(config), createStore(config)];
  const [store] = stores;
  if (!store) throw new Error('no store');
  const take = createIntake(store, ['mail']);
  const ids = Array.from({ length: 250 }, (_, index) => `lead-${index}`);
  await Promise.all(
    ids.map((id) =>
      take({
        lead: {
          id,
          receivedAt: new Date(),
          page: null,
          attribution: null,
          doubts: [],
          fields: validPayload,
        },
        requestId: id,
        key: null,
        payloadHash: id,
        confirm: false,
        way: 'bundled',
        remindAt: null,
      }),
    ),
  );
  await store.use((db) => db.updateTable('outbox').set({ due_at: 0 }).execute());
  const claimed = await Promise.all(
    [...stores, ...stores, ...stores].map((each) => claim(each, 2)),
  );
  const bundles = claimed.flat().map(({ bundle }) => bundle?.map(({ id }) => id) ?? []);
  for (const { length } of bundles) expect(length).toBeLessThanOrEqual(100);
  expect(bundles.flat().sort()).toEqual([...ids].sort());
  await Promise.all(stores.map((each) => each.close()));
});
