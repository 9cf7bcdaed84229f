import { claim } from '@/lib/lead/delivery/claim';
import { createIntake } from '@/lib/lead/intake/insert';
import { purge } from '@/lib/lead/ops/maintenance';
import { createStore } from '@/lib/store/store';
import { newDataDir, stopService, validPayload } from '../../support/contact-route';
import {
  isMailOf,
  leadSite,
  leaveOfGlobalLimit,
  manyRequests,
  quickRetries,
} from '../../support/lead-site';
import { newPostgresStore } from '../../support/shared-postgres';
import { onPostgres } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();

/** Lets the requests that wait for others have waited long enough. */
const letTimePass = () => site.setOutbox({ due_at: 0 });
const newMail = (count: number) =>
  until(() => site.smtp.mails.length === count && site.smtp.mails.at(-1), `${count} mails`);

/** A server that is over its limit for all, and requests of these people. */
async function start(names: string[], retries = quickRetries) {
  const whole = { DATA_DIR: newDataDir(), ...manyRequests, LEADS_RETRY_SECONDS: retries };
  await site.start(whole);
  await leaveOfGlobalLimit(1);
  const first = await site.delivered({ nome: 'Prima' });
  await site.smtp.mailWhere(isMailOf(first));
  const ids: string[] = [];
  for (const nome of names) ids.push(await site.post({ nome }));
  return { ids, again: () => site.start(whole) };
}

test('over the limit for all, requests go out within a quarter of an hour in one mail, and are deleted as others', async () => {
  const names = ['Anna Bianchi', 'Bruno Verdi', 'Carla Neri'];
  const { ids } = await start(names);
  for (const id of ids) {
    const [delivery] = await site.deliveriesOf(id);
    expect(delivery).toMatchObject({ status: 'pending', bundled: true });
    expect(delivery?.dueAt.getTime()).toBeLessThan(Date.now() + 15 * 60_000);
  }
  await letTimePass();
  const { mail } = await newMail(2);
  for (const part of [mail.text, mail.html]) for (const nome of names) expect(part).toContain(nome);
  // each has links of its own
  expect(new Set(mail.text?.match(/\/azione\/\S+/g)).size).toBe(5 * names.length);
  for (const id of ids) await site.untilDeliveriesAre(id, 'delivered');
  expect(await purge(await site.store(), 30, Date.now() + 31 * 86_400_000)).toBe(4);
});

test('a failing server gets the same mail again, and who refused it the same mail later', async () => {
  const { ids } = await start(['Anna', 'Bruno']);
  let connections = 0;
  site.smtp.behave(() => {
    connections += 1;
    return connections > 3 ? { rejects: 'ciao@linea.example' } : 'drop-during-data';
  });
  await letTimePass();
  await newMail(2);
  site.smtp.behave('none');
  for (const id of ids) await site.untilDeliveriesAre(id, 'delivered');
  const bundles = site.smtp.mails.slice(1);
  expect(bundles.map(({ envelope }) => envelope.to)).toEqual([
    ['vendite@linea.example'],
    ['ciao@linea.example'],
  ]);
  expect(new Set(bundles.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(JSON.stringify(site.logLines())).not.toMatch(/rossi|anna|bruno/i);
});

test('what a killed process had under way goes out under the same Message-ID, but for what cannot be read', async () => {
  const { ids, again } = await start(['Anna', 'Bruno', 'Carla']);
  const damaged = ids.pop() ?? '';
  await site.setLead(damaged, { fields: '{' });
  await stopService();
  const store = await site.anotherStore();
  await store.use((db) =>
    db.updateTable('outbox').set({ due_at: 0 }).where('bundled', '=', 1).execute(),
  );
  const [job, ...others] = await claim(store, 8);
  expect(others).toEqual([]);
  expect(job?.bundle).toHaveLength(2);
  // its lease runs out
  await store.use((db) => db.updateTable('outbox').set({ leased_until: 1 }).execute());
  await store.close();
  await again();
  await site.store();
  const { mail } = await newMail(2);
  expect(mail.messageId).toBe(`<${job?.id}@linea.example>`);
  for (const id of ids) await site.untilDeliveriesAre(id, 'delivered');
  await site.untilDeliveriesAre(damaged, 'dead_letter');
});

onPostgres(() => {
  test('two instances put each request into one mail', async () => {
    const config = { dataDir: '', databaseUrl: await newPostgresStore() };
    const [store, other] = [createStore(config), createStore(config)];
    const take = createIntake(store, ['mail']);
    const ids = Array.from({ length: 250 }, (_, index) => `lead-${index}`);
    const rest = { page: null, attribution: null, doubts: [], fields: validPayload };
    const intake = { key: null, confirm: false, way: 'bundled', remindAt: null } as const;
    await Promise.all(
      ids.map((id) => {
        const lead = { id, receivedAt: new Date(), ...rest };
        return take({ ...intake, lead, requestId: id, payloadHash: id });
      }),
    );
    await store.use((db) => db.updateTable('outbox').set({ due_at: 0 }).execute());
    const looks = [store, other, store, other, store, other].map((each) => claim(each, 2));
    const bundles = (await Promise.all(looks)).flat();
    for (const { bundle } of bundles) expect(bundle?.length).toBeLessThanOrEqual(100);
    expect(bundles.flatMap(({ bundle }) => bundle?.map(({ id }) => id) ?? []).sort()).toEqual(
      [...ids].sort(),
    );
    for (const each of [store, other]) await each.close();
  });
});
