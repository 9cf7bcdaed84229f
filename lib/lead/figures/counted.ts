import { isCallToAction } from '@/lib/lead/request/attribution';
import { isPagePath } from '@/lib/lead/text/page-path';
import type { Metric } from '@/lib/store/schema';

/** What one count is about; an empty text is not known. Nothing of it tells one visitor from another. */
export interface Subject {
  /** Path of the first page of the visit. */
  page: string;
  /** Source and name of the campaign, `news/alberghi`. */
  campaign: string;
  /** The last call to action that was pressed. */
  cta: string;
}

export interface Counted extends Subject {
  metric: Metric;
}

/** Longest half of a campaign's name that is kept. */
const campaignLength = 40;

/**
 * A part of a campaign's name as sums may keep it for good: letters, digits, hyphens and underscores, without five digits
 * in a row. What has more than that may be an address or a number of somebody, and becomes `?`.
 */
function campaignPart(text: string): string {
  // a space may be three characters
  if (text.length > 3 * campaignLength) return '?';
  const name = text
    .toLowerCase()
    .replace(/\+|%20/g, ' ')
    .trim()
    .replace(/ +/g, '-');
  if (name === '' || name === '-') return '';
  const harmless = /^[a-z][a-z\d_-]*$/.test(name) && !/\d{5}/.test(name);
  return harmless && name.length <= campaignLength ? name : '?';
}

/** A campaign of `utm_source` and `utm_campaign`, as sums keep it; empty where there is none. */
function campaignName(source = '', campaign = ''): string {
  return [campaignPart(source), campaignPart(campaign)].join('/').replace(/^\/$/, '');
}

/** What is said of a visit, each value checked and cut. */
export function subjectOf(said: {
  page?: string | null | undefined;
  source?: string | null | undefined;
  campaign?: string | null | undefined;
  cta?: string | null | undefined;
}): Subject {
  const { page, source, campaign, cta } = said;
  return {
    page: isPagePath(page) ? page : '',
    campaign: campaignName(source ?? '', campaign ?? ''),
    cta: cta && isCallToAction(cta) ? cta : '',
  };
}

/**
 * Reads one line of nginx's: what was counted, page, source, campaign, call to action, with `-` for what is not known
 * (deploy/nginx/http.conf). Null for anything else; the time in front, which syslog has (RFC 3164), is not looked at.
 */
export function readLine(line: string): Counted | null {
  const match = /: (visit|machine|touched) (\/\S*) (\S+) (\S+) (\S+)\s*$/.exec(line);
  if (!match) return null;
  const [, metric, page, source, campaign, cta] = match;
  const subject = subjectOf({ page, source, campaign, cta });
  return subject.page ? { metric: metric as Metric, ...subject } : null;
}
