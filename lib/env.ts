import { z } from 'zod';
import { leadVariables, missingPartner, type RateLimit } from '@/lib/env-leads';

export type { RateLimit } from '@/lib/env-leads';

/** Where the site is taken to live when nothing says otherwise: on the machine that builds it. */
export const localSiteUrl = 'http://localhost:3000';

/** A value for each variable, as `.env.example` has it. */
export const examples = {
  SITE_URL: 'https://www.linea.example',
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
  LEADS_FROM: 'sito@linea.example',
  LEADS_TO: 'ciao@linea.example,vendite@linea.example',
  PORT: '3000',
  DATA_DIR: './data',
  DATABASE_URL: 'postgres://user:password@localhost:5432/linea',
  LEADS_RETRY_SECONDS: '0,60,300,900,1800,7200',
  LEADS_RATE_LIMIT: '5/10m',
  LEADS_GLOBAL_LIMIT: '200/1h',
  TRUSTED_PROXY_HOPS: '1',
  LEADS_RETENTION_DAYS: '30',
  LEADS_WEBHOOK_URL: 'https://n8n.example.com/webhook/linea',
  LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
} as const;
type Variable = keyof typeof examples;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isOrigin(url: URL): boolean {
  return url.href === `${url.origin}/`;
}

function required() {
  return z.string({ error: 'is missing' });
}

function siteUrlSchema(production: boolean) {
  return required().transform((text, context) => {
    const url = parseUrl(text);
    if (!url || !/^https?:$/.test(url.protocol) || !isOrigin(url)) {
      context.addIssue(
        'must be an http(s) origin: scheme, host and port, without path, query or user',
      );
      return z.NEVER;
    }
    if (production && url.protocol === 'http:' && !loopbackHosts.includes(url.hostname)) {
      context.addIssue('must be https in production (http is accepted for localhost alone)');
      return z.NEVER;
    }
    return url.origin;
  });
}

const smtpUrlSchema = required().refine((text) => {
  const url = parseUrl(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}, 'must be smtp://host:port or smtps://host:port, with user:password@ (percent-encoded) where the server wants them');

const addressListSchema = required().transform((text, context) => {
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.filter((address) => !z.email().safeParse(address).success);
  for (const address of wrong) context.addIssue(`"${address}" is not a plain e-mail address`);
  return addresses;
});

function schemaFor(production: boolean) {
  return z.object({
    SITE_URL: siteUrlSchema(production),
    SMTP_URL: smtpUrlSchema,
    LEADS_FROM: required().pipe(
      z.email('must be one plain e-mail address; the name beside it is the brand'),
    ),
    LEADS_TO: addressListSchema,
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be a whole number from 0 to 65535')
      .default(3000),
    ...leadVariables(production),
  });
}

/** The configuration, checked. Each variable's meaning and default is in `.env.example`. */
export interface Env {
  /** Origin without a trailing slash. */
  siteUrl: string;
  smtpUrl: string;
  leadsFrom: string;
  leadsTo: string[];
  port: number;
  /** Folder of the SQLite file. */
  dataDir: string;
  /** A PostgreSQL server to use instead; null for SQLite. */
  databaseUrl: string | null;
  /** Seconds to wait before each retry of a delivery; after the last it is parked. */
  retrySeconds: number[];
  /** Requests of one network; null for no limit. */
  rateLimit: RateLimit | null;
  /** Requests of everybody together, over which they are quarantined; null for no limit. */
  globalLimit: RateLimit | null;
  /** Proxies in front of the server whose X-Forwarded-For entry is believed. */
  trustedProxyHops: number;
  /** Days that a delivered request's personal data is kept. */
  retentionDays: number;
  /** Where a signed copy of each request goes; null for nowhere. */
  webhook: { url: string; secret: string } | null;
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

function envError(issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[]): EnvError {
  return new EnvError(
    issues.map(({ path, message }) => {
      const variable = String(path[0]) as Variable;
      return `${variable} ${message}. Example: ${variable}=${examples[variable]}`;
    }),
  );
}

type Source = Record<string, string | undefined>;

/** An empty variable is a missing one: env files and compose files often leave the name behind. */
function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

function storeOf(data: { DATA_DIR: string; DATABASE_URL?: string | undefined }) {
  return { dataDir: data.DATA_DIR, databaseUrl: data.DATABASE_URL ?? null };
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
  const result = schemaFor(source.NODE_ENV === 'production').safeParse(given);
  const missing = missingPartner(given);
  const issues = [
    ...(result.error?.issues ?? []),
    ...(missing ? [{ path: [missing], message: 'is missing beside its partner' }] : []),
  ];
  if (!result.success || issues.length > 0) throw envError(issues);
  const { data } = result;
  return {
    siteUrl: data.SITE_URL,
    smtpUrl: data.SMTP_URL,
    leadsFrom: data.LEADS_FROM,
    leadsTo: data.LEADS_TO,
    port: data.PORT,
    ...storeOf(data),
    retrySeconds: data.LEADS_RETRY_SECONDS,
    rateLimit: data.LEADS_RATE_LIMIT,
    // without a limit for one there is, unless it is asked for, none for all: load tests set a single variable
    globalLimit:
      data.LEADS_GLOBAL_LIMIT === undefined
        ? data.LEADS_RATE_LIMIT && { points: 200, seconds: 3_600 }
        : data.LEADS_GLOBAL_LIMIT,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    retentionDays: data.LEADS_RETENTION_DAYS,
    webhook: webhookOf(data),
  };
}

let parsed: Env | undefined;

/** The configuration of this process, checked on first use. Throws an `EnvError`. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/**
 * The part of the configuration that the command line needs: it has to work where the mail is misconfigured.
 * Throws an `EnvError`.
 */
export function storeEnv(
  source: Source = process.env,
): Pick<Env, 'dataDir' | 'databaseUrl' | 'retentionDays' | 'webhook'> {
  const variables = leadVariables(source.NODE_ENV === 'production');
  const result = z.object(variables).safeParse(withoutEmpty(source));
  if (!result.success) throw envError(result.error.issues);
  return {
    ...storeOf(result.data),
    retentionDays: result.data.LEADS_RETENTION_DAYS,
    webhook: webhookOf(result.data),
  };
}

/**
 * The site's origin, for addresses that static pages carry (canonical links, share images). Those pages are made by
 * `next build`, which must work with no environment at all: without SITE_URL it is `http://localhost:3000`.
 * Throws an `EnvError` when SITE_URL is there but malformed.
 */
export function siteUrl(): string {
  const { SITE_URL } = withoutEmpty({ SITE_URL: process.env.SITE_URL });
  if (SITE_URL === undefined) return localSiteUrl;
  const production = process.env.NODE_ENV === 'production';
  const result = z.object({ SITE_URL: siteUrlSchema(production) }).safeParse({ SITE_URL });
  if (!result.success) throw envError(result.error.issues);
  return result.data.SITE_URL;
}
