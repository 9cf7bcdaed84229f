import { z } from 'zod';
import { hasUnicodeLocalPart, strictAddress, withAsciiDomain } from '@/lib/email-address';
import { isLoopback, isPrivateHost } from '@/lib/private-network';

export interface RateLimit {
  points: number;
  seconds: number;
}

/** In Europe/Rome; weekdays from 1, Monday, to 7 (ISO 8601). */
export interface WeeklyTime {
  weekday: number;
  hour: number;
  minute: number;
}

export const listEntries = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A text that `read` understands, or a mistake; no message quotes what may be a secret. */
export const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string({ error: 'is missing' }).transform((text, context): Value => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue(message);
    return z.NEVER;
  });

export const wholeNumber = (least: number, most: number) =>
  readBy((text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  }, `must be a whole number from ${least} to ${most}`);

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

const secondsIn: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

export const rateLimit = readBy((text): RateLimit | null | undefined => {
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

export const sender = readBy((text) => {
  const [, quoted, plain, inBrackets] = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/.exec(text) ?? [];
  const address = readAddress(inBrackets ?? text);
  const name = (quoted ?? plain ?? '').trim();
  const sound = name.length <= 80 && !/\p{Cc}/u.test(name);
  return address && sound ? { address, name: name || null } : undefined;
}, 'must be one e-mail address, alone or as Name <address>, without accents before the @');

export const addressList = z.string({ error: 'is missing' }).transform((text, context) => {
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
export const credentialUrl = (isSound: (url: URL) => boolean, message: string) =>
  z.string({ error: 'is missing' }).superRefine((text, context) => {
    const afterScheme = text.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
    const credentials = afterScheme.slice(0, Math.max(afterScheme.lastIndexOf('@'), 0));
    const endsEarly = afterScheme.includes('#') || /[@/?\\\s[\]]/.test(credentials);
    if (endsEarly || decoded(credentials) === null) {
      context.addIssue(
        'has an @, #, / or ? too many: percent-encode special characters of user and password (@ is %40, # is %23)',
      );
    } else if (!URL.canParse(text) || !isSound(new URL(text))) context.addIssue(message);
  });

const hostName = /^([\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[\da-f:.]+\])$/iu;

export const smtpUrl = credentialUrl(
  ({ protocol, hostname, pathname, username, password }) =>
    /^smtps?:$/.test(protocol) &&
    hostName.test(decoded(hostname) ?? '') &&
    ['', '/'].includes(pathname) &&
    !username === !password,
  'must be smtp://host:port or smtps://host:port, with user:password@ (percent-encoded) where the server wants them',
);

export const siteOrigin = (production: boolean) =>
  readBy((text) => {
    const isOrigin = isUrl(text, /^https?:$/) && new URL(text).href === `${new URL(text).origin}/`;
    return isOrigin ? new URL(text) : undefined;
  }, 'must be an http(s) origin: scheme, host and port, without path, query or user')
    .refine(
      ({ protocol, hostname }) => !production || protocol === 'https:' || isLoopback(hostname),
      'must be https in production (http is accepted for localhost alone)',
    )
    .transform(({ origin }) => origin);

export const receiverUrl = (production: boolean) =>
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

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export const weekly = readBy((text): WeeklyTime | null | undefined => {
  if (text === 'off') return null;
  const [, day = '', hour, minute] =
    /^([a-z]{3}) ([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.toLowerCase()) ?? [];
  const weekday = weekdays.indexOf(day) + 1;
  return weekday > 0 ? { weekday, hour: Number(hour), minute: Number(minute) } : undefined;
}, 'must be like "mon 08:00" (mon, tue, wed, thu, fri, sat, sun; time of Rome), or off');
