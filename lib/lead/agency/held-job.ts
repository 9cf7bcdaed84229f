import { createHash } from 'node:crypto';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { schedule } from '@/lib/lead/delivery/outbox';
import { storedLinks } from '@/lib/lead/mails/action-links';
import { composeHeld } from '@/lib/lead/mails/held';
import type { MailConfig } from '@/lib/lead/mails/lead';
import { readStoredLead } from '@/lib/lead/request';
import { log } from '@/lib/log';
import type { Db, Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

const most = 1_000;

const untold = (db: Db) =>
  db.selectFrom('leads').where('status', '=', 'held').where('told_at', 'is', null);

/** Schedules the mail of what is held, at most once in 24 hours. */
export async function scheduleHeld(store: Store, now = Date.now()): Promise<void> {
  const anything = await store.use((db) => untold(db).select('id').limit(1).executeTakeFirst());
  if (anything) await schedule(store, 'held', now, { now, pauseMs: dayMs });
}

/** Mails the held requests that no mail has listed yet, newest first. Rejects with the mail's error. */
export async function sendHeld(
  store: Store,
  mailer: Pick<Mailer, 'send'>,
  config: MailConfig,
  now = Date.now(),
): Promise<void> {
  const rows = await store.use((db) =>
    untold(db)
      .select(['id', 'received_at', 'page', 'attribution', 'fields', 'spam_reasons'])
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute(),
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const read = rows.map(readStoredLead);
  const held = {
    // the same requests have the same Message-ID: a second delivery can be recognised
    id: createHash('sha256').update(ids.join()).digest('hex').slice(0, 32),
    leads: read.flatMap(({ lead, unreadable }) => (unreadable ? [] : lead)),
    unreadable: read.flatMap(({ lead, unreadable }) => (unreadable ? lead.id : [])),
  };
  await mailer.send(composeHeld(held, await storedLinks(store, config)));
  await store.use((db) =>
    db.updateTable('leads').set({ told_at: now }).where('id', 'in', ids).execute(),
  );
  log.info({ held: rows.length }, 'held.sent');
}
