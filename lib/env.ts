import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { examples, type Variable, variables, variablesFor } from '@/lib/env/variables';
import { isPrivateHost } from '@/lib/private-network';

export type { RateLimit, WeeklyTime } from '@/lib/env/checks';

/** How a mail server is reached; `transport` is nodemailer's, password included, `host` is `host:port` for messages. */
export type SmtpServer = NonNullable<ReturnType<typeof smtpServer>>;

/** What a receiver of alarms understands: `slack` also Mattermost, Google Chat, Rocket.Chat and Telegram. */
export type AlertFormat = 'slack' | 'ntfy' | 'json';

/** Where the site is taken to live when nothing says otherwise. */
export const localSiteUrl = 'http://localhost:3000';

type Source = Record<string, string | undefined>;

/** Variables that say nothing without another one. */
const partners: [Variable, needed: Variable][] = [
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_URL'],
  ['ALERT_FROM', 'ALERT_SMTP_URL'],
  ['ALERT_TO', 'ALERT_SMTP_URL'],
];

/** The configuration is not usable; the message lists every mistake, with an example for each. */
export class EnvError extends Error {
  override name = 'EnvError';
  /** One line for each mistake, without indentation. */
  constructor(readonly mistakes: string[]) {
    const lines = mistakes.map((mistake) => `  ${mistake}`);
    super(
      `The configuration is not usable:\n${lines.join('\n')}\nEach variable is explained in .env.example.`,
    );
  }
}

/** An empty variable is a missing one: env files and compose files often leave the name behind. */
const withoutEmpty = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));

function check<Shape extends z.ZodRawShape>(shape: Shape, source: Source) {
  const given = withoutEmpty(source);
  const result = z.object(shape).safeParse(given);
  const lone = partners.flatMap(([name, needed]) =>
    name in shape && given[name] && !given[needed]
      ? { path: [needed], message: `is missing beside ${name}` }
      : [],
  );
  if (result.success && lone.length === 0) return result.data;
  const mistakes = [...(result.error?.issues ?? []), ...lone].map(({ path, message }) => {
    const name = String(path[0]) as Variable;
    return `${name} ${message}. Example: ${name}=${examples[name]}`;
  });
  // most often what is missing above
  throw new EnvError([...mistakes, ...misspelt(source).map(misspeltMessage)]);
}

function smtpServer(address: string) {
  const { hostname, host, protocol, username } = new URL(address);
  const user = username ? decodeURIComponent(username) : null;
  // a password crosses other networks under TLS alone
  const requireTLS = protocol === 'smtp:' && user !== null && !isPrivateHost(hostname);
  return { hostname, host, user, transport: { url: address, ...(requireTLS && { requireTLS }) } };
}

/** The usual answer of a chat service's or ntfy's address, by host or path; `json` for all others. */
function alertFormat(url: string): AlertFormat {
  const { hostname, pathname } = new URL(url);
  if (/(^|\.)ntfy(\.|$)/.test(hostname) || pathname.startsWith('/ntfy/')) return 'ntfy';
  const chat = ['hooks.slack.com', 'chat.googleapis.com', 'api.telegram.org'].includes(hostname);
  return chat || /^\/hooks\/|\/slack$/.test(pathname) ? 'slack' : 'json';
}

/**
 * Checks a whole environment and gives the configuration: seconds, networks and addresses as `.env.example` says; `null`
 * for what is off or nowhere. Throws an `EnvError` that names every mistake at once.
 */
export function parseEnv(source: Source) {
  const data = check(variablesFor(source.NODE_ENV === 'production'), source);
  const { LEADS_FROM: from, LEADS_TO: leadsTo, ALERT_FROM: alertFrom = from } = data;
  // load tests set a single variable
  const globalLimit =
    data.LEADS_GLOBAL_LIMIT === undefined
      ? data.LEADS_RATE_LIMIT && { points: 200, seconds: 3_600 }
      : data.LEADS_GLOBAL_LIMIT;
  return {
    siteUrl: data.SITE_URL,
    smtp: smtpServer(data.SMTP_URL),
    leadsFrom: from.address,
    leadsFromName: from.name,
    leadsTo,
    port: data.PORT,
    host: data.HOST ?? null,
    retrySeconds: data.LEADS_RETRY_SECONDS,
    rateLimit: data.LEADS_RATE_LIMIT,
    globalLimit,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    reminders: data.LEADS_REMINDERS,
    confirm: data.LEADS_CONFIRM,
    weekly: data.LEADS_WEEKLY,
    alerts: {
      smtp: data.ALERT_SMTP_URL === undefined ? null : smtpServer(data.ALERT_SMTP_URL),
      from: alertFrom.address,
      fromName: alertFrom.name,
      to: data.ALERT_TO ?? leadsTo,
      webhook: data.ALERT_WEBHOOK_URL
        ? { url: data.ALERT_WEBHOOK_URL, format: alertFormat(data.ALERT_WEBHOOK_URL) }
        : null,
    },
    healthToken: data.HEALTH_TOKEN ?? null,
    ...storeConfig(data),
  };
}

export type Env = ReturnType<typeof parseEnv>;

const storeVariables = (production: boolean) => {
  const { DATA_DIR, DATABASE_URL, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET, ...others } =
    variablesFor(production);
  const { WORKING_HOURS, HOLIDAYS } = others;
  return {
    DATA_DIR,
    DATABASE_URL,
    LEADS_WEBHOOK_URL,
    LEADS_WEBHOOK_SECRET,
    WORKING_HOURS,
    HOLIDAYS,
  };
};

function storeConfig(data: z.output<z.ZodObject<ReturnType<typeof storeVariables>>>) {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, HOLIDAYS: closures } = data;
  return {
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    webhook: url && secret ? { url, secret } : null,
    workingCalendar: {
      week: data.WORKING_HOURS,
      nationalHolidays: closures !== null,
      closures: closures ?? [],
    },
  };
}

/** The configuration of this process, checked. Throws an `EnvError`. */
export const env = (): Env => parseEnv(process.env);

/** What the command line needs, which has to work where the mail is misconfigured. Throws an `EnvError`. */
export function storeEnv(source: Source = process.env) {
  return storeConfig(check(storeVariables(source.NODE_ENV === 'production'), source));
}

/** The site's origin alone, without any environment `localSiteUrl`. Throws an `EnvError` where SITE_URL is malformed. */
export function siteUrl(): string {
  const { SITE_URL, NODE_ENV } = process.env;
  if (!SITE_URL?.trim()) return localSiteUrl;
  return check({ SITE_URL: variablesFor(NODE_ENV === 'production').SITE_URL }, { SITE_URL })
    .SITE_URL;
}

const bare = (name: string) => name.toUpperCase().replaceAll('_', '');

/** The variable within two letters of a name, or of which one is the beginning of the other (SMTP_UR, LEADS_TOO). */
function nearest(name: string): Variable | null {
  const given = bare(name);
  const ranked = variables
    // platforms have variables of their own near PORT and HOST
    .filter((known) => known.length > 6 && bare(known)[0] === given[0])
    .map((known) => {
      const wanted = bare(known);
      const begins = given.length > 5 && (wanted.startsWith(given) || given.startsWith(wanted));
      return { known, far: begins ? 2 : distance(given, wanted) };
    })
    .filter(({ far }) => far <= 2)
    .sort((one, other) => one.far - other.far);
  return ranked[0]?.known ?? null;
}

/**
 * Variables that look as if they were meant for this site and are not read by it, with the one that was probably meant.
 * They stop no start: programs share environments. Names outside of LEADS_, SMTP_ and ALERT_ count only while the one
 * that they are near to is not set itself.
 */
export function misspelt(source: Source): { name: string; meant: Variable | null }[] {
  return Object.keys(source)
    .filter((name) => source[name]?.trim() && !variables.some((known) => known === name))
    .map((name) => ({ name, meant: nearest(name) }))
    .filter(
      ({ name, meant }) =>
        /^(LEADS?|SMTP|ALERT)_/.test(name) || (meant !== null && !source[meant]?.trim()),
    );
}

/** One line about a misspelt variable; its value is not part of it. */
export const misspeltMessage = ({ name, meant }: ReturnType<typeof misspelt>[number]) =>
  `${name} is not read by the site${meant ? `: was ${meant} meant?` : ''}`;
