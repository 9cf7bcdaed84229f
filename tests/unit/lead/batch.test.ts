import { setImmediate } from 'node:timers/promises';
import { batched } from '@/lib/store/batch';

/** Batches that note what they ran, whose rests end when they are told to. */
function noted() {
  const batches: number[] = [];
  const rests: (() => void)[] = [];
  const run = async (items: number[]) => {
    batches.push(items.length);
    return items;
  };
  const take = batched(run, () => new Promise<void>((resolve) => rests.push(resolve)));
  return { batches, rests, take };
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
};
const many = (take: (item: number) => Promise<number>, count: number) =>
  Array.from({ length: count }, (_, item) => take(item));

test('batch: what comes together runs together, and is answered before the rest', async () => {
  const { batches, take } = noted();
  expect(await Promise.all(many(take, 3))).toEqual([0, 1, 2]);
  expect(batches).toEqual([3]);
});

test('batch: the next one waits until the rest is over', async () => {
  const { batches, rests, take } = noted();
  await Promise.all(many(take, 3));
  const later = Promise.all(many(take, 2));
  await turns();
  expect(batches).toEqual([3]);
  rests[0]?.();
  await later;
  expect(batches).toEqual([3, 2]);
});

test('batch: a full one does not wait', async () => {
  const { batches, rests, take } = noted();
  const all = Promise.all(many(take, 250));
  await turns();
  expect(batches).toEqual([100, 100]);
  rests[0]?.();
  await all;
  expect(batches).toEqual([100, 100, 50]);
});
