import { createWindows } from '@/lib/http/rate-windows';

const limit = { points: 2, seconds: 10 };
const start = 5_000;

test('rate window: one too many waits until the window ends, and other keys do not', () => {
  const { take } = createWindows(limit);
  const at = [start, start + 1_000, start + 2_500, start + 9_999, start + 10_000];
  expect(at.map((now) => take('a', now))).toEqual([null, null, 8, 1, null]);
  expect(take('b', start + 10_000)).toBeNull();
});

test('rate window: asking counts nothing, and one that is given back may come again', () => {
  const { take, giveBack, waitSeconds } = createWindows(limit);
  for (let asked = 0; asked < 5; asked += 1) expect(waitSeconds('a', start)).toBeNull();
  for (let sent = 0; sent < 2; sent += 1) expect(take('a', start)).toBeNull();
  expect(waitSeconds('a', start)).toBe(10);
  giveBack('a', start);
  expect(take('a', start)).toBeNull();
  expect(take('a', start)).toBe(10);
  for (let back = 0; back < 5; back += 1) giveBack('a', start);
  for (const wait of [null, null, 10]) expect(take('a', start)).toBe(wait);
});

test('rate window: of more keys than there is room for the oldest are forgotten', () => {
  const { take, waitSeconds } = createWindows({ points: 1, seconds: 10 }, 100);
  for (let key = 0; key < 1_000; key += 1) take(`${key}`, start + key);
  const kept = Array.from({ length: 1_000 }, (_, key) => waitSeconds(`${key}`, start + 1_000));
  expect(kept.slice(0, 900)).toEqual(Array(900).fill(null));
  expect(kept.slice(950)).not.toContain(null);
});

test('rate window: a flood of keys makes no timer', () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { take } = createWindows(limit);
  for (let key = 0; key < 100; key += 1) take(`${key}`);
  expect(timers).not.toHaveBeenCalled();
});
