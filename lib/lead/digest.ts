import { createHash } from 'node:crypto';
import { type Mailer, mailFault } from '@/lib/lead/mailer';
import { readStoredLead } from '@/lib/lead/stored-lead';
import { log } from '@/lib/log';
import type { Db, Store } from '@/lib/store/store';

const dayMs = 86_400_000;
/** Milliseconds that an instance has for sending a digest, and waits after a failure. */
const turnMs = 600_000;
/** Requests that one digest tells; what is over comes with the next. */
const most = 1_000;
const markName = 'digest';

async function heldBack(db: Db) {
  return await db
    .selectFrom('leads')
    .select(['id', 'received_at', 'page', 'visit', 'fields', 'spam_reasons'])
    .where('status', '=', 'quarantined')
    .where('digested_at', 'is', null)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** `at` is when the next digest may go out. One instance moves it on, and with that has the turn. */
async function takeTurn(db: Db, now: number): Promise<boolean> {
  await db
    .insertInto('marks')
    .values({ name: markName, value: '', at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('marks')
    .set({ at: now + turnMs })
    .where('name', '=', markName)
    .where('at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function finish(db: Db, ids: string[], now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const id of ids) {
      await transaction
        .updateTable('leads')
        .set({ digested_at: now })
        .where('id', '=', id)
        .execute();
    }
    await transaction
      .updateTable('marks')
      .set({ at: now + dayMs })
      .where('name', '=', markName)
      .execute();
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
  const rows = await store.use(heldBack);
  if (rows.length === 0 || !(await store.use((db) => takeTurn(db, now)))) return 0;
  const ids = rows.map(({ id }) => id);
  const read = rows.map(readStoredLead);
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
  log.info({ held: rows.length }, 'digest.sent');
  return rows.length;
}
