import { POST as formTouched } from '@/app/api/form-touched/route';
import { callsToAction } from '@/content/calls-to-action';
import { figuresMail } from '@/content/mails/figures';
import { mostNamed } from '@/lib/lead/figures/campaigns';
import { countedOf, subjectOf } from '@/lib/lead/figures/counted';
import { createCounter } from '@/lib/lead/figures/counter';
import { readFigures } from '@/lib/lead/figures/figures';
import { monthOf } from '@/lib/lead/figures/month';
import { answerClient } from '@/lib/lead/http/client-address';
import { purge } from '@/lib/lead/ops/maintenance';
import { scheduleFigures, sendFigures } from '@/lib/lead/reports/send';
import { hospitalityPath } from '@/lib/links';
import type { Metric, Stage } from '@/lib/store/schema';
import { everyPath } from '../../support/e2e/addresses';
import { leadSite, quickRetries } from '../../support/lead-site';
import { officeHours } from '../../support/office-hours';
import { rome, shown } from '../../support/rome';
import { runScheduled, stopWorker } from '../../support/scheduled';
import { describeStores } from '../../support/stores';

const site = leadSite();
const { steps, short, parts } = figuresMail;
const figureMails = () =>
  site.smtp.mails.filter(({ mail }) => mail.text?.includes(figuresMail.title('')));

/** More campaigns than a month tells apart. */
const flood = 1_100;

describeStores((newStore, engine) => {
  async function start() {
    await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: quickRetries });
    const store = await site.store();
    const { mailer, counter } = await site.service();
    return {
      store,
      counter,
      /** What an instance with this store does at a time. Whether the figures went out. */
      async send(now: number, at = store) {
        await stopWorker();
        await scheduleFigures(at, officeHours, now);
        const sent = await runScheduled(at, 'figures', now, async () => {
          await sendFigures(at, mailer, now);
          return true;
        });
        return sent ?? false;
      },
      figures: (month = monthOf(Date.now())) => store.use((db) => readFigures(db, month)),
      counts: () => store.use((db) => db.selectFrom('counts').selectAll().execute()),
      count(metric: Metric, at: number, times = 1, more: object = {}) {
        const subject = { page: '/', campaign: '', cta: '', ...more };
        for (let each = 0; each < times; each += 1) counter.add({ metric, ...subject }, at);
      },
      /** A request that came in at this time, and that the agency has said this of. */
      async received(at: string, stage: Stage | null, visit: object = {}) {
        const id = await site.delivered({ page: '/', visit });
        await site.setLead(id, { received_at: rome(at), stage });
        await store.use((db) =>
          db
            .updateTable('outbox')
            .set({ due_at: rome(at), delivered_at: rome(at) })
            .where('lead_id', '=', id)
            .execute(),
        );
      },
    };
  }

  test('invented campaigns, from two instances, neither push out a real one nor lose a visit', async () => {
    const { counter, count, counts, figures } = await start();
    const visits = (campaign: string, times = 1) => count('visit', Date.now(), times, { campaign });
    const invented = (round: number, add = visits) => {
      for (let each = 0; each < flood; each += 1) add(`a${round}/b${each}`);
    };
    invented(1);
    visits('news/alberghi', 2);
    await counter.flush();
    visits('news/alberghi', 3);
    visits('news/ristoranti');
    const utm = { utm_source: 'news', utm_campaign: 'ristoranti' };
    await site.post({ visit: { landing: '/', ...utm } });
    await counter.flush();
    const beside = await site.anotherStore();
    const other = createCounter(beside);
    invented(2, (campaign) => other.add({ metric: 'visit', page: '/', campaign, cta: '' }));
    await other.flush();
    await beside.close();
    // now in memory, too, the real ones are known
    visits('news/alberghi');
    visits('news/ristoranti');
    invented(3);
    await counter.flush();

    const { now, campaigns } = await figures();
    const of = (name: string) => campaigns.find((each) => each.name === name)?.now.visit;
    expect([of('news/alberghi'), of('news/ristoranti')]).toEqual([6, 2]);
    expect(now.visit).toBe(3 * flood + 8);
    expect((await counts()).length).toBeLessThanOrEqual(mostNamed + 1);
  });

  if (engine === 'PostgreSQL') return;

  test('a quarter’s figures come on the first working day of each month at 8:00, once for two instances', async () => {
    const { store, count, counter, received, send } = await start();
    count('visit', rome('2026-02-10T10:00'), 30);
    count('visit', rome('2026-03-28T23:59'), 25);
    count('visit', rome('2026-03-31T23:59'), 15);
    count('machine', rome('2026-03-12T12:00'), 7);
    count('touched', rome('2026-03-12T12:00'), 4);
    const april = { page: '/hospitality', campaign: 'news/alberghi' };
    count('visit', rome('2026-04-01T00:00'), 10, april);
    await counter.flush();
    const utm = { utm_source: 'News', utm_campaign: 'alberghi' };
    const news = { landing: '/hospitality', cta: 'closing', ...utm };
    await received('2026-03-03T10:00', 'won');
    await received('2026-03-10T10:00', 'lost', news);
    await received('2026-03-11T10:00', 'not_a_request');
    await received('2026-03-12T10:00', null);
    await received('2026-04-20T10:00', 'contacted', news);

    const stores = await Promise.all([site.anotherStore(), site.anotherStore()]);
    const sent: string[] = [];
    // around each month's begin, at midnight, at eight and at noon
    for (const month of ['03-30', '04-29', '05-29'])
      for (let hour = 0; hour < 8 * 24; hour += hour % 24 === 8 ? 4 : hour % 24 === 0 ? 8 : 12) {
        const now = rome(`2026-${month}T00:00`) + hour * 3_600_000;
        const done = await Promise.all(stores.map((each) => send(now, each)));
        sent.push(...done.flatMap((did) => (did ? shown(now) : [])));
        await purge(store, 30, now);
      }
    await Promise.all(stores.map((each) => each.close()));
    // 1 May is a Friday and free, and 1 and 2 June are Monday and the Republic's day
    expect(sent).toEqual(['04-01 08:00', '05-04 08:00', '06-01 08:00']);
    const [march, after] = figureMails().map(({ mail }) => mail);
    expect(march?.subject).toBe(figuresMail.subject('marzo 2026'));
    const bar = (length: number) => '#'.repeat(length);
    const share = figuresMail.share('10%', figuresMail.shareOf.touched);
    for (const line of [
      figuresMail.compared('febbraio 2026'),
      `${steps.visit}: 40, +10 (+33%)\n  marzo    ${bar(24)}\n  febbraio ${bar(18)}\n`,
      `${steps.touched}: 4, +4, ${share}\n  marzo    ${bar(24)}\n  febbraio\n`,
      `${steps.sent}: 3, +3`,
      `${steps.contacted}: 2, +2`,
      `${steps.won}: 1, +1`,
      `${parts.campaigns}\n\nnews / alberghi\n${short.sent}: 1, +1`,
      `${parts.calls}\n\n${callsToAction.closing}\n${short.sent}: 1`,
      figuresMail.limits.machines('7'),
      figuresMail.limits.title,
    ])
      expect(march?.text).toContain(line);
    // its requests were deleted before it was made
    expect(after?.text).toContain(`${steps.sent}: 1, -2`);
    expect(after?.text).toContain(`${steps.won}: 0, -1`);
    expect(march?.html).not.toMatch(/<img|url\(/);
    for (const each of ['40', '+10 (+33%)', parts.campaigns, '/hospitality'])
      expect(march?.html).toContain(each);
  });

  test('a store that fails loses no count, and adds none twice', async () => {
    const { count, counter, store, figures } = await start();
    const at = rome('2026-03-10T10:00');
    count('visit', at, 3);
    await store.use((db) => db.schema.alterTable('counts').renameTo('hidden').execute());
    await expect(counter.flush()).rejects.toThrow();
    count('visit', at, 2);
    await store.use((db) => db.schema.alterTable('hidden').renameTo('counts').execute());
    for (let flushed = 0; flushed < 2; flushed += 1) await counter.flush();
    expect((await figures('2026-03')).now.visit).toBe(5);
  });

  test('a new store sends no figures of a month that it does not know, and a failed mail is tried again', async () => {
    const { send } = await start();
    expect(await send(rome('2026-03-10T12:00'))).toBe(false);
    expect(await send(rome('2026-04-01T07:59'))).toBe(false);
    site.smtp.behave('busy');
    expect(await send(rome('2026-04-01T08:00'))).toBe(false);
    site.smtp.behave('none');
    expect(await send(rome('2026-04-01T08:10'))).toBe(true);
    expect(await send(rome('2026-04-30T23:59'))).toBe(false);
    expect(figureMails()).toHaveLength(1);
    expect(figureMails()[0]?.mail.text).toContain(`${steps.visit}: ${figuresMail.notCounted}`);
  });

  test('thirty forms begun from one address count as 20, and nobody else’s are lost', async () => {
    const { counter, counts, figures } = await start();
    const begin = (network: string, page = '/') => {
      const address = `https://www.linea.example/api/form-touched?page=${page}`;
      return answerClient({ network, direct: false }, () =>
        formTouched(new Request(address, { method: 'POST' })),
      );
    };
    for (let each = 0; each < 30; each += 1) expect((await begin('192.0.2.1')).status).toBe(204);
    await begin('192.0.2.2', hospitalityPath);
    await begin('192.0.2.2', '/nowhere');
    await counter.flush();
    const { now, pages } = await figures();
    expect(now.touched).toBe(21);
    expect(pages.map(({ name }) => name).sort()).toEqual(['/', hospitalityPath]);
    expect(JSON.stringify(await counts())).not.toContain('192.0.2');
  });
});

test('every page is counted, what is none is not, and a machine takes no campaign’s place', () => {
  expect(everyPath).not.toEqual([]);
  for (const page of everyPath) expect(countedOf('visit', { page })?.page).toBe(page);
  for (const page of ['//evil.example', '/a-page-that-is-none', ''])
    expect(countedOf('visit', { page })).toBeNull();
  expect(countedOf('machine', { page: '/', source: 'news' })).toMatchObject({ campaign: '' });
});

test('no address, name or number of a person is stored as a campaign', () => {
  for (const [source, campaign] of [
    ['maria@rossi.it', '?/'],
    ['Maria Rossi', 'maria-rossi/'],
    ['3331234567', '?/'],
    ['c3331234567', '?/'],
    ['x'.repeat(41), '?/'],
    ['<script>', '?/'],
    ['Primavera 2026', 'primavera-2026/'],
    ['', ''],
  ] as const)
    expect([source, subjectOf({ page: '/', source }).campaign]).toEqual([source, campaign]);
});
