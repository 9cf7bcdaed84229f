import type { SpamReason } from '@/lib/lead/request';

export interface SpamSignals {
  honeypotFilled: boolean;
  elapsedMs: number | null;
  crossSite: boolean;
}

/** Milliseconds; measured in docs/decisions/0003-suspicion-does-not-delay.md. */
const fastestHandMs = 150;

const quickMs = 3_000;

/** What no person does, and what is too much for the site; everything else only marks. */
const holding: readonly SpamReason[] = ['honeypot', 'faster_than_hand', 'flood'];

function speedReason(elapsedMs: number | null): SpamReason | null {
  if (elapsedMs === null || elapsedMs >= quickMs) return null;
  return elapsedMs < fastestHandMs ? 'faster_than_hand' : 'too_fast';
}

function linkReason(text: string): SpamReason | null {
  const links = text.match(/https?:\/\/|(?<!\/)\bwww\./gi)?.length ?? 0;
  if (links >= 5) return 'many_links';
  return links >= 2 ? 'links' : null;
}

export function spamReasons(texts: string[], signals: SpamSignals): SpamReason[] {
  const reasons: (SpamReason | null | false)[] = [
    signals.honeypotFilled && 'honeypot',
    speedReason(signals.elapsedMs),
    linkReason(texts.join('\n')),
    signals.crossSite && 'cross_site',
  ];
  return reasons.filter((reason): reason is SpamReason => Boolean(reason));
}

/** Whether a request is held; any other goes out at once, marked. */
export function isHeld(reasons: SpamReason[]): boolean {
  return reasons.some((reason) => holding.includes(reason));
}

const longestOrigin = 300;

/** Whether another site sent this (Fetch Metadata; RFC 6454); a second name of this site, by Host, is no other. */
export function isCrossSite(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin.length > longestOrigin || !URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== new URL(siteOrigin).host && host !== headers.get('host');
}
