// The command line's way to say what became of a request: mark, discard.
import { noStage, stages } from '@/content/stages';
import { discardLead } from '@/lib/lead/action/held';
import { setStage } from '@/lib/lead/action/stage';
import type { LeadRecord } from '@/lib/lead/ops/admin';
import type { Store } from '@/lib/store/store';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const stageNames = Object.keys(stages) as (keyof typeof stages)[];

/** Says how a request stands, in one of the words of `content/stages.ts`. Throws where it cannot. */
export async function mark(
  store: Store,
  { id, status }: LeadRecord,
  word: string | undefined,
): Promise<void> {
  const stage = stageNames.find((name) => stages[name].word === word);
  if (!stage && word !== noStage.word) {
    const words = [...stageNames.map((name) => stages[name].word), noStage.word];
    throw new Error(`mark needs one of: ${words.join(', ')}`);
  }
  if (status === 'quarantined') throw new Error('It is held back: release it first.');
  const marked = await setStage(store, id, stage ?? null);
  const label = stage ? stages[stage].label : noStage.label;
  print(marked ? `Marked: ${label}.` : `Already: ${label}.`);
}

/** Throws a held request away. */
export async function discard(store: Store, { id }: LeadRecord): Promise<void> {
  print(
    (await discardLead(store, id))
      ? 'Discarded: it is deleted within a day or two.'
      : 'Nothing to discard: not held back, or discarded already.',
  );
}
