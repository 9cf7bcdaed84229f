import { hash } from 'node:crypto';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { schedule } from '@/lib/lead/delivery/outbox';
import { storedLinks } from '@/lib/lead/mails/action-links';
import { composeHeld } from '@/lib/lead/mails/held';
import type { MailConfig } from '@/lib/lead/mails/lead';
import { fitted } from '@/lib/lead/mails/render';
import { leadColumns, readStoredLead } from '@/lib/lead/request';
import { log } from '@/lib/log';
import type { Db, Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

const mostListed = 200;

const untold = (db: Db) =>
  db.selectFrom('leads').where('status', '=', 'held').where('told_at', 'is', null);

/** Schedules the mail of what is held, at most once in 24 hours. */
export async function scheduleHeld(store: Store, now = Date.now()): Promise<void> {
  const anything = await store.use((db) => untold(db).select('id').limit(1).executeTakeFirst());
  if (anything) await schedule(store, 'held', now, { now, pauseMs: dayMs });
}

/** The same requests have the same Message-ID: a second delivery can be recognised. */
const idOf = (rows: { id: string }[]) =>
  hash('sha256', rows.map(({ id }) => id).join()).slice(0, 32);

/** Mails the held requests that no mail has listed yet, newest first. Rejects with the mail's error. */
export async function sendHeld(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  config: MailConfig,
  now = Date.now(),
): Promise<void> {
  const rows = await store.use((db) =>
    untold(db)
      .select(leadColumns)
      .select(({ fn }) => fn.countAll<number>().over().as('count'))
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .limit(mostListed)
      .execute(),
  );
  const [first] = rows;
  if (!first) return;
  const { count } = first;
  const link = await storedLinks(store, config);
  const requests = rows.map(readStoredLead);
  const listed = await fitted(rows.length, (most) =>
    composeHeld({ id: idOf(rows.slice(0, most)), requests: requests.slice(0, most), count }, link),
  );
  await mailer.send(listed.mail);
  const ids = rows.slice(0, listed.count).map(({ id }) => id);
  await store.use((db) =>
    db.updateTable('leads').set({ told_at: now }).where('id', 'in', ids).execute(),
  );
  log.info({ held: ids.length }, 'held.sent');
}
