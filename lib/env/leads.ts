import { z } from 'zod';
import { isPubliclyUnprotected, mustBeHttpsOrPrivate } from '@/lib/env/network';
import {
  hasUnescapedCredentials,
  isUrl,
  listEntries,
  mustBeEscaped,
  wholeNumber,
} from '@/lib/env/schemas';
import { readClosures, readWorkingWeek, type WorkingCalendar } from '@/lib/working-calendar';

/** So many requests in so many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** Two hours stand for one to three (see `nextWaitMs`): with 66 of them the retries go on for five days and a half. */
const defaultRetrySeconds = [0, 60, 300, 900, 1800, ...Array<number>(66).fill(7200)];

const defaultRateLimit: RateLimit = { points: 5, seconds: 600 };

const secondsIn: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

const retrySchema = z
  .string()
  .transform(listEntries)
  .refine(
    (entries) => entries.length > 0 && entries.every((entry) => /^\d+(\.\d+)?$/.test(entry)),
    'must be seconds separated by commas',
  )
  .transform((entries) => entries.map(Number));

/** Like `5/10m`; null for `off`. */
export const rateLimitSchema = z
  .string()
  .regex(
    /^(off|[1-9]\d{0,5}\/[1-9]\d{0,3}[smhd])$/,
    'must be like 5/10m (units: s, m, h, d), or off',
  )
  .transform((text): RateLimit | null => {
    const [points, time = ''] = text.split('/');
    if (text === 'off') return null;
    const unit = secondsIn[time.slice(-1)] ?? 1;
    return { points: Number(points), seconds: Number(time.slice(0, -1)) * unit };
  });

const switchSchema = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

const workingHoursSchema = z.string().transform((text, context) => {
  const week = readWorkingWeek(text);
  if (week) return week;
  context.addIssue(
    'must be days and hours like lun-ven 9-18, several separated by commas (days: lun, mar, mer, gio, ven, sab, dom)',
  );
  return z.NEVER;
});

const holidaysSchema = z.string().transform((text, context) => {
  if (text.trim() === 'off') return null;
  const closures = readClosures(listEntries(text));
  if (closures) return closures;
  context.addIssue(
    'must be days like 2026-08-14 or 12-24, or from/to, separated by commas, or off',
  );
  return z.NEVER;
});

/** When the agency works, of what the variables say. */
export function workingCalendar(data: {
  WORKING_HOURS: WorkingCalendar['week'];
  HOLIDAYS: WorkingCalendar['closures'] | null;
}): WorkingCalendar {
  return {
    week: data.WORKING_HOURS,
    nationalHolidays: data.HOLIDAYS !== null,
    closures: data.HOLIDAYS ?? [],
  };
}

/** The variables of the requests' store, delivery and limits. */
export function leadVariables(production: boolean) {
  return {
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine((text) => !hasUnescapedCredentials(text), { error: mustBeEscaped, abort: true })
      .refine(
        (text) => isUrl(text, /^postgres(ql)?:$/),
        'must be postgres://user:password@host:port/database, percent-encoded',
      )
      .optional(),
    LEADS_RETRY_SECONDS: retrySchema.default(defaultRetrySeconds),
    LEADS_RATE_LIMIT: rateLimitSchema.default(defaultRateLimit),
    LEADS_GLOBAL_LIMIT: rateLimitSchema.optional(),
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
    LEADS_REMINDERS: switchSchema.default(true),
    LEADS_FIGURES: switchSchema.default(true),
    WORKING_HOURS: workingHoursSchema.default(() => readWorkingWeek('lun-ven 9-18') ?? {}),
    HOLIDAYS: holidaysSchema.default([]),
    LEADS_WEBHOOK_URL: z
      .string()
      .refine((text) => isUrl(text, /^https?:$/), 'must be an http(s) address')
      .refine((text) => !production || !isPubliclyUnprotected(text), mustBeHttpsOrPrivate)
      .optional(),
    LEADS_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
        'must be whsec_ and 24 to 64 bytes in base64 (Standard Webhooks)',
      )
      .optional(),
  };
}

/** Variables that say nothing one without the other. Gives the one that is missing. */
export function missingPartner(data: {
  LEADS_WEBHOOK_URL?: string | undefined;
  LEADS_WEBHOOK_SECRET?: string | undefined;
}): 'LEADS_WEBHOOK_URL' | 'LEADS_WEBHOOK_SECRET' | null {
  if (!data.LEADS_WEBHOOK_URL === !data.LEADS_WEBHOOK_SECRET) return null;
  return data.LEADS_WEBHOOK_URL ? 'LEADS_WEBHOOK_SECRET' : 'LEADS_WEBHOOK_URL';
}
