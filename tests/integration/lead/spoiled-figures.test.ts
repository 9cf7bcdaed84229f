import { answerClient } from '@/lib/lead/http/client-address';
import { hospitalityPath } from '@/lib/links';
import type { Metric } from '@/lib/store/schema';
import {
  anotherStore,
  jsonRequest,
  leadStore,
  service,
  validPayload,
} from '../../support/contact-route';
import { idOf, leadSite } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const site = leadSite();

/** More campaigns than a month tells apart, and than wait in memory. */
const flood = 3_000;

describeStores((newStore) => {
  async function start() {
    const { POST } = await site.start(await newStore());
    const { readFigures } = await import('@/lib/lead/figures/figures');
    const { monthOf } = await import('@/lib/lead/figures/month');
    const { counter } = await service();
    const store = await leadStore();
    return {
      POST,
      counter,
      store,
      figures: () => store.use((db) => readFigures(db, monthOf(Date.now()))),
      count(campaign: string, times = 1, metric: Metric = 'visit') {
        for (let each = 0; each < times; each += 1) {
          counter.add({ metric, page: '/', campaign, cta: '' });
        }
      },
    };
  }

  const invented = (count: (campaign: string) => void, round: number) => {
    for (let each = 0; each < flood; each += 1) count(`a${round}/b${each}`);
  };

  test('random campaigns do not push a real one into the others', async () => {
    const { POST, counter, store, figures, count } = await start();
    invented(count, 1);
    count('news/alberghi', 2);
    await counter.flush();
    count('news/alberghi', 3);
    count('news/ristoranti');
    const visit = { landing: '/', utm_source: 'news', utm_campaign: 'ristoranti' };
    await idOf(await POST(jsonRequest({ ...validPayload, visit })));
    await counter.flush();
    invented(count, 2);
    await counter.flush();
    // now in memory, too, the real ones are known
    count('news/alberghi');
    count('news/ristoranti');
    invented(count, 3);
    await counter.flush();

    const { now, campaigns } = await figures();
    const { mostNamed } = await import('@/lib/lead/figures/campaigns');
    const visits = (name: string) => campaigns.find((each) => each.name === name)?.now.visit;
    expect(visits('news/alberghi')).toBe(6);
    expect(visits('news/ristoranti')).toBe(2);
    expect(now.visit).toBe(3 * flood + 8);
    const rows = await store.use((db) => db.selectFrom('counts').select('campaign').execute());
    expect(rows.length).toBeLessThanOrEqual(mostNamed + 1);
  });

  test('two instances that both have too many campaigns lose no visit', async () => {
    const { counter, figures, count } = await start();
    const { createCounter } = await import('@/lib/lead/figures/counter');
    const beside = await anotherStore();
    const other = createCounter(beside);
    invented(count, 1);
    for (let each = 0; each < flood; each += 1) {
      other.add({ metric: 'visit', page: '/', campaign: `c/d${each}`, cta: '' });
    }
    await counter.flush();
    await other.flush();
    await beside.close();
    expect((await figures()).now.visit).toBe(2 * flood);
  });

  test('600 forms begun from one address count as 20, and nobody else’s are lost', async () => {
    const { counter, store, figures } = await start();
    const { POST } = await import('@/app/api/form-touched/route');
    const begin = (address: string, page = '/') =>
      answerClient({ network: address, direct: false }, () =>
        POST(
          new Request(`https://www.linea.example/api/form-touched?page=${page}`, {
            method: 'POST',
          }),
        ),
      );
    for (let each = 0; each < 600; each += 1) expect((await begin('192.0.2.1')).status).toBe(204);
    await begin('192.0.2.2', hospitalityPath);
    await begin('192.0.2.2', '/nowhere');
    await counter.flush();
    const { now, pages } = await figures();
    expect(now.touched).toBe(21);
    expect(pages.map(({ name }) => name).sort()).toEqual(['/', hospitalityPath]);
    const stored = await store.use(async (db) => [
      await db.selectFrom('counts').selectAll().execute(),
      await db.selectFrom('key_values').selectAll().execute(),
      await db
        .selectFrom('rate_limits' as never)
        .selectAll()
        .execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain('192.0.2');
  });
});
