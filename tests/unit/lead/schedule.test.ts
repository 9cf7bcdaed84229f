import { longestWaitMs, nextWaitMs } from '@/lib/lead/delivery/schedule';

const schedule = [0, 60, 7200];

test('the waits come in the order of the list, and then there is none', () => {
  const waits = [1, 2, 3, 4].map((attempts) => nextWaitMs(attempts, schedule, false, () => 0.5));
  expect(waits).toEqual([0, 60_000, 7_200_000, null]);
});

test('two hours mean one to three', () => {
  expect(nextWaitMs(3, schedule, false, () => 0)).toBe(3_600_000);
  expect(nextWaitMs(3, schedule, false, () => 0.999_999)).toBeCloseTo(10_800_000, -2);
});

test('a fault that only a hand can fix waits the longest from the first time on', () => {
  expect(nextWaitMs(1, schedule, true, () => 0.5)).toBe(7_200_000);
  expect(nextWaitMs(4, schedule, true)).toBeNull();
});

test('no wait is longer than the longest, which is that of a bundle where retries are quick', () => {
  expect(nextWaitMs(3, schedule, false, () => 0.999_999)).toBeLessThanOrEqual(
    longestWaitMs(schedule),
  );
  expect(longestWaitMs(schedule)).toBe(10_800_000);
  expect(longestWaitMs([0, 0.02])).toBe(600_000);
});
