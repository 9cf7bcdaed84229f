import { hash } from 'node:crypto';
import type { Env } from '@/lib/env/env';
import { readNews } from '@/lib/lead/agency/morning-news';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { schedule } from '@/lib/lead/delivery/outbox';
import { signedLinks } from '@/lib/lead/mails/action-links';
import { composeMorning, type News, saidOf, withRoom } from '@/lib/lead/mails/morning';
import { htmlBytes, longestHtml } from '@/lib/lead/mails/render';
import type { Telling } from '@/lib/lead/mails/requests';
import { log } from '@/lib/log';
import { workingMorning } from '@/lib/promise/working-time';
import { readValue, writeValue } from '@/lib/store/key-values';
import { type Db, type Store, storeTime } from '@/lib/store/store';
import { inRome } from '@/lib/time';

/** Its value is the last morning that is done with, such as `2026-11-30`; `at` is when that was. */
const name = 'morning';

/** Least share of the requests that a mail is tried with. */
const leastRoom = 0.01;

type MorningConfig = Pick<
  Env,
  'siteUrl' | 'workingCalendar' | 'mailTime' | 'dataDir' | 'databaseUrl'
>;
type Clock = Pick<MorningConfig, 'mailTime' | 'workingCalendar'>;

const dayOf = (time: number) => inRome(time).toFormat('yyyy-MM-dd');

/** Without mails nothing names what is held: its time runs from when it came. */
async function noteUnnamed(db: Db): Promise<void> {
  await db
    .updateTable('leads')
    .set((update) => ({ told_at: update.ref('received_at') }))
    .where('status', '=', 'held')
    .where('told_at', 'is', null)
    .execute();
}

/** A new store begins now, that of an earlier release with the last of its mails. To be called within a transaction. */
async function begin(db: Db, day: string, now: number): Promise<void> {
  const former = await db
    .deleteFrom('outbox')
    .where('dedupe_key', 'in', ['held', 'reminder', 'figures', 'weekly'])
    .returning(['dedupe_key', 'created_at'])
    .execute();
  const told = former.filter(({ dedupe_key: key }) => key === 'figures' || key === 'weekly');
  const at = told.length > 0 ? Math.max(...told.map(({ created_at }) => created_at)) : now;
  // of two instances the first has seen what there was
  await db
    .insertInto('key_values')
    .values({ name, value: day, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Schedules the next morning's mail, today's too while it is not done with. */
export async function scheduleMorning(
  store: Store,
  { mailTime, workingCalendar }: Clock,
  now = Date.now(),
): Promise<void> {
  if (!mailTime) return await store.use(noteUnnamed);
  const morningFrom = (time: number) => workingMorning(time, mailTime, workingCalendar);
  const first = morningFrom(inRome(now).startOf('day').toMillis());
  const last = await store.use((db) => readValue(db, name));
  if (!last) await store.transaction((db) => begin(db, now < first ? '' : dayOf(first), now));
  const isDone = last ? last.value === dayOf(first) : now >= first;
  const next = inRome(first).startOf('day').plus({ days: 1 }).toMillis();
  const dueAt = isDone ? morningFrom(next) : first;
  await schedule(store, 'morning', dueAt, { now, moves: true });
}

/** Requests whole, or brief, or ever fewer of them, until Gmail shows the mail whole. */
async function fitting(day: string, news: News, telling: Telling) {
  for (let room = 1, brief = false; ; brief = true) {
    const shown = withRoom(news, room, brief);
    const held = shown.held.listed.map(({ lead }) => lead.id);
    // of other held requests it is another mail, which no mailbox may take for the first
    const suffix = held.length > 0 ? `.${hash('sha256', held.join()).slice(0, 16)}` : '';
    const mail = composeMorning(`morning.${day}${suffix}`, shown, { ...telling, brief });
    const bytes = await htmlBytes(mail);
    if (bytes < longestHtml || room < leastRoom) return { mail, held };
    if (brief) room *= Math.min(0.9, longestHtml / bytes);
  }
}

/**
 * Sends this morning's mail, unless it is done with, there is nothing to say, or no working day has come to its hour.
 * Rejects with the mail's or the store's error.
 */
export async function sendMorning(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  config: MorningConfig,
  at?: number,
): Promise<void> {
  // by the clock that made it due
  const now = at ?? (await store.use(storeTime));
  const { mailTime, workingCalendar: calendar } = config;
  const today = inRome(now).startOf('day').toMillis();
  if (!mailTime || now < workingMorning(today, mailTime, calendar)) return;
  const last = await store.use((db) => readValue(db, name));
  if (last?.value === dayOf(now)) return;
  const news = await readNews(store, config, last?.at ?? now, now);
  // without links nobody could act on what is held, which is told once
  const link = await signedLinks(store, config);
  const nothing = { mail: null, held: [] };
  const isNews = saidOf(news).length > 0;
  const { mail, held } = isNews ? await fitting(dayOf(now), news, { calendar, link }) : nothing;
  if (mail) await mailer.send(mail);
  await store.transaction(async (db) => {
    if (held.length > 0)
      await db.updateTable('leads').set({ told_at: now }).where('id', 'in', held).execute();
    await writeValue(db, name, dayOf(now), now);
  });
  if (mail) log.info({ waiting: news.waiting.count, held: held.length }, 'morning.sent');
}
