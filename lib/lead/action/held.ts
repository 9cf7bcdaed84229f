import { outboxRows } from '@/lib/lead/delivery/outbox';
import { storeTime } from '@/lib/store/clock';
import type { Channel } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/** Milliseconds for which what was released from a mail waits, so that it can be taken back. */
export const takeBackMs = 60_000;

/** Lets a suspect out of quarantine, to be delivered `waitMs` from now. False when it was not held. */
export async function releaseLead(
  store: Store,
  id: string,
  channels: Channel[],
  waitMs = 0,
): Promise<boolean> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('leads')
        .set({ status: 'accepted', discarded_at: null })
        .where('id', '=', id)
        .where('status', '=', 'quarantined')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const rows = outboxRows(id, channels, await storeTime(transaction));
      await transaction
        .insertInto('outbox')
        .values(rows.map((row) => ({ ...row, due_at: row.due_at + waitMs })))
        .execute();
      return true;
    }),
  );
}

/** Holds back again what was released, as long as none of it has been tried. False where it is too late. */
export async function unreleaseLead(store: Store, id: string): Promise<boolean> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('leads')
        .set({ status: 'quarantined' })
        .where('id', '=', id)
        .where('status', '=', 'accepted')
        // what was never held is in no digest
        .where('digested_at', 'is not', null)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.lead_id', '=', 'leads.id')
                .where((tried) =>
                  tried.or([
                    tried('outbox.attempts', '>', 0),
                    tried('outbox.status', '!=', 'pending'),
                  ]),
                ),
            ),
          ),
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction.deleteFrom('outbox').where('lead_id', '=', id).execute();
      return true;
    }),
  );
}

/** Has a held request deleted a day later; `now` null takes that back. False where nothing was changed. */
export async function discardLead(
  store: Store,
  id: string,
  now: number | null = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await store.use((db) =>
    db
      .updateTable('leads')
      .set((update) => ({
        discarded_at: now,
        // no digest has to name it any more
        ...(now !== null && { digested_at: update.fn.coalesce('digested_at', update.val(now)) }),
      }))
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .where('discarded_at', now === null ? 'is not' : 'is', null)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
