import { z } from 'zod';
import { smtpServer, smtpVariables } from '@/lib/env/smtp';
import { noSmtpParts } from '@/scripts/lib/smtp-parts.mjs';
import { isPlain, quoted } from './env-file';

type Variables = Record<string, string>;
type Source = Record<string, string | undefined>;

const partNames = Object.keys(noSmtpParts);
const partsOf = (source: Source) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => partNames.includes(name)));

/** The mail server is named by its address or by its parts: which of them these variables take the place of. */
export function replacedBy(env: Variables): string[] {
  if (partNames.some((name) => env[name])) return ['SMTP_URL'];
  return env.SMTP_URL ? partNames : [];
}

/** Everything but letters, digits and `-._` as RFC 3986 (2.1) has it: what is left means the same to every reader. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The mail server's parts as one address; undefined where they name no server with a login. */
function smtpAddress(parts: Source): string | undefined {
  const { data } = z.object(smtpVariables).safeParse(parts);
  if (!data?.SMTP_HOST || !data.SMTP_USER || !data.SMTP_PASSWORD) return undefined;
  const { host, secure, transport } = smtpServer(data);
  if ('url' in transport) return undefined;
  const query = transport.requireTLS
    ? '?requireTLS=true'
    : transport.ignoreTLS
      ? '?ignoreTLS=true'
      : '';
  const login = `${encoded(data.SMTP_USER)}:${encoded(data.SMTP_PASSWORD)}`;
  return `${secure ? 'smtps' : 'smtp'}://${login}@${host}${query}`;
}

/**
 * How variables go into a `.env` file, and what has to leave it: a mail server whose login would need quotes is written as
 * `SMTP_URL`, percent-encoded, which Node, Compose, Docker and a shell read alike.
 *
 * @param present what the server has beside them, such as SMTP_PORT
 */
export function asWritten(
  env: Variables,
  present: Source = {},
): { set: Variables; unset: string[] } {
  const given = partsOf(env);
  const address = smtpAddress({ ...partsOf(present), ...given });
  if (!address || Object.values(given).every((value) => isPlain(value ?? ''))) {
    return { set: env, unset: replacedBy(env) };
  }
  const others = Object.entries(env).filter(([name]) => !partNames.includes(name));
  return { set: { ...Object.fromEntries(others), SMTP_URL: address }, unset: partNames };
}

/** Names of the variables that no form of a `.env` file gives every reader alike. */
export function unwritable(env: Variables): string[] {
  const { set } = asWritten(env, process.env);
  return Object.keys(set).filter((name) => quoted(set[name] ?? '') === undefined);
}

/** What is wrong with such a variable. */
export const cannotBeWritten =
  'cannot be written so that every reader of a .env file reads the same: leave out \\, line breaks, and " beside $ or \' (a login of the mail server may have them, with SMTP_HOST and SMTP_USER)';
