import { outboxRows } from '@/lib/lead/delivery/outbox';
import { sentOf } from '@/lib/lead/figures/counted';
import { addSums } from '@/lib/lead/figures/sums';
import { attributionColumn } from '@/lib/lead/request/attribution';
import { storeTime } from '@/lib/store/clock';
import type { Channel } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/** Has a held request delivered, and counted, like every other. False, and nothing done, when it was not held. */
export async function releaseLead(store: Store, id: string, channels: Channel[]): Promise<boolean> {
  return await store.use((db) =>
    db.transaction().execute(async (transaction) => {
      const released = await transaction
        .updateTable('leads')
        .set({ status: 'accepted' })
        .where('id', '=', id)
        .where('status', '=', 'held')
        .returning(['page', 'attribution'])
        .executeTakeFirst();
      if (!released) return false;
      const now = await storeTime(transaction);
      await transaction
        .insertInto('outbox')
        .values(outboxRows(id, channels, now))
        .execute();
      const attribution = attributionColumn.read(released.attribution);
      await addSums(transaction, [sentOf({ ...released, attribution })], now);
      return true;
    }),
  );
}
