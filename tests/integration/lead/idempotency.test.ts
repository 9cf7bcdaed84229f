import { leadAnswers } from '@/content/lead-answers';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { formKey, payloadHash } from '@/lib/lead/intake/idempotency';
import { createIntake } from '@/lib/lead/intake/insert';
import { validPayload } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';
import { describeStores, newPostgres, onPostgres } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();
const minuteMs = 60_000;
const key = { 'idempotency-key': '7d0c2f4e-8f0b-4f6e-9f39-2b6f6d0a9c11' };
const stored = async () => await listLeads(site.store());

describeStores((newStore) => {
  test('fifty posts at once are one request, one mail and one answer, and so is a repetition after a restart', async () => {
    const environment = { ...(await newStore()), LEADS_RATE_LIMIT: '5/10m' };
    await site.start(environment);
    const ids = await Promise.all(Array.from({ length: 50 }, () => site.post({}, key)));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    await site.untilDeliveriesAre(id, 'delivered');
    await site.start(environment);
    expect(await site.post({}, { 'idempotency-key': `"${key['idempotency-key']}"` })).toBe(id);
    expect(await stored()).toHaveLength(1);
    expect(site.smtp.mails).toHaveLength(1);
  });
});

test('another text under a used key is not lost in silence: it is refused, at once or later', async () => {
  await site.start();
  const other = () => site.sendJson({ obiettivi: 'Qualcosa di diverso' }, key);
  const together = await Promise.all([site.sendJson({}, key), other()]);
  expect(together.map(({ status }) => status)).toEqual([200, 422]);
  const later = await other();
  expect(later.status).toBe(422);
  const code = 'idempotency_conflict';
  expect(await later.json()).toEqual({ code, message: leadAnswers.messages[code] });
});

test('a form that is sent twice at once, and within two minutes, is one request; all else is another', async () => {
  await site.start();
  const submit = async (more: Record<string, string> = {}) => {
    const response = await site.sendForm({ page: '/', ...more });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/#richiesta-inviata');
  };
  const letTimePass = (ms: number) => site.setLead(null, { received_at: Date.now() - ms });
  await Promise.all(Array.from({ length: 5 }, () => submit()));
  await letTimePass(1.9 * minuteMs);
  await submit();
  expect(await stored()).toHaveLength(1);
  await letTimePass(2 * minuteMs);
  await Promise.all([submit(), submit()]);
  expect(await stored()).toHaveLength(2);
  await submit({ email: 'altra@rossi.it' });
  for (let sent = 0; sent < 2; sent += 1) await site.post();
  expect(await stored()).toHaveLength(5);
  await until(() => site.smtp.mails.length === 5, 'a mail for each');
});

test('no program takes the key that stands for a visitor’s form', async () => {
  await site.start();
  const taken = { 'idempotency-key': `form ${payloadHash(validPayload, '/')}` };
  await site.post({ obiettivi: 'Altro' }, taken);
  expect((await site.sendForm({ page: '/' })).status).toBe(303);
  expect(await stored()).toHaveLength(2);
});

onPostgres(() => {
  test('two instances that get the same form at once take one request', async () => {
    await site.start(await newPostgres());
    const takes = [site.store(), site.anotherStore()].map((store) => createIntake(store, ['mail']));
    const intake = (id: string, receivedAt = new Date()) => ({
      lead: { id, receivedAt, page: null, attribution: null, doubts: [], fields: validPayload },
      requestId: id,
      key: formKey('same'),
      payloadHash: 'same',
      confirm: false,
      held: false,
    });
    await takes[0]?.(intake('earlier', new Date(Date.now() - 3 * minuteMs)));
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => takes[index % 2]?.(intake(`lead-${index}`))),
    );
    const ids = new Set(taken.map((result) => result && 'id' in result && result.id));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain('earlier');
    expect(await stored()).toHaveLength(2);
  });
});
