import { callsToAction } from '@/content/calls-to-action';
import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { solutionBySlug } from '@/content/solutions';
import type { Attribution } from '@/lib/attribution-memory';
import type { Env } from '@/lib/env';
import type { MailActions } from '@/lib/lead/links/mail-actions';
import { type ReplyLinks, replyLinks } from '@/lib/lead/mail/reply-links';
import { answerBy } from '@/lib/lead/promise/answer-by';
import { isCallToAction } from '@/lib/lead/request/attribution';
import type { Lead, ReceivedLead } from '@/lib/lead/request/schema';
import { singleLine } from '@/lib/lead/text/plain-text';

/** A request as both parts of a mail show it. */
export interface MailView {
  fields: Lead;
  /** What to call them: the first word of their name. */
  firstName: string;
  links: ReplyLinks;
  /** Absolute address of the page the form was on. */
  pageUrl: string | null;
  /** The solution whose page that is. */
  solution: { line: number; name: string } | null;
  /** In words, Europe/Rome. */
  receivedAt: string;
  /** By when an answer was promised, in words: `answerBy`. */
  answerBy: string;
  /** What looks odd about it, in words; empty for most. */
  doubts: string;
  /** How the request came about. */
  attribution: AttributionRow[];
  /** What the agency can say of it, or do with it; null where no link can be made. */
  actions: MailActions | null;
  id: string;
  /** Enough of the id to tell it from the others of a month. */
  reference: string;
}

const referenceLength = 8;

/** Enough of a request's id to tell it from the others of a month. */
export function referenceOf(id: string): string {
  return id.slice(0, referenceLength);
}

/** Longest first name on a button, in code points. */
const firstNameLength = 24;

/** Made once: to make one takes as long as a whole mail. */
const inRome = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...parts });
const clock = inRome({ hour: '2-digit', minute: '2-digit' });
const fullDay = inRome({ dateStyle: 'full' });

/** Date and time in Europe/Rome, such as `sabato 21 novembre 2026, 14:02`. */
export function romeTime(date: Date): string {
  return `${fullDay.format(date)}, ${clock.format(date)}`;
}

/** The solution whose page a request came from; null for another page. */
export function solutionOf(page: string | null): MailView['solution'] {
  const slug = page?.match(/^\/(?:soluzioni|solutions)\/([\w-]+)$/)?.[1];
  const solution = slug && solutionBySlug(slug);
  return solution ? { line: solution.line, name: solution.name } : null;
}

/** Puts a request into a mail's words. */
export function mailView(
  { fields, id, page, receivedAt, attribution, doubts }: ReceivedLead,
  { siteUrl, workingCalendar }: Pick<Env, 'siteUrl' | 'workingCalendar'>,
  actions: MailActions | null = null,
): MailView {
  return {
    fields,
    firstName: singleLine(fields.nome.split(/\s/, 1)[0] ?? '', firstNameLength),
    links: replyLinks(fields),
    pageUrl: page && new URL(page, siteUrl).href,
    solution: solutionOf(page),
    receivedAt: romeTime(receivedAt),
    answerBy: answerBy(receivedAt.getTime(), workingCalendar),
    doubts: doubts.map((doubt) => leadReasons[doubt]).join(', '),
    attribution: attributionRows(attribution),
    actions,
    id,
    reference: referenceOf(id),
  };
}

interface AttributionRow {
  label: string;
  value: string;
}

/** An attribution in the mail's words; only what is known has a row. */
function attributionRows(attribution: Attribution | null): AttributionRow[] {
  if (!attribution) return [];
  const { labels, on } = leadMail.visit;
  const { landing, cta, cta_page, referrer, utm_source, utm_medium, utm_campaign } = attribution;
  const call = cta && isCallToAction(cta) ? callsToAction[cta] : undefined;
  const rows: [string, string | undefined][] = [
    [labels.landing, landing],
    [labels.cta, call && (cta_page ? on(call, cta_page) : call)],
    [labels.referrer, referrer],
    [
      labels.campaign,
      [utm_source, utm_medium, utm_campaign].filter((text) => text !== undefined).join(' / '),
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
