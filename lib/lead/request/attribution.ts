import { type CallToAction, callsToAction } from '@/content/calls-to-action';
import { storedJson } from '@/lib/lead/request/stored-json';
import { isPagePath } from '@/lib/lead/text/page-path';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Longest campaign parameter that is kept, in code points. */
const campaignLength = 80;

function campaign(text: string): string | null {
  return singleLine(text, campaignLength) || null;
}

function path(text: string): string | null {
  return isPagePath(text) ? text : null;
}

/** A host name alone (RFC 1123, 2.1): an address could say what somebody was reading or searching. */
function host(text: string): string | null {
  return /^(?=.{1,253}$)[a-z\d-]+(\.[a-z\d-]+)*$/i.test(text) ? text.toLowerCase() : null;
}

const readers = {
  /** Path of the first page of the visit. */
  landing: path,
  /** The last call to action before the request, and the path of the page that it stood on. */
  cta: (text: string) => (isCallToAction(text) ? text : null),
  cta_page: path,
  /** Host of the site that the visitor came from. */
  referrer: host,
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
};

export type VisitField = keyof typeof readers;

/** The names in the payload, the store, the webhook and the CSV. */
export const visitFields = Object.keys(readers) as VisitField[];

/** What is known of how a request came about; nothing of it tells one visitor from another. */
export type Visit = Partial<Record<VisitField, string>>;

export function isCallToAction(text: string): text is CallToAction {
  return Object.hasOwn(callsToAction, text);
}

/**
 * What a payload says of the visit, each value checked and cut; null when nothing of it holds. Never a reason to refuse
 * a request, and no part of what makes two requests the same.
 */
export function readVisit(value: unknown): Visit | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const kept = visitFields.flatMap((field) => {
    const text = given[field];
    const read = typeof text === 'string' ? readers[field](text) : null;
    return read ? [[field, read] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** The store's column, read and written. What cannot be read is not known. */
export const visitColumn = {
  write: (visit: Visit | null): string | null => visit && JSON.stringify(visit),
  read: (column: unknown): Visit | null => readVisit(storedJson(column)),
};
