import { outboxRows } from '@/lib/lead/delivery/outbox';
import { storeTime } from '@/lib/store/clock';
import type { Channel } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/** Has a held request delivered like every other. False, and nothing done, when it was not held. */
export async function releaseLead(store: Store, id: string, channels: Channel[]): Promise<boolean> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('leads')
        .set({ status: 'accepted' })
        .where('id', '=', id)
        .where('status', '=', 'held')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const rows = outboxRows(id, channels, await storeTime(transaction));
      await transaction.insertInto('outbox').values(rows).execute();
      return true;
    }),
  );
}
