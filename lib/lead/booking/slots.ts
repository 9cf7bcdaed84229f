import { DateTime } from 'luxon';
import { bookingRules as rules } from '@/content/booking';
import { appointmentMinutes } from '@/lib/lead/appointment/appointment';
import { lastClosing, nextWorking, stretchesFrom } from '@/lib/lead/promise/working-time';
import { romeZone as zone } from '@/lib/time';
import type { WorkingCalendar } from '@/lib/working-calendar';

/** From and to, in milliseconds since the epoch, as all times here. */
export interface Period {
  from: number;
  to: number;
}

/** Slots begin at full and half hours of the clock. */
const stepMs = 1_800_000;
const lengthMs = appointmentMinutes * 60_000;

/** How many are offered at first, two of a day. */
const firstSlots = 6;

const inItaly = (time: number) => DateTime.fromMillis(time, { zone });
const dayOf = (time: number) => inItaly(time).toISODate() ?? '';

/** Times in the order that they come in, by day in Italy. */
export function byDay(times: number[]): number[][] {
  const days = new Map<string, number[]>();
  for (const time of times) days.set(dayOf(time), [...(days.get(dayOf(time)) ?? []), time]);
  return [...days.values()];
}

/** When an appointment can begin, by the agency's hours and `bookingRules`, beside what is `booked` or `busy`. */
export function freeSlots(
  now: number,
  calendar: WorkingCalendar,
  { busy, booked }: { busy: Period[]; booked: number[] },
): number[] {
  const latest = inItaly(now)
    .startOf('day')
    .plus({ days: rules.ahead.count + 1 })
    .toMillis();
  const taken = [...busy, ...booked.map((from) => ({ from, to: from + lengthMs }))];
  const isFree = (start: number) =>
    booked.filter((time) => dayOf(time) === dayOf(start)).length < rules.perDay &&
    taken.every(({ from, to }) => {
      const pause = rules.buffer.ms;
      return start + lengthMs + pause <= from || start >= to + pause;
    });
  const slots: number[] = [];
  for (const { from, to } of stretchesFrom(now, calendar, 1)) {
    if (from >= latest) break;
    const begin = Math.ceil(Math.max(from, now + rules.notice.ms) / stepMs) * stepMs;
    for (let start = begin; start + lengthMs <= to; start += stepMs) {
      if (isFree(start)) slots.push(start);
    }
  }
  return slots;
}

/** Of all free slots those offered at first: of each of the next days one in the morning and one in the afternoon. */
export function firstChoices(slots: number[]): number[] {
  const spread = byDay(slots)
    .slice(0, firstSlots / 2)
    .flatMap(([one = 0, ...others]) => {
      const other = others.find((time) => inItaly(time).hour >= 13) ?? others.at(-1);
      return other ? [one, other] : one;
    });
  // where few days are free, more of each
  const chosen = [...new Set([...spread, ...slots])].slice(0, firstSlots);
  return chosen.sort((a, b) => a - b);
}

/** When the prospect is reminded: as they open on the working day before. Null where that is over, or never comes. */
export function reminderTime(start: number, calendar: WorkingCalendar, now: number): number | null {
  const dayStart = (time: number) => inItaly(time).startOf('day').toMillis();
  const closing = lastClosing(dayStart(start), calendar);
  // a day of work that ends at midnight ends on the next one
  const opening = closing && nextWorking(dayStart(closing - 1), calendar);
  return opening && opening > now ? opening : null;
}
