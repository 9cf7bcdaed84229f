import { solutions } from '@/content/solutions';
import { type Attribution, isCallToAction } from '@/lib/attribution-memory';
import { legalNames, legalPath } from '@/lib/legal/paths';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { movedAddresses } from '@/lib/seo/redirects';
import type { Metric, StoreSchema } from '@/lib/store/schema';

export type Counted = Omit<StoreSchema['counts'], 'month' | 'n'>;

let known: ReadonlySet<string> | undefined;

function isKnownPage(path: string): boolean {
  known ??= new Set([
    ...canonicalPages.map((page) => page.path),
    '/property-managers',
    ...solutions.map(({ slug }) => `/solutions/${slug}`),
    ...legalNames().map(legalPath),
    ...movedAddresses,
  ]);
  return known.has(path);
}

const campaignLength = 40;

function campaignPart(text: string): string {
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

function campaignName(source = '', campaign = ''): string {
  return [campaignPart(source), campaignPart(campaign)].join('/').replace(/^\/$/, '');
}

type Said = { [name in 'page' | 'source' | 'campaign' | 'cta']?: string | null | undefined };

function subjectOf({ page, source, campaign, cta }: Said): Omit<Counted, 'metric'> {
  return {
    page: page && isKnownPage(page) ? page : '',
    campaign: campaignName(source ?? '', campaign ?? ''),
    cta: cta && isCallToAction(cta) ? cta : '',
  };
}

/** What counts of a visit or a first use; null where it names no page of the site. */
export function countedOf(metric: Exclude<Metric, 'sent'>, said: Said): Counted | null {
  const subject = subjectOf(said);
  return subject.page ? { metric, ...subject } : null;
}

/** What counts of a request: its page is the one that the visit began with. */
export function sentOf(lead: { page: string | null; attribution: Attribution | null }): Counted {
  const { landing, utm_source: source, utm_campaign: campaign, cta } = lead.attribution ?? {};
  return { metric: 'sent', ...subjectOf({ page: landing ?? lead.page, source, campaign, cta }) };
}
