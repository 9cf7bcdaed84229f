import { leadReasons } from '@/content/lead-reasons';
import { storedTexts } from '@/lib/lead/request/stored-json';

/** What speaks against a request; kept with it, and told with it. `global_limit` is in stores from before alone. */
export type SpamReason = keyof typeof leadReasons;

/** What a request carries beside the fields that people fill in. */
export interface SpamSignals {
  /** Something was written where people see no field. */
  honeypotFilled: boolean;
  /** Milliseconds from the page's opening to the form's sending, as the page counted them; null without JavaScript. */
  elapsedMs: number | null;
  crossSite: boolean;
}

/**
 * Milliseconds. A browser that reloads a page, or goes back to it, may restore the form complete, and the visitor presses
 * at once: but the page must come, be drawn and be seen, and nobody's hand answers to the eye in less than about 150 ms.
 * docs/decisions/0003-suspicion-does-not-delay.md has the measurement.
 */
const fastestHandMs = 150;

/** Milliseconds. Reading five labels and answering them takes longer; a restored form does not. */
const quickMs = 3_000;

/** What no person does. All else can befall one: a list of links, a browser that fills in by itself, a second domain. */
const holding: readonly SpamReason[] = ['honeypot', 'faster_than_hand'];

function speedReason(elapsedMs: number | null): SpamReason | null {
  if (elapsedMs === null || elapsedMs >= quickMs) return null;
  return elapsedMs < fastestHandMs ? 'faster_than_hand' : 'too_fast';
}

function linkReason(text: string): SpamReason | null {
  const links = text.match(/https?:\/\/|(?<!\/)\bwww\./gi)?.length ?? 0;
  if (links >= 5) return 'many_links';
  return links >= 2 ? 'links' : null;
}

/** Everything that speaks against a request. */
export function spamReasons(texts: string[], signals: SpamSignals): SpamReason[] {
  const reasons: (SpamReason | null | false)[] = [
    signals.honeypotFilled && 'honeypot',
    speedReason(signals.elapsedMs),
    linkReason(texts.join('\n')),
    signals.crossSite && 'cross_site',
  ];
  return reasons.filter((reason): reason is SpamReason => Boolean(reason));
}

/** Whether a request is kept back; every other goes out at once, marked with what speaks against it. */
export function isHeld(reasons: SpamReason[]): boolean {
  return reasons.some((reason) => holding.includes(reason));
}

function isReason(text: string): text is SpamReason {
  return Object.hasOwn(leadReasons, text);
}

/** The store's column, read and written. What it cannot read is no reason. */
export const reasonsColumn = {
  write: (reasons: SpamReason[]): string | null =>
    reasons.length > 0 ? JSON.stringify(reasons) : null,
  read: (column: unknown): SpamReason[] => (storedTexts(column) ?? []).filter(isReason),
};

/** Scheme, host name (RFC 1035, 2.3.4) and port. */
const longestOrigin = 300;

/**
 * Whether a browser says that another site's page sent this (Fetch Metadata; RFC 6454 where it is missing). The Host is
 * compared as well as SITE_URL, so that a site reached under a second name does not suspect its own visitors.
 */
export function isCrossSite(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin.length > longestOrigin || !URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== new URL(siteOrigin).host && host !== headers.get('host');
}
