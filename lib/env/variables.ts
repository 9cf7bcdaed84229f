import { z } from 'zod';
import { hasUnicodeLocalPart, strictAddress, withAsciiDomain } from '@/lib/email-address';
import type { WindowLimit } from '@/lib/http/rate-windows';
import { isLoopback, isPrivateHost } from '@/lib/private-network';
import { readClosures, readWorkingWeek } from '@/lib/promise/calendar';
import type { ClockTime } from '@/lib/promise/working-time';

const listEntries = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A text that `read` understands, or a mistake; no message quotes what may be a secret. */
const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string({ error: 'is missing' }).transform((text, context): Value => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue(message);
    return z.NEVER;
  });

const wholeNumber = (least: number, most: number) =>
  readBy((text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  }, `must be a whole number from ${least} to ${most}`);

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

const secondsIn: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

const rateLimit = readBy((text): WindowLimit | null | undefined => {
  const [, points, time, unit = ''] = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smhd])$/.exec(text) ?? [];
  if (text === 'off') return null;
  if (!points) return undefined;
  return { points: Number(points), seconds: Number(time) * (secondsIn[unit] ?? 1) };
}, 'must be like 5/10m (units: s, m, h, d), or off');

/** An address with its domain in ASCII; undefined for what is none. */
export function readAddress(text: string): string | undefined {
  const address = withAsciiDomain(text.trim());
  return strictAddress.test(address) ? address : undefined;
}

const sender = readBy((text) => {
  const [, quoted, plain, inBrackets] = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/.exec(text) ?? [];
  const address = readAddress(inBrackets ?? text);
  const name = (quoted ?? plain ?? '').trim();
  const sound = name.length <= 80 && !/\p{Cc}/u.test(name);
  return address && sound ? { address, name: name || null } : undefined;
}, 'must be one e-mail address, alone or as Name <address>, without accents before the @');

const addressList = z.string({ error: 'is missing' }).transform((text, context) => {
  const entries = listEntries(text).flatMap((entry) => entry.split(/\s+/));
  const addresses = entries.flatMap((entry, index) => {
    const address = readAddress(entry);
    if (address) return [address];
    const named = /^[^:/]{1,80}$/.test(entry) ? `"${entry}"` : `its entry ${index + 1}`;
    const fault = hasUnicodeLocalPart(entry)
      ? 'has an accent before the @'
      : 'is no e-mail address';
    context.addIssue(`has ${named}, which ${fault}`);
    return [];
  });
  if (entries.length === 0) context.addIssue('has no address');
  return [...new Set(addresses)];
});

const isUrl = (text: string, schemes: RegExp) =>
  URL.canParse(text) && schemes.test(new URL(text).protocol);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A URL whose credentials hold no sign that ends them early (RFC 3986, 3.2.1): the rest would be the host. */
const credentialUrl = (isSound: (url: URL) => boolean, message: string) =>
  z.string({ error: 'is missing' }).superRefine((text, context) => {
    const afterScheme = text.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
    const credentials = afterScheme.slice(0, Math.max(afterScheme.lastIndexOf('@'), 0));
    const endsEarly = afterScheme.includes('#') || /[@/?\\\s[\]]/.test(credentials);
    if (endsEarly || decoded(credentials) === null) {
      context.addIssue(
        'has an @, #, /, ? or % too many: percent-encode special characters of user and password (@ is %40, # is %23, % is %25)',
      );
    } else if (!URL.canParse(text) || !isSound(new URL(text))) context.addIssue(message);
  });

const hostName = /^([\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[\da-f:.]+\])$/iu;

const smtpUrl = credentialUrl(
  ({ protocol, hostname, pathname, username, password }) =>
    /^smtps?:$/.test(protocol) &&
    hostName.test(decoded(hostname) ?? '') &&
    ['', '/'].includes(pathname) &&
    !username === !password,
  'must be smtp://host:port or smtps://host:port, with user:password@ (percent-encoded) where the server wants them',
);

const siteOrigin = (production: boolean) =>
  readBy((text) => {
    const isOrigin = isUrl(text, /^https?:$/) && new URL(text).href === `${new URL(text).origin}/`;
    return isOrigin ? new URL(text) : undefined;
  }, 'must be an http(s) origin: scheme, host and port, without path, query or user')
    .refine(
      ({ protocol, hostname }) => !production || protocol === 'https:' || isLoopback(hostname),
      'must be https in production (http is accepted for localhost alone)',
    )
    .transform(({ origin }) => origin);

const receiverUrl = (production: boolean) =>
  z
    .string()
    .refine((text) => isUrl(text, /^https?:$/), {
      error: 'must be an http(s) address',
      abort: true,
    })
    .refine(
      (text) => !production || isUrl(text, /^https:$/) || isPrivateHost(new URL(text).hostname),
      'must be https in production (http is accepted in a private network: its addresses, .local, .internal, and names without a dot)',
    );

const mailTime = readBy((text): ClockTime | null | undefined => {
  if (text === 'off') return null;
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour ? { hour: Number(hour), minute: Number(minute) } : undefined;
}, 'must be a time of Rome like 08:00, or off');

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
    // pg would take a port behind the ? as it is, and a wrong one ends the process
    ({ protocol, searchParams }) =>
      /^postgres(ql)?:$/.test(protocol) &&
      !['user', 'password', 'port'].some((name) => searchParams.has(name)),
    'must be postgres://user:password@host:port/database, percent-encoded',
  ).optional(),
  LEADS_RETRY_SECONDS: readBy((text) => {
    const entries = listEntries(text);
    const sound = entries.length > 0 && entries.every((entry) => /^\d+(\.\d+)?$/.test(entry));
    return sound ? entries.map(Number) : undefined;
  }, 'must be seconds separated by commas').default(defaultRetrySeconds),
  LEADS_RATE_LIMIT: rateLimit.default({ points: 5, seconds: 600 }),
  LEADS_CONFIRM: onOff.default(true),
  LEADS_MORNING: mailTime.default({ hour: 8, minute: 0 }),
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
  ASSISTANT_URL: receiverUrl(production).optional(),
  ASSISTANT_DAILY: wholeNumber(1, 100_000).default(300),
  HEALTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, 'must be at least 24 characters, letters, digits and signs')
    .optional(),
});

export type Variable = keyof ReturnType<typeof variablesFor>;

export const variables = Object.keys(variablesFor(true)) as Variable[];

/** What earlier releases read in place of LEADS_MORNING. */
export const replaced = ['LEADS_REMINDERS', 'LEADS_WEEKLY'];
