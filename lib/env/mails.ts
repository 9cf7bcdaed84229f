import { z } from 'zod';
import { type RateLimit, rateLimitSchema } from '@/lib/env/leads';
import { wholeNumber } from '@/lib/env/schemas';

/** When the weekly mail goes out, in Europe/Rome. */
export interface WeeklyTime {
  /** 1 for Monday to 7 for Sunday (ISO 8601). */
  weekday: number;
  hour: number;
  minute: number;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const weeklySchema = z
  .string()
  .toLowerCase()
  .regex(
    /^(off|(mon|tue|wed|thu|fri|sat|sun) ([01]?\d|2[0-3]):[0-5]\d)$/,
    'must be like "mon 08:00" (mon, tue, wed, thu, fri, sat, sun; time of Rome), or off',
  )
  .transform((text): WeeklyTime | null => {
    if (text === 'off') return null;
    const [day = '', time = ''] = text.split(' ');
    const [hour, minute] = time.split(':').map(Number);
    return { weekday: weekdays.indexOf(day) + 1, hour: hour ?? 0, minute: minute ?? 0 };
  });

/** The variables of the mails beside the requests' own. */
export const mailVariables = {
  LEADS_CONFIRM: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LEADS_CONFIRM_LIMIT: rateLimitSchema.optional(),
  LEADS_CONFIRM_PER_DAY: wholeNumber(1, 1_000).optional(),
  LEADS_WEEKLY: weeklySchema.default({ weekday: 1, hour: 8, minute: 0 }),
};

const defaultConfirmLimit: RateLimit = { points: 200, seconds: 3_600 };

/** Confirmations to everybody together, of what the variables say; earlier releases knew a number for 24 hours alone. */
export function confirmLimit(data: {
  LEADS_CONFIRM_LIMIT?: RateLimit | null | undefined;
  LEADS_CONFIRM_PER_DAY?: number | undefined;
}): RateLimit | null {
  const { LEADS_CONFIRM_LIMIT: limit, LEADS_CONFIRM_PER_DAY: perDay } = data;
  if (limit !== undefined) return limit;
  return perDay === undefined ? defaultConfirmLimit : { points: perDay, seconds: 86_400 };
}
