import { createRunOnce } from '@/lib/lead/intake/idempotency';
import type { Outcome } from '@/lib/lead/protocol';

const minuteMs = 60_000;
const mailed: Outcome = { received: { id: 'one', page: null }, answerBy: '', sentDirectly: true };

/** Sends requests by key, at a clock of the test's; the keys that were worked on. */
function newRun() {
  const clock = { now: 0 };
  const once = createRunOnce(() => clock.now);
  const worked: string[] = [];
  const send = (key: string) =>
    once(key, 'the same', async () => {
      worked.push(key);
      return mailed;
    });
  return { clock, send, worked };
}

test('mailed request: sent again within ten minutes it is not mailed again, later it is', async () => {
  const { clock, send, worked } = newRun();
  for (const minutes of [0, 9.9, 10]) {
    clock.now = minutes * minuteMs;
    expect(await send('a')).toBe(mailed);
  }
  expect(worked).toEqual(['a', 'a']);
});

test('mailed request: of more than there is room for the oldest are forgotten, and none has a timer', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { send, worked } = newRun();
  for (let key = 0; key < 5_000; key += 1) await send(`${key}`);
  expect(timers).not.toHaveBeenCalled();
  worked.length = 0;
  for (const key of ['4999', '4500', '0']) await send(key);
  expect(worked).toEqual(['0']);
});
