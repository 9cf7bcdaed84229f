import { DateTime } from 'luxon';
import { promisedBy, reminderTimes } from '@/lib/lead/promise/times';
import { zone } from '@/lib/lead/promise/working-time';
import { officeHours } from '../../support/office-hours';

jest.mock('@/content/facts', () => {
  const { facts } = jest.requireActual<typeof import('@/content/facts')>('@/content/facts');
  const { hours } = jest.requireActual<typeof import('@/content/amounts')>('@/content/amounts');
  return { facts: { ...facts, answer: hours(8) } };
});

const rome = (text: string) => DateTime.fromISO(text, { zone }).toMillis();
const shown = (time: number) => DateTime.fromMillis(time, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

test.each([
  ['2026-03-10T09:20', '2026-03-10T17:15'],
  ['2026-03-10T12:00', '2026-03-10T18:00'],
  ['2026-03-10T17:40', '2026-03-11T10:00'],
  ['2026-03-13T17:40', '2026-03-16T10:00'],
  ['2026-03-14T12:00', '2026-03-16T10:00'],
])('with an answer in eight hours, what came at %s is promised until %s', (received, until) => {
  expect(shown(promisedBy(rome(received), officeHours))).toBe(until);
  for (const recall of reminderTimes(rome(received), officeHours)) {
    expect(recall).toBeLessThanOrEqual(promisedBy(rome(received), officeHours));
  }
});
