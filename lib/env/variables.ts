import { z } from 'zod';
import {
  addressList,
  credentialUrl,
  listEntries,
  onOff,
  rateLimit,
  readBy,
  receiverUrl,
  sender,
  siteOrigin,
  smtpUrl,
  weekly,
  wholeNumber,
} from '@/lib/env/checks';
import { readClosures, readWorkingWeek } from '@/lib/promise/calendar';

/** Two hours are randomised to one to three (`nextWaitMs`): 66 of them make five days and a half. */
const defaultRetrySeconds = [0, 60, 300, 900, 1800, ...Array<number>(66).fill(7200)];

export const variablesFor = (production: boolean) => ({
  SITE_URL: siteOrigin(production),
  SMTP_URL: smtpUrl,
  LEADS_FROM: sender,
  LEADS_TO: addressList,
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine, or a name of one')
    .optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], 'must be true or false').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: credentialUrl(
    ({ protocol }) => /^postgres(ql)?:$/.test(protocol),
    'must be postgres://user:password@host:port/database, percent-encoded',
  ).optional(),
  LEADS_RETRY_SECONDS: readBy((text) => {
    const entries = listEntries(text);
    const sound = entries.length > 0 && entries.every((entry) => /^\d+(\.\d+)?$/.test(entry));
    return sound ? entries.map(Number) : undefined;
  }, 'must be seconds separated by commas').default(defaultRetrySeconds),
  LEADS_RATE_LIMIT: rateLimit.default({ points: 5, seconds: 600 }),
  LEADS_CONFIRM: onOff.default(true),
  LEADS_REMINDERS: onOff.default(true),
  LEADS_WEEKLY: weekly.default({ weekday: 1, hour: 8, minute: 0 }),
  WORKING_HOURS: readBy(
    (text) => readWorkingWeek(text) ?? undefined,
    'must be days and hours like lun-ven 9-18, several separated by commas (days: lun, mar, mer, gio, ven, sab, dom)',
  ).default(() => readWorkingWeek('lun-ven 9-18') ?? {}),
  HOLIDAYS: readBy(
    (text) => (text === 'off' ? null : (readClosures(listEntries(text)) ?? undefined)),
    'must be days like 2026-08-14 or 12-24, or from/to, separated by commas, or off',
  ).default([]),
  LEADS_WEBHOOK_URL: receiverUrl(production).optional(),
  LEADS_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
      'must be whsec_ and 24 to 64 bytes in base64 (Standard Webhooks)',
    )
    .optional(),
  ALERT_WEBHOOK_URL: receiverUrl(production).optional(),
  ALERT_SMTP_URL: smtpUrl.optional(),
  ALERT_TO: addressList.optional(),
  HEALTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, 'must be at least 24 characters, letters, digits and signs')
    .optional(),
});

export type Variable = keyof ReturnType<typeof variablesFor>;

export const variables = Object.keys(variablesFor(true)) as Variable[];
