import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { readAddress, replaced, type Variable, variables, variablesFor } from '@/lib/env/variables';
import { isPrivateHost } from '@/lib/private-network';

/** A mail server: `transport` is nodemailer's, password included, `host` is `host:port` for messages. */
export type SmtpServer = NonNullable<ReturnType<typeof smtpServer>>;

/** What a receiver of alarms understands: `slack` also Mattermost, Google Chat, Rocket.Chat and Telegram. */
export type AlertFormat = 'slack' | 'ntfy' | 'json';

const localSiteUrl = 'http://localhost:3000';

type Source = Record<string, string | undefined>;

const partners: [Variable, needed: Variable][] = [
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_URL'],
  ['ALERT_TO', 'ALERT_SMTP_URL'],
  ['ASSISTANT_DAILY', 'ASSISTANT_URL'],
];

const examples: Partial<Record<Variable, string>> = {
  SITE_URL: 'https://www.agenzia.example',
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
  LEADS_FROM: 'sito@agenzia.example',
  LEADS_TO: 'ciao@agenzia.example',
};

export class EnvError extends Error {
  override name = 'EnvError';
  constructor(readonly mistakes: string[]) {
    const lines = mistakes.map((mistake) => `  ${mistake}`);
    super(
      `The configuration is not usable:\n${lines.join('\n')}\nEach variable is explained in .env.example.`,
    );
  }
}

const formerMessage = (name: string) =>
  `${name} is no longer read: write LEADS_MORNING=08:00, the time of the one mail of each working morning, or off.`;

function check<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, source: Source) {
  // an empty name counts as unset
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  const lone = partners.flatMap(([name, needed]) =>
    name in schema.shape && given[name] && !given[needed]
      ? { path: [needed], message: `is missing beside ${name}` }
      : [],
  );
  const former = 'LEADS_MORNING' in schema.shape ? replaced.filter((name) => given[name]) : [];
  if (result.success && lone.length + former.length === 0) return result.data;
  const mistakes = [...(result.error?.issues ?? []), ...lone].map(({ path, message }) => {
    const name = String(path[0]) as Variable;
    const example = examples[name] && ` Example: ${name}=${examples[name]}`;
    return `${name} ${message}.${example ?? ''}`;
  });
  throw new EnvError([...mistakes, ...former.map(formerMessage), ...unknownMessages(source)]);
}

function smtpServer(written: string, siteUrl: string) {
  const url = new URL(written);
  // outside http the parser keeps accents (URL Standard, 3.5)
  const ascii = domainToASCII(decodeURIComponent(url.hostname));
  if (ascii) url.hostname = ascii;
  const { href: address, hostname, host, protocol, username } = url;
  const user = username ? decodeURIComponent(username) : null;
  const isPrivate = isPrivateHost(hostname);
  const { hostname: name } = new URL(siteUrl);
  const transport = {
    url: address,
    // EHLO wants a domain (RFC 5321, 4.1.1.1), which a container's own name is not
    ...(name.includes('.') && !isIP(name) && { name }),
    // a password crosses other networks under TLS alone
    ...(protocol === 'smtp:' && !isPrivate && user !== null && { requireTLS: true }),
    // plain text would be taken there, so that a certificate adds nothing
    ...(protocol === 'smtp:' && isPrivate && { tls: { rejectUnauthorized: false } }),
  };
  return { host, user, isPrivate, transport };
}

function alertFormat(url: string): AlertFormat {
  const { hostname, pathname } = new URL(url);
  if (/(^|\.)ntfy(\.|$)/.test(hostname) || pathname.startsWith('/ntfy/')) return 'ntfy';
  const chat = ['hooks.slack.com', 'chat.googleapis.com', 'api.telegram.org'].includes(hostname);
  return chat || /^\/hooks\/|\/slack$/.test(pathname) ? 'slack' : 'json';
}

const schemaFor = ({ NODE_ENV }: Source) => z.object(variablesFor(NODE_ENV === 'production'));

const storeSchemaFor = (source: Source) =>
  schemaFor(source).pick({
    DATA_DIR: true,
    DATABASE_URL: true,
    LEADS_WEBHOOK_URL: true,
    LEADS_WEBHOOK_SECRET: true,
    WORKING_HOURS: true,
    HOLIDAYS: true,
  });

function storeConfig(data: z.output<ReturnType<typeof storeSchemaFor>>) {
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

/** The configuration, in the units of `.env.example`; null for what is off. Throws an `EnvError` with every mistake. */
export function parseEnv(source: Source) {
  const data = check(schemaFor(source), source);
  const { LEADS_FROM: from, LEADS_TO: leadsTo } = data;
  const alertSmtp =
    data.ALERT_SMTP_URL === undefined ? null : smtpServer(data.ALERT_SMTP_URL, data.SITE_URL);
  const alertUser = readAddress(alertSmtp?.user ?? '');
  return {
    siteUrl: data.SITE_URL,
    smtp: smtpServer(data.SMTP_URL, data.SITE_URL),
    leadsFrom: from.address,
    leadsFromName: from.name,
    leadsTo,
    port: data.PORT,
    host: data.HOST ?? null,
    retrySeconds: data.LEADS_RETRY_SECONDS,
    rateLimit: data.LEADS_RATE_LIMIT,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    confirm: data.LEADS_CONFIRM,
    mailTime: data.LEADS_MORNING,
    alerts: {
      smtp: alertSmtp,
      from: alertUser ?? from.address,
      fromName: from.name,
      to: data.ALERT_TO ?? leadsTo,
      webhook: data.ALERT_WEBHOOK_URL
        ? { url: data.ALERT_WEBHOOK_URL, format: alertFormat(data.ALERT_WEBHOOK_URL) }
        : null,
    },
    healthToken: data.HEALTH_TOKEN ?? null,
    assistant: data.ASSISTANT_URL ? { url: data.ASSISTANT_URL, daily: data.ASSISTANT_DAILY } : null,
    ...storeConfig(data),
  };
}

/** Reads `.env` of the working folder, if it is there; set variables keep their values. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

export type Env = ReturnType<typeof parseEnv>;

/** The configuration of this process, checked. Throws an `EnvError`. */
export const env = (): Env => parseEnv(process.env);

/** For the command line, which has to work where the mail is misconfigured. Throws an `EnvError`. */
export const storeEnv = () => storeConfig(check(storeSchemaFor(process.env), process.env));

/** The origin alone; without SITE_URL `localSiteUrl`. Throws an `EnvError` where it is malformed. */
export function siteUrl(): string {
  const { SITE_URL } = process.env;
  if (!SITE_URL?.trim()) return localSiteUrl;
  return check(schemaFor(process.env).pick({ SITE_URL: true }), { SITE_URL }).SITE_URL;
}

/** Variables that look like the site's and are not; no reason to stop, for programs share environments. */
export const unknownVariables = (source: Source): string[] =>
  Object.keys(source).filter(
    (name) =>
      /^(LEADS?|SMTP|ALERT|ASSISTANT)_/.test(name) &&
      source[name]?.trim() &&
      !replaced.includes(name) &&
      !variables.some((known) => known === name),
  );

function unknownMessages(source: Source): string[] {
  const unknown = unknownVariables(source).map((name) => `${name} is not read by the site`);
  return unknown.length > 0 ? [...unknown, `It reads ${variables.join(', ')}`] : [];
}
