import { z } from 'zod';
import { addressListSchema, senderSchema } from '@/lib/env/addresses';
import { isUnprotected, isUrl, mustBeHttps, wholeNumber } from '@/lib/env/schemas';
import { smtpVariables } from '@/lib/env/smtp';

function isOrigin(text: string): boolean {
  return isUrl(text, /^https?:$/) && new URL(text).href === `${new URL(text).origin}/`;
}

/** SITE_URL: an origin, without the slash that browsers put after it. */
export function siteUrlSchema(production: boolean) {
  return z.string({ error: 'is missing' }).transform((text, context) => {
    if (!isOrigin(text)) {
      context.addIssue(
        'must be an http(s) origin: scheme, host and port, without path, query or user',
      );
      return z.NEVER;
    }
    if (production && isUnprotected(text)) {
      context.addIssue(mustBeHttps);
      return z.NEVER;
    }
    return new URL(text).origin;
  });
}

/** The variables of the site and of its mail. */
export function siteVariables(production: boolean) {
  return {
    SITE_URL: siteUrlSchema(production),
    ...smtpVariables,
    LEADS_FROM: senderSchema,
    LEADS_TO: addressListSchema,
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be an address of this machine, or a name of one')
      .optional(),
    HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], 'must be true or false').optional(),
    HEALTH_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{24,}$/, 'must be at least 24 characters, letters, digits and signs')
      .optional(),
  };
}
