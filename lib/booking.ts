import { site } from '@/content/site';

/** Hosts that take `name` and `email` in the address (https://help.calendly.com, https://cal.com/docs). */
const takesTyped = /(?:^|\.)(?:calendly\.com|cal\.com)$/;

const fields = ['name', 'email'] as const;

/**
 * The owner's booking page, filled in where it takes both parameters, by its host or by having them already; null for
 * none.
 */
export function bookingLink(
  typed?: Partial<Record<(typeof fields)[number], string>>,
  address = site.booking,
) {
  if (address === null) return null;
  const url = new URL(address);
  const { searchParams: query, hostname } = url;
  const takes = takesTyped.test(hostname) || fields.every((field) => query.has(field));
  for (const field of fields) {
    query.delete(field);
    const value = typed?.[field]?.trim();
    if (takes && value) query.set(field, value);
  }
  return { href: url.href, host: hostname.replace(/^www\./, '') };
}
