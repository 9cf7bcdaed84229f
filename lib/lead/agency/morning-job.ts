import type { Env } from '@/lib/env/env';
import { readNews } from '@/lib/lead/agency/morning-news';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { schedule } from '@/lib/lead/delivery/outbox';
import { signedLinks } from '@/lib/lead/mails/action-links';
import { composeMorning, type News, saidOf, withRoom } from '@/lib/lead/mails/morning';
import { isShownWhole } from '@/lib/lead/mails/render';
import type { Telling } from '@/lib/lead/mails/requests';
import { log } from '@/lib/log';
import { workingMorning } from '@/lib/promise/working-time';
import { readValue, writeValue } from '@/lib/store/key-values';
import { type Store, storeTime } from '@/lib/store/store';
import { inRome } from '@/lib/time';

/** Its value is the day of the last mail, such as `2026-11-30`; empty before the first. */
const name = 'morning';

const leastRoom = 0.01;

type MorningConfig = Pick<
  Env,
  'siteUrl' | 'workingCalendar' | 'morning' | 'dataDir' | 'databaseUrl'
>;

/** Schedules the next morning's mail. A new store begins with the present week and month. */
export async function scheduleMorning(
  store: Store,
  { morning, workingCalendar }: Pick<MorningConfig, 'morning' | 'workingCalendar'>,
  now = Date.now(),
): Promise<void> {
  if (!morning) return;
  await store.use(async (db) => {
    if (!(await readValue(db, name))) await writeValue(db, name, '', now);
  });
  const dueAt = workingMorning(now, morning, workingCalendar);
  await schedule(store, 'morning', dueAt, { now, moves: true });
}

/** Requests are told whole, or in a line each, or ever fewer of them, until the mail has room for what is shown. */
async function fitting(id: string, news: News, telling: Telling) {
  for (let room = 1, brief = false; ; brief = true) {
    const shown = withRoom(news, room);
    const mail = composeMorning(id, shown, { ...telling, brief });
    if (room < leastRoom || (await isShownWhole(mail))) return { mail, shown };
    if (brief) room *= 0.8;
  }
}

/**
 * Sends this morning's mail, unless it is sent, there is nothing to say, or no working day has come to its hour. Rejects
 * with the mail's or the store's error.
 */
export async function sendMorning(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  config: MorningConfig,
  at?: number,
): Promise<void> {
  // by the clock that made it due
  const now = at ?? (await store.use(storeTime));
  const { morning, workingCalendar: calendar } = config;
  const today = inRome(now).startOf('day');
  if (!morning || now < workingMorning(today.toMillis(), morning, calendar)) return;
  const day = today.toFormat('yyyy-MM-dd');
  const last = await store.use((db) => readValue(db, name));
  if (last?.value === day) return;
  const news = await readNews(store, config, last?.at ?? now, now);
  if (saidOf(news).length === 0) return;
  // without links nobody could act on what is held, which is told once
  const telling = { calendar, link: await signedLinks(store, config) };
  const { mail, shown } = await fitting(`morning.${day}`, news, telling);
  await mailer.send(mail);
  const held = shown.held.listed.map(({ lead }) => lead.id);
  await store.transaction(async (db) => {
    if (held.length > 0)
      await db.updateTable('leads').set({ told_at: now }).where('id', 'in', held).execute();
    await writeValue(db, name, day, now);
  });
  log.info({ waiting: news.waiting.count, held: held.length }, 'morning.sent');
}
