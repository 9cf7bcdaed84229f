import { type CallToAction, callsToAction } from '@/content/calls-to-action';
import { type Attribution, attributionParameters } from '@/lib/attribution-memory';
import { storedJson } from '@/lib/lead/request/stored-json';
import { isPagePath } from '@/lib/lead/text/page-path';
import { singleLine } from '@/lib/lead/text/plain-text';

const campaignLength = 80;
const campaignRead = 400;

function campaign(text: string): string | null {
  return singleLine(text.slice(0, campaignRead), campaignLength) || null;
}

function path(text: string): string | null {
  return isPagePath(text) ? text : null;
}

const longestHost = 253;

function host(text: string): string | null {
  const isHost = text.length <= longestHost && /^[a-z\d-]+(\.[a-z\d-]+)*$/i.test(text);
  return isHost ? text.toLowerCase() : null;
}

const readers: Record<keyof Attribution, (text: string) => string | null> = {
  landing: path,
  cta: (text: string) => (isCallToAction(text) ? text : null),
  cta_page: path,
  referrer: host,
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
};

export function isCallToAction(text: string): text is CallToAction {
  return Object.hasOwn(callsToAction, text);
}

/** A payload's attribution, each value checked and cut; null when nothing holds. Never a reason to refuse a request. */
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

export const attributionColumn = {
  write: (attribution: Attribution | null): string | null =>
    attribution && JSON.stringify(attribution),
  read: (column: unknown): Attribution | null => readAttribution(storedJson(column)),
};
