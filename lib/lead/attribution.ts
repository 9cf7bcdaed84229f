import { type Attribution, attributionParameters, isCallToAction } from '@/lib/attribution-memory';
import { singleLine } from '@/lib/lead/plain-text';
import { storedJson } from '@/lib/store/stored-json';

const pagePattern = /^\/(?!\/)[\w.~%/-]*$/;
const longestPath = 200;

/** Whether a text is a plain path, of 200 characters at the most. */
export function isPagePath(text: unknown): text is string {
  return typeof text === 'string' && text.length <= longestPath && pagePattern.test(text);
}

/** Longest name of a campaign, in code points. */
const campaignLength = 80;

function campaign(text: string): string | null {
  return singleLine(text, campaignLength) || null;
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

/** The attribution of a payload, each value checked and cut; null when nothing is left. Never a reason to refuse. */
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

/** As `readAttribution`, from a column of the store. */
export const storedAttribution = (column: unknown) => readAttribution(storedJson(column));
