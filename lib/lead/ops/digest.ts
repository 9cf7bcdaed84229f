import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Env } from '@/lib/env';
import { schedule } from '@/lib/lead/delivery/outbox';
import { storedLinks } from '@/lib/lead/links/link-maker';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { composeHeld } from '@/lib/lead/mails/lead-list';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { log } from '@/lib/server/log';
import type { Db, Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

const most = 1_000;
const portion = 100;

const heldBack = (db: Db) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('status', '=', 'quarantined')
    .where('digested_at', 'is', null)
    .orderBy('received_at', 'desc')
    .orderBy('id');

async function readHeld(store: Store, ids: string[]) {
  const rows = await store.use((db) =>
    db
      .selectFrom('leads')
      .select(['id', 'received_at', 'page', 'attribution', 'fields', 'spam_reasons'])
      .where('id', 'in', ids)
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .execute(),
  );
  return rows.map(readStoredLead);
}

const portionsOf = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / portion) }, (_, index) =>
    ids.slice(index * portion, (index + 1) * portion),
  );

/** Schedules the digest of what was held back, at most once in 24 hours. Rejects with the store's error. */
export async function scheduleDigest(store: Store, now = Date.now()): Promise<void> {
  if (!(await store.use((db) => heldBack(db).limit(1).executeTakeFirst()))) return;
  await schedule(store, 'digest', now, { now, pauseMs: dayMs });
}

/**
 * Mails what was held back since the last digest, newest first; gives how many. Rejects with the mail's or the store's
 * error.
 */
export async function sendDigest(
  store: Store,
  mailer: Mailer,
  config: Pick<Env, 'siteUrl' | 'workingCalendar'>,
  now = Date.now(),
): Promise<number> {
  const found = await store.use((db) => heldBack(db).limit(most).execute());
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const read: ReturnType<typeof readStoredLead>[] = [];
  for (const some of portionsOf(ids)) {
    read.push(...(await readHeld(store, some)));
    await othersFirst();
  }
  const held = {
    // the same requests make the same Message-ID: one that is sent again after a doubtful end can be recognised
    id: createHash('sha256').update(ids.join()).digest('hex').slice(0, 32),
    leads: read.flatMap(({ lead, unreadable }) => (unreadable ? [] : lead)),
    unreadable: read.flatMap(({ lead, unreadable }) => (unreadable ? lead.id : [])),
  };
  await mailer.send(composeHeld(held, config, await storedLinks(store, config)));
  for (const some of portionsOf(ids)) {
    await store.use((db) =>
      db.updateTable('leads').set({ digested_at: now }).where('id', 'in', some).execute(),
    );
  }
  log.info({ held: read.length }, 'digest.sent');
  return read.length;
}
