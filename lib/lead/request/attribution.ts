import { type CallToAction, callsToAction } from '@/content/calls-to-action';
import { type Attribution, attributionParameters } from '@/lib/attribution-memory';
import { storedJson } from '@/lib/lead/request/stored-json';
import { isPagePath } from '@/lib/lead/text/page-path';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Longest campaign parameter that is stored, in code points; and of what it is read, in UTF-16 units. */
const campaignLength = 80;
const campaignRead = 400;

function campaign(text: string): string | null {
  return singleLine(text.slice(0, campaignRead), campaignLength) || null;
}

function path(text: string): string | null {
  return isPagePath(text) ? text : null;
}

const longestHost = 253;

/** A host name alone (RFC 1123, 2.1): an address could say what somebody was reading or searching. */
function host(text: string): string | null {
  const isHost = text.length <= longestHost && /^[a-z\d-]+(\.[a-z\d-]+)*$/i.test(text);
  return isHost ? text.toLowerCase() : null;
}

const readers: Record<keyof Attribution, (text: string) => string | null> = {
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

export function isCallToAction(text: string): text is CallToAction {
  return Object.hasOwn(callsToAction, text);
}

/**
 * What a payload says of the visit, each value checked and cut; null when nothing of it holds. Never a reason to refuse
 * a request, and no part of what makes two requests the same.
 */
export function readAttribution(value: unknown): Attribution | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map<string, unknown>(Object.entries(value));
  const known = attributionParameters.flatMap((field) => {
    const text = given.get(field);
    const read = typeof text === 'string' ? readers[field](text) : null;
    return read ? [[field, read] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** The store's column, read and written. What cannot be read is not known. */
export const attributionColumn = {
  write: (attribution: Attribution | null): string | null =>
    attribution && JSON.stringify(attribution),
  read: (column: unknown): Attribution | null => readAttribution(storedJson(column)),
};
