import { redirects } from '@/content/redirects';
import { solutions } from '@/content/solutions';
import { isCallToAction } from '@/lib/lead/request/attribution';
import { legalNames, legalPath } from '@/lib/legal/links';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { everyRedirect } from '@/lib/seo/redirects.mjs';
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

let known: ReadonlySet<string> | undefined;

/**
 * Whether a path is, or was, a page of this site: what is counted by page is counted by these, and no path that somebody
 * invents is kept.
 */
function isKnownPage(path: string): boolean {
  known ??= new Set([
    ...canonicalPages.map((page) => page.path),
    // the second address of each: app/property-managers, app/solutions
    '/property-managers',
    ...solutions.map(({ slug }) => `/solutions/${slug}`),
    ...legalNames().map(legalPath),
    ...everyRedirect(redirects).map(({ from }) => from),
  ]);
  return known.has(path);
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

/** What anybody can say of a visit. */
interface Said {
  page?: string | null | undefined;
  source?: string | null | undefined;
  campaign?: string | null | undefined;
  cta?: string | null | undefined;
}

/** What is said of a visit, each value checked and cut. */
export function subjectOf(said: Said): Subject {
  const { page, source, campaign, cta } = said;
  return {
    page: page && isKnownPage(page) ? page : '',
    campaign: campaignName(source ?? '', campaign ?? ''),
    cta: cta && isCallToAction(cta) ? cta : '',
  };
}

/**
 * What is counted of what was said; null where it names no page of the site. A program is counted by its page alone: it
 * takes no campaign's place.
 */
export function countedOf(metric: Metric, said: Said): Counted | null {
  const subject = subjectOf(metric === 'machine' ? { page: said.page } : said);
  return subject.page ? { metric, ...subject } : null;
}
