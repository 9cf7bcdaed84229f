import { z } from 'zod';
import {
  decoded,
  hasUnescapedCredentials,
  isLoopback,
  isUrl,
  type Mistake,
  mustBeEscaped,
  wholeNumber,
} from '@/lib/env/schemas';

/** How the mail server is reached. */
export interface SmtpServer {
  hostname: string;
  /** `host:port`, for messages: nothing of it is secret. */
  host: string;
  /** TLS from the first byte. */
  secure: boolean;
  user: string | null;
  /** The same for nodemailer, password included. */
  transport:
    | { url: string }
    | {
        host: string;
        port: number;
        secure: boolean;
        requireTLS: boolean;
        ignoreTLS: boolean;
        auth?: { user: string; pass: string };
      };
}

/** Port of each kind of connection where none is given (RFC 8314, 3.3; RFC 5321, 4.5.4.2). */
const usualPorts = { tls: 465, starttls: 587, none: 25 };
type Security = keyof typeof usualPorts;

const hostName = /^([\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[\da-f:.]+\])$/iu;

/** A mail server's address; `instead` says what else there is for a password that is hard to encode. */
export const smtpUrlSchema = (instead: string) =>
  z.string().superRefine((text, context) => {
    if (hasUnescapedCredentials(text)) {
      context.addIssue(mustBeEscaped + instead);
      return;
    }
    const { hostname, pathname, username, password } = isUrl(text, /^smtps?:$/)
      ? new URL(text)
      : { hostname: '', pathname: '', username: '', password: '' };
    if (!hostName.test(decoded(hostname) ?? '') || !['', '/'].includes(pathname)) {
      context.addIssue(
        'must be smtp://host:port or smtps://host:port, with user:password@ (percent-encoded) where the server wants them',
      );
    } else if (!username !== !password) {
      context.addIssue('has one of user and password without the other');
    }
  });

/** The mail server's variables: one address, or its parts. */
export const smtpVariables = {
  SMTP_URL: smtpUrlSchema(', or set SMTP_HOST, SMTP_USER and SMTP_PASSWORD instead').optional(),
  SMTP_HOST: z
    .string()
    .regex(hostName, 'must be the mail server’s name alone, without scheme, port or user')
    .optional(),
  SMTP_PORT: wholeNumber(1, 65_535).optional(),
  SMTP_SECURITY: z
    .enum(['tls', 'starttls', 'none'], 'must be tls (from the first byte), starttls or none')
    .optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
};

type Name = keyof typeof smtpVariables;
const partNames: Name[] = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURITY', 'SMTP_USER', 'SMTP_PASSWORD'];

/** What is wrong between the variables, each of which may be well formed by itself. */
export function smtpMistakes(given: Partial<Record<Name, string>>, production: boolean): Mistake[] {
  const { SMTP_URL, SMTP_HOST, SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY } = given;
  const parts = partNames.filter((name) => given[name] !== undefined);
  if (SMTP_URL !== undefined) {
    const message = 'stands beside SMTP_URL: set one or the other';
    return parts.map((name) => ({ path: [name], message }));
  }
  if (parts.length === 0) {
    return [{ path: ['SMTP_URL'], message: 'is missing (or SMTP_HOST in its place)' }];
  }
  const mistakes: Mistake[] = [];
  if (!SMTP_HOST) mistakes.push({ path: ['SMTP_HOST'], message: 'is missing beside the others' });
  if (!SMTP_USER !== !SMTP_PASSWORD) {
    const path = [SMTP_USER ? 'SMTP_PASSWORD' : 'SMTP_USER'];
    mistakes.push({ path, message: 'is missing beside its partner' });
  }
  if (production && SMTP_SECURITY === 'none' && SMTP_PASSWORD && !isLoopback(SMTP_HOST ?? '')) {
    const message = 'must not be none where a password is sent to another machine';
    mistakes.push({ path: ['SMTP_SECURITY'], message });
  }
  return mistakes;
}

function securityOf(port: number | undefined, given: Security | undefined): Security {
  if (given) return given;
  return port === undefined || port === usualPorts.tls ? 'tls' : 'starttls';
}

/** The mail server that checked variables name. */
export function smtpServer(
  data: {
    [name in Name]?: z.output<(typeof smtpVariables)[name]>;
  },
): SmtpServer {
  if (data.SMTP_URL !== undefined) {
    const { hostname, host, protocol, username } = new URL(data.SMTP_URL);
    return {
      hostname,
      host,
      secure: protocol === 'smtps:',
      user: username ? decodeURIComponent(username) : null,
      transport: { url: data.SMTP_URL },
    };
  }
  const { SMTP_HOST = '', SMTP_USER: user, SMTP_PASSWORD: pass } = data;
  const security = securityOf(data.SMTP_PORT, data.SMTP_SECURITY);
  const port = data.SMTP_PORT ?? usualPorts[security];
  const secure = security === 'tls';
  // a relay on this machine seldom has a certificate, and needs none
  const optional = data.SMTP_SECURITY === undefined && isLoopback(SMTP_HOST);
  return {
    hostname: SMTP_HOST,
    host: `${SMTP_HOST}:${port}`,
    secure,
    user: user ?? null,
    transport: {
      host: SMTP_HOST.replace(/^\[(.*)\]$/, '$1'),
      port,
      secure,
      requireTLS: security === 'starttls' && !optional,
      ignoreTLS: security === 'none',
      ...(user && pass && { auth: { user, pass } }),
    },
  };
}
