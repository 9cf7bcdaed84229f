import { formRequest, jsonRequest, leadStore, validPayload } from '../../support/contact-route';
import { idOf, leadSite } from '../../support/lead-site';
import { newPostgresStore } from '../../support/shared-postgres';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();
const minuteMs = 60_000;

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const { POST } = await site.start({ ...(await newStore()), ...environment });
    const submit = async (more: Record<string, string> = {}) => {
      const response = await POST(formRequest({ ...validPayload, page: '/', ...more }));
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/#richiesta-inviata');
    };
    return { POST, submit };
  }

  async function stored() {
    const { listLeads } = await import('@/lib/lead/ops/admin');
    return await listLeads(await leadStore());
  }

  /** As if everything so far had come so much earlier. */
  async function letTimePass(ms: number) {
    const at = Date.now() - ms;
    await (await leadStore()).use((db) =>
      db.updateTable('leads').set({ received_at: at }).where('received_at', '>', at).execute(),
    );
  }

  test('a form that is sent twice at once, and again soon after, is one request', async () => {
    const { submit } = await start({ LEADS_RATE_LIMIT: '1/10m' });
    await Promise.all(Array.from({ length: 5 }, () => submit()));
    await letTimePass(1.9 * minuteMs);
    await submit();
    expect(await stored()).toHaveLength(1);
    await until(() => site.smtp.mails.length === 1, 'its mail');
  });

  test('after two minutes it is another one', async () => {
    const { submit } = await start();
    for (let sent = 1; sent <= 3; sent += 1) {
      await Promise.all([submit(), submit()]);
      expect(await stored()).toHaveLength(sent);
      await letTimePass(2 * minuteMs);
    }
    await until(() => site.smtp.mails.length === 3, 'three mails');
  });

  test('another text, another sender and another page are another request', async () => {
    const { submit } = await start();
    await submit();
    await submit({ obiettivi: 'Altro' });
    await submit({ email: 'altra@rossi.it' });
    expect(await stored()).toHaveLength(3);
  });

  test('what a client sends as JSON without a key, or with another one, is another request', async () => {
    const { POST, submit } = await start();
    await submit();
    const keys = ['', '', 'one', 'two'];
    for (const headers of keys.map(
      (key): Record<string, string> => (key ? { 'idempotency-key': key } : {}),
    )) {
      await idOf(await POST(jsonRequest({ ...validPayload, page: '/' }, headers)));
    }
    expect(await stored()).toHaveLength(5);
  });
});

test('two instances on one PostgreSQL server that get the same form at once take one request', async () => {
  const { createStore } = await import('@/lib/store/store');
  const { createIntake } = await import('@/lib/lead/intake/insert');
  const { formKey } = await import('@/lib/lead/request/idempotency');
  const config = { dataDir: '', databaseUrl: await newPostgresStore() };
  const stores = [createStore(config), createStore(config)];
  const takes = stores.map((store) => createIntake(store, ['mail']));
  const earlier = new Date(Date.now() - 3 * minuteMs);
  const intake = (id: string, receivedAt = new Date()) => ({
    lead: { id, receivedAt, page: null, attribution: null, doubts: [], fields: validPayload },
    requestId: id,
    key: formKey('same'),
    payloadHash: 'same',
    confirm: false,
    way: 'single' as const,
    remindAt: null,
  });
  await takes[0]?.(intake('earlier', earlier));
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, index) => takes[index % 2]?.(intake(`lead-${index}`))),
  );
  const ids = new Set(taken.map((result) => result && 'id' in result && result.id));
  expect(ids.size).toBe(1);
  expect(ids).not.toContain('earlier');
  const deliveries = await stores[0]?.use((db) => db.selectFrom('outbox').selectAll().execute());
  expect(deliveries).toHaveLength(2);
  await Promise.all(stores.map((store) => store.close()));
});
