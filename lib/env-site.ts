import { z } from 'zod';
import { isUnprotected, isUrl, mustBeHttps, wholeNumber } from '@/lib/env-schemas';

function required() {
  return z.string({ error: 'is missing' });
}

function isOrigin(text: string): boolean {
  return isUrl(text, /^https?:$/) && new URL(text).href === `${new URL(text).origin}/`;
}

/** SITE_URL: an origin, without the slash that browsers put after it. */
export function siteUrlSchema(production: boolean) {
  return required().transform((text, context) => {
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

const smtpUrlSchema = required().refine(
  (text) => isUrl(text, /^smtps?:$/) && new URL(text).hostname !== '',
  'must be smtp://host:port or smtps://host:port, with user:password@ (percent-encoded) where the server wants them',
);

const addressListSchema = required().transform((text, context) => {
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.filter((address) => !z.email().safeParse(address).success);
  for (const address of wrong) context.addIssue(`"${address}" is not a plain e-mail address`);
  return addresses;
});

/** The variables of the site and of its mail. */
export function siteVariables(production: boolean) {
  return {
    SITE_URL: siteUrlSchema(production),
    SMTP_URL: smtpUrlSchema,
    LEADS_FROM: required().pipe(
      z.email('must be one plain e-mail address; the name beside it is the brand'),
    ),
    LEADS_TO: addressListSchema,
    PORT: wholeNumber(0, 65_535).default(3000),
  };
}
