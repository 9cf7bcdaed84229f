import { sentOf } from '@/lib/figures/counted';
import { addSums } from '@/lib/figures/sums';
import { storedAttribution } from '@/lib/lead/attribution';
import { outboxRows } from '@/lib/lead/delivery/outbox';
import type { Channel, Stage } from '@/lib/store/schema';
import { type Store, storeTime } from '@/lib/store/store';

/** Marks an accepted request; null takes the mark back. Marking twice changes nothing, so that `undoStage` stays right. */
export async function setStage(store: Store, id: string, stage: Stage | null, now = Date.now()) {
  const { numUpdatedRows } = await store.use((db) =>
    db
      .updateTable('leads')
      .set((update) => ({
        previous_stage: update.ref('stage'),
        previous_stage_at: update.ref('stage_at'),
        stage,
        stage_at: now,
      }))
      .where('id', '=', id)
      .where('status', '=', 'accepted')
      .where('stage', 'is distinct from', stage)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Back to the mark before this one; nothing where another has been set since. */
export async function undoStage(store: Store, id: string, stage: Stage): Promise<void> {
  await store.use((db) =>
    db
      .updateTable('leads')
      .set((update) => ({
        stage: update.ref('previous_stage'),
        stage_at: update.ref('previous_stage_at'),
        previous_stage: null,
        previous_stage_at: null,
      }))
      .where('id', '=', id)
      .where('stage', '=', stage)
      .execute(),
  );
}

/** Has a held request delivered and counted; false when it was not held. */
export async function releaseLead(store: Store, id: string, channels: Channel[]): Promise<boolean> {
  return await store.transaction(async (db) => {
    const released = await db
      .updateTable('leads')
      .set({ status: 'accepted' })
      .where('id', '=', id)
      .where('status', '=', 'held')
      .returning(['page', 'attribution'])
      .executeTakeFirst();
    if (!released) return false;
    const now = await storeTime(db);
    await db
      .insertInto('outbox')
      .values(outboxRows(id, channels, now))
      .execute();
    const attribution = storedAttribution(released.attribution);
    await addSums(db, [sentOf({ ...released, attribution })], now);
    return true;
  });
}
