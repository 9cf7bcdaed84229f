import { z } from 'zod';

/** Where the site is taken to live when nothing says otherwise: on the machine that builds it. */
export const localSiteUrl = 'http://localhost:3000';

const examples = {
  SITE_URL: 'https://www.linea.example',
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
  LEADS_FROM: 'sito@linea.example',
  LEADS_TO: 'ciao@linea.example,vendite@linea.example',
  PORT: '3000',
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
}

/** The configuration is not usable; the message lists every mistake, with an example for each. */
export class EnvError extends Error {
  override name = 'EnvError';
}

function envError(issues: z.core.$ZodIssue[]): EnvError {
  const lines = issues.map(({ path, message }) => {
    const variable = String(path[0]) as Variable;
    return `  ${variable} ${message}. Example: ${variable}=${examples[variable]}`;
  });
  return new EnvError(
    [
      'The configuration is not usable:',
      ...lines,
      'Each variable is explained in .env.example.',
    ].join('\n'),
  );
}

type Source = Record<string, string | undefined>;

/** An empty variable is a missing one: env files and compose files often leave the name behind. */
function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** Checks a whole environment. Throws an `EnvError` that names every mistake at once. */
export function parseEnv(source: Source): Env {
  const result = schemaFor(source.NODE_ENV === 'production').safeParse(withoutEmpty(source));
  if (!result.success) throw envError(result.error.issues);
  const { SITE_URL, SMTP_URL, LEADS_FROM, LEADS_TO, PORT } = result.data;
  return {
    siteUrl: SITE_URL,
    smtpUrl: SMTP_URL,
    leadsFrom: LEADS_FROM,
    leadsTo: LEADS_TO,
    port: PORT,
  };
}

let parsed: Env | undefined;

/** The configuration of this process, checked on first use. Throws an `EnvError`. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
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
