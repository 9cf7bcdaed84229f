import { jsonRequest, leadStore, validPayload } from '../support/contact-route';
import { idOf, leadSite, quickRetries, settled } from '../support/lead-site';
import { describeStores } from '../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

describeStores((newStore) => {
  async function start() {
    return await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: quickRetries });
  }

  test('what was delivered is deleted after its time, what waits or was not named is not', async () => {
    const { POST } = await start();
    const done = await idOf(await POST(jsonRequest(validPayload)));
    await settled(done, 'delivered');
    const held = await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    site.smtp.behave('busy');
    const waiting = await idOf(await POST(jsonRequest(validPayload)));
    const { purge } = await import('@/lib/lead/purge');
    const { listLeads } = await import('@/lib/lead/admin');
    const store = await leadStore();
    expect(await purge(store, 30, Date.now() + 29 * dayMs)).toBe(0);
    expect(await purge(store, 30, Date.now() + 31 * dayMs)).toBe(1);
    const left = (await listLeads(store)).map(({ id }) => id);
    expect(left.sort()).toEqual([held, waiting].sort());
  });

  test('health says how the queue stands', async () => {
    const { POST } = await start();
    const { GET } = await import('@/app/api/health/route');
    const { checkHealth } = await import('@/lib/lead/health');
    const done = await idOf(await POST(jsonRequest(validPayload)));
    await settled(done, 'delivered');
    const calm = await GET();
    expect(calm.status).toBe(200);
    const empty = { queueDepth: 0, oldestSeconds: 0, parked: 0, quarantined: 0 };
    expect(await calm.json()).toEqual({ status: 'ok', store: 'ok', ...empty });

    site.smtp.behave('busy');
    await idOf(await POST(jsonRequest(validPayload)));
    const store = await leadStore();
    const after = (minutes: number) => checkHealth(store, Date.now() + minutes * 60_000);
    expect(await after(1)).toMatchObject({
      httpStatus: 200,
      health: { status: 'ok', queueDepth: 1 },
    });
    expect(await after(20)).toMatchObject({ httpStatus: 200, health: { status: 'degraded' } });
    const late = await after(61);
    expect(late).toMatchObject({ httpStatus: 503, health: { status: 'degraded' } });
    expect(late.health.oldestSeconds).toBeGreaterThan(3_600);
    expect(JSON.stringify(late)).not.toMatch(/rossi/i);
  });
});
