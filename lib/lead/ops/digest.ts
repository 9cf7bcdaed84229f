import { createHash } from 'node:crypto';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { log } from '@/lib/server/log';
import type { Db, Store } from '@/lib/store/store';
import { setNextTurn, takeTurn } from '@/lib/store/turn';

const dayMs = 86_400_000;
/** Requests that one digest tells; what is over comes with the next. */
const most = 1_000;
/** Requests that are read, or written down, at once. */
const portion = 100;
const markName = 'digest';

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
      .select(['id', 'received_at', 'page', 'visit', 'fields', 'spam_reasons'])
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

async function finish(db: Db, ids: string[], now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const some of portionsOf(ids)) {
      await transaction
        .updateTable('leads')
        .set({ digested_at: now })
        .where('id', 'in', some)
        .execute();
    }
    await setNextTurn(transaction, markName, now + dayMs);
  });
}

/** The same requests make the same Message-ID: a digest that is sent again after a doubtful end can be recognised. */
function digestId(ids: string[]): string {
  return createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);
}

/**
 * Sends one mail about what was held back since the last one, newest first, at most once in 24 hours. Gives how many
 * requests it was about. Rejects with the store's error; a mail that fails is tried again ten minutes later.
 */
export async function sendDigest(store: Store, mailer: Mailer, now = Date.now()): Promise<number> {
  if (!(await store.use((db) => heldBack(db).limit(1).executeTakeFirst()))) return 0;
  if (!(await store.use((db) => takeTurn(db, markName, now, now + dayMs)))) return 0;
  const found = await store.use((db) => heldBack(db).limit(most).execute());
  const ids = found.map(({ id }) => id);
  const read: ReturnType<typeof readStoredLead>[] = [];
  for (const some of portionsOf(ids)) {
    read.push(...(await readHeld(store, some)));
    await othersFirst();
  }
  try {
    await mailer.sendHeld({
      id: digestId(ids),
      leads: read.flatMap(({ lead, unreadable }) => (unreadable ? [] : lead)),
      unreadable: read.flatMap(({ lead, unreadable }) => (unreadable ? lead.id : [])),
    });
  } catch (error) {
    log.error(mailFault(error), 'digest.failed');
    return 0;
  }
  await store.use((db) => finish(db, ids, now));
  log.info({ held: read.length }, 'digest.sent');
  return read.length;
}
