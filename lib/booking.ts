import { site } from '@/content/site';

/** Those that take `name` and `email` in the address (https://help.calendly.com, https://cal.com/docs). */
const takesTyped = /(?:^|\.)(?:calendly\.com|cal\.com)$/;

const fields = ['name', 'email'] as const;

interface Booking {
  href: string;
  /** Where it leads, as people know it. */
  host: string;
}

/**
 * The owner's booking page, with what was typed filled in where the page takes it: its host is known for it, or its address
 * already has both parameters, as that of an owner's own Cal.com. Null where there is no such page.
 */
export function bookingLink(
  typed?: Partial<Record<(typeof fields)[number], string>>,
  address = site.booking,
): Booking | null {
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
