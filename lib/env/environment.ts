import { z } from 'zod';
import { type AlertWays, alertMistakes, alertVariables, alertWays } from '@/lib/env/alerts';
import { examples, type Variable } from '@/lib/env/examples';
import { leadVariables, missingPartner, type RateLimit, workingCalendar } from '@/lib/env/leads';
import { confirmLimit, mailVariables, type WeeklyTime } from '@/lib/env/mails';
import { misspelt, misspeltMessage } from '@/lib/env/misspelt';
import type { Mistake } from '@/lib/env/schemas';
import { siteUrlSchema, siteVariables } from '@/lib/env/site';
import { type SmtpServer, smtpMistakes, smtpServer } from '@/lib/env/smtp';
import type { WorkingCalendar } from '@/lib/working-calendar';

/** Where the site is taken to live when nothing says otherwise. */
export const localSiteUrl = 'http://localhost:3000';

function schemaFor(production: boolean) {
  return z.object({
    ...siteVariables(production),
    ...leadVariables(production),
    ...mailVariables,
    ...alertVariables(production),
  });
}

/** The configuration, checked. What each variable accepts is in the files beside this. */
export interface Env {
  /** Origin without a trailing slash. */
  siteUrl: string;
  smtp: SmtpServer;
  /** The address alone. */
  leadsFrom: string;
  /** The name beside it; null for the brand. */
  leadsFromName: string | null;
  leadsTo: string[];
  port: number;
  /** Address that the server listens at; null for all of this machine's. */
  host: string | null;
  /** Folder of the SQLite file and its copies. */
  dataDir: string;
  /** A PostgreSQL server to use instead; null for SQLite. */
  databaseUrl: string | null;
  /** Seconds to wait before each retry of a delivery; after the last it is dead-lettered. */
  retrySeconds: number[];
  /** Requests of one network; null for no limit. */
  rateLimit: RateLimit | null;
  /** Requests of everybody together, over which several go out in one mail; null for no limit. */
  globalLimit: RateLimit | null;
  /** Proxies in front of the server whose X-Forwarded-For entry is believed. */
  trustedProxyHops: number;
  /** Whether requests that nobody marks are recalled. */
  reminders: boolean;
  /** Whether the month's figures go out by mail. */
  monthlyFigures: boolean;
  workingCalendar: WorkingCalendar;
  /** Where a signed copy of each request goes; null for nowhere. */
  webhook: { url: string; secret: string } | null;
  /** Whether prospects are sent a mail that confirms their request. */
  confirm: boolean;
  /** Such mails to everybody together; null for no limit. */
  confirmLimit: RateLimit | null;
  /** When all is said to be well; null: never. */
  weekly: WeeklyTime | null;
  /** Where alarms go. */
  alerts: AlertWays;
  /** What lets a request from elsewhere read the details of `/api/health/details`; null: nothing does. */
  healthToken: string | null;
}

/** The configuration is not usable; the message lists every mistake, with an example for each. */
export class EnvError extends Error {
  override name = 'EnvError';
  /** One line for each mistake, without indentation. */
  constructor(readonly mistakes: string[]) {
    super(
      [
        'The configuration is not usable:',
        ...mistakes.map((mistake) => `  ${mistake}`),
        'Each variable is explained in .env.example.',
      ].join('\n'),
    );
  }
}

function envError(issues: Mistake[], source: Source): EnvError {
  return new EnvError([
    ...issues.map(({ path, message }) => {
      const variable = String(path[0]) as Variable;
      return `${variable} ${message}. Example: ${variable}=${examples[variable]}`;
    }),
    // most often what is missing above
    ...misspelt(source).map(misspeltMessage),
  ]);
}

type Source = Record<string, string | undefined>;

/** An empty variable is a missing one: env files and compose files often leave the name behind. */
function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

function storeOf(data: { DATA_DIR: string; DATABASE_URL?: string | undefined }) {
  return {
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
  };
}

function webhookOf(data: {
  LEADS_WEBHOOK_URL?: string | undefined;
  LEADS_WEBHOOK_SECRET?: string | undefined;
}): Env['webhook'] {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = data;
  return url && secret ? { url, secret } : null;
}

/** Checks a whole environment. Throws an `EnvError` that names every mistake at once. */
export function parseEnv(source: Source): Env {
  const given = withoutEmpty(source);
  const production = source.NODE_ENV === 'production';
  const result = schemaFor(production).safeParse(given);
  const missing = missingPartner(given);
  const issues = [
    ...(result.error?.issues ?? []),
    ...smtpMistakes(given, production),
    ...alertMistakes(given),
    ...(missing ? [{ path: [missing], message: 'is missing beside its partner' }] : []),
  ];
  if (!result.success || issues.length > 0) throw envError(issues, source);
  const { data } = result;
  const mail = {
    leadsFrom: data.LEADS_FROM.address,
    leadsFromName: data.LEADS_FROM.name,
    leadsTo: data.LEADS_TO,
  };
  return {
    siteUrl: data.SITE_URL,
    smtp: smtpServer(data),
    ...mail,
    port: data.PORT,
    host: data.HOST ?? null,
    ...storeOf(data),
    retrySeconds: data.LEADS_RETRY_SECONDS,
    rateLimit: data.LEADS_RATE_LIMIT,
    // without a limit for one there is, unless it is asked for, none for all: load tests set a single variable
    globalLimit:
      data.LEADS_GLOBAL_LIMIT === undefined
        ? data.LEADS_RATE_LIMIT && { points: 200, seconds: 3_600 }
        : data.LEADS_GLOBAL_LIMIT,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    reminders: data.LEADS_REMINDERS,
    monthlyFigures: data.LEADS_FIGURES,
    workingCalendar: workingCalendar(data),
    webhook: webhookOf(data),
    confirm: data.LEADS_CONFIRM === 'on',
    confirmLimit: confirmLimit(data),
    weekly: data.LEADS_WEEKLY,
    alerts: alertWays(data, mail),
    healthToken: data.HEALTH_TOKEN ?? null,
  };
}

/** The configuration of this process, checked. Throws an `EnvError`. */
export function env(): Env {
  return parseEnv(process.env);
}

/**
 * The part of the configuration that the command line needs: it has to work where the mail is misconfigured.
 * Throws an `EnvError`.
 */
export function storeEnv(
  source: Source = process.env,
): Pick<Env, 'dataDir' | 'databaseUrl' | 'webhook' | 'workingCalendar'> {
  const variables = leadVariables(source.NODE_ENV === 'production');
  const result = z.object(variables).safeParse(withoutEmpty(source));
  if (!result.success) throw envError(result.error.issues, source);
  return {
    ...storeOf(result.data),
    webhook: webhookOf(result.data),
    workingCalendar: workingCalendar(result.data),
  };
}

/**
 * The site's origin alone, which development has without any environment: then it is `http://localhost:3000`. Throws an `EnvError` when SITE_URL is there but malformed.
 */
export function siteUrl(): string {
  const { SITE_URL } = withoutEmpty({ SITE_URL: process.env.SITE_URL });
  if (SITE_URL === undefined) return localSiteUrl;
  const production = process.env.NODE_ENV === 'production';
  const result = z.object({ SITE_URL: siteUrlSchema(production) }).safeParse({ SITE_URL });
  if (!result.success) throw envError(result.error.issues, process.env);
  return result.data.SITE_URL;
}
