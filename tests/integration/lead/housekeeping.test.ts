import { jsonRequest, leadStore, validPayload } from '../../support/contact-route';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

describeStores((newStore) => {
  async function start() {
    return await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: quickRetries });
  }

  test('what was delivered is deleted after its time, what waits or was not named is not', async () => {
    const { POST } = await start();
    const done = await idOf(await POST(jsonRequest(validPayload)));
    await untilDeliveriesAre(done, 'delivered');
    const held = await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    site.smtp.behave('busy');
    const waiting = await idOf(await POST(jsonRequest(validPayload)));
    const { purge } = await import('@/lib/lead/ops/maintenance');
    const { listLeads } = await import('@/lib/lead/ops/admin');
    const store = await leadStore();
    expect(await purge(store, 30, Date.now() + 29 * dayMs)).toBe(0);
    expect(await purge(store, 30, Date.now() + 31 * dayMs)).toBe(1);
    const left = (await listLeads(store)).map(({ id }) => id);
    expect(left.sort()).toEqual([held, waiting].sort());
  });
});
