/** Why a request looks like spam; kept with it, and named in the digest. */
export type SpamReason =
  | 'honeypot'
  | 'too_fast'
  | 'links'
  | 'many_links'
  | 'cross_site'
  | 'global_limit';

/** What a request carries beside the fields that people fill in. */
export interface SpamSignals {
  /** Something was written where people see no field. */
  honeypotFilled: boolean;
  /** Milliseconds from the form's appearance to its sending, as the form counted them; null without JavaScript. */
  elapsedMs: number | null;
  crossSite: boolean;
}

/** Nobody reads five labels and answers them in less. */
const shortestMs = 3_000;

/**
 * A sign that can befall a person (a browser that fills in by itself, a site under two names) is not enough alone; two
 * of them, or one that cannot, are.
 */
const weights: Record<SpamReason, number> = {
  honeypot: 2,
  too_fast: 1,
  links: 1,
  many_links: 2,
  cross_site: 1,
  global_limit: 2,
};
const suspectFrom = 2;

function linkReason(text: string): SpamReason | null {
  const links = text.match(/https?:\/\/|(?<!\/)\bwww\./gi)?.length ?? 0;
  if (links >= 5) return 'many_links';
  return links >= 2 ? 'links' : null;
}

/** Everything that speaks against a request. */
export function spamReasons(texts: string[], signals: SpamSignals): SpamReason[] {
  const reasons: (SpamReason | null | false)[] = [
    signals.honeypotFilled && 'honeypot',
    signals.elapsedMs !== null && signals.elapsedMs < shortestMs && 'too_fast',
    linkReason(texts.join('\n')),
    signals.crossSite && 'cross_site',
  ];
  return reasons.filter((reason): reason is SpamReason => Boolean(reason));
}

/** Whether the reasons together are enough to keep a request back. */
export function isSuspect(reasons: SpamReason[]): boolean {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0) >= suspectFrom;
}

/**
 * Whether a browser says that another site's page sent this (Fetch Metadata; RFC 6454 where it is missing). The Host is
 * compared as well as SITE_URL, so that a site reached under a second name does not suspect its own visitors.
 */
export function isCrossSite(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'cross-site';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== new URL(siteOrigin).host && host !== headers.get('host');
}
