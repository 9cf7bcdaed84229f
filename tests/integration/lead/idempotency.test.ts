import { leadAnswers } from '@/content/lead-answers';
import { jsonRequest, leadStore, validPayload } from '../../support/contact-route';
import { idOf, leadSite, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();
const key = { 'idempotency-key': '7d0c2f4e-8f0b-4f6e-9f39-2b6f6d0a9c11' };

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}) {
    const whole = { ...(await newStore()), ...environment };
    return { ...(await site.start(whole)), again: () => site.start(whole) };
  }

  test('fifty posts at once are one request, one mail and one answer', async () => {
    const { POST } = await start({ LEADS_RATE_LIMIT: '5/10m' });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => POST(jsonRequest(validPayload, key))),
    );
    const ids = await Promise.all(responses.map(idOf));
    expect(new Set(ids).size).toBe(1);
    await untilDeliveriesAre(ids[0] ?? '', 'delivered');
    expect(site.smtp.mails).toHaveLength(1);
    const { listLeads } = await import('@/lib/lead/ops/admin');
    expect(await listLeads(await leadStore())).toHaveLength(1);
  });

  test('a repetition after a restart has the first answer, and no second mail', async () => {
    const { POST, again } = await start();
    const id = await idOf(await POST(jsonRequest(validPayload, key)));
    await untilDeliveriesAre(id, 'delivered');
    const { POST: repost } = await again();
    expect(await idOf(await repost(jsonRequest(validPayload, key)))).toBe(id);
    expect(site.smtp.mails).toHaveLength(1);
  });

  test('the key in quotes is the same key', async () => {
    const { POST } = await start();
    const id = await idOf(await POST(jsonRequest(validPayload, key)));
    const quoted = { 'idempotency-key': `"${key['idempotency-key']}"` };
    expect(await idOf(await POST(jsonRequest(validPayload, quoted)))).toBe(id);
  });

  test('another payload under it is 422, at once or later', async () => {
    const { POST } = await start();
    const other = { ...validPayload, obiettivi: 'Qualcosa di diverso' };
    const together = await Promise.all([
      POST(jsonRequest(validPayload, key)),
      POST(jsonRequest(other, key)),
    ]);
    expect(together.map(({ status }) => status)).toEqual([200, 422]);
    const later = await POST(jsonRequest(other, key));
    expect(later.status).toBe(422);
    expect(await later.json()).toEqual({
      code: 'idempotency_conflict',
      message: leadAnswers.messages.idempotency_conflict,
    });
  });

  test('without a key, two posts of one text are two requests', async () => {
    const { POST } = await start();
    const [one, two] = await Promise.all([
      POST(jsonRequest(validPayload)).then(idOf),
      POST(jsonRequest(validPayload)).then(idOf),
    ]);
    expect(one).not.toBe(two);
    await until(() => site.smtp.mails.length === 2, 'two mails');
  });
});
