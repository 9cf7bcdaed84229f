import type { Stage } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/** Says how an accepted request stands; null for nothing. The same again changes nothing, so that `undoStage` stays right. */
export async function setStage(
  store: Store,
  id: string,
  stage: Stage | null,
  now = Date.now(),
): Promise<boolean> {
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
      .where((where) =>
        stage === null
          ? where('stage', 'is not', null)
          : where.or([where('stage', 'is', null), where('stage', '!=', stage)]),
      )
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Back to what a request was before this stage; nothing where it is another one by now. */
export async function undoStage(store: Store, id: string, stage: Stage): Promise<boolean> {
  const { numUpdatedRows } = await store.use((db) =>
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
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
