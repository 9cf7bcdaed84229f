import { createHash } from 'node:crypto';
import { mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { log } from '@/lib/server/log';
import type { Db, Store } from '@/lib/store/store';
import { setNextTurn, takeTurn } from '@/lib/store/turn';

const dayMs = 86_400_000;
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

async function finish(db: Db, ids: string[], now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const id of ids) {
      await transaction
        .updateTable('leads')
        .set({ digested_at: now })
        .where('id', '=', id)
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
  const rows = await store.use(heldBack);
  if (rows.length === 0 || !(await store.use((db) => takeTurn(db, markName, now)))) return 0;
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
