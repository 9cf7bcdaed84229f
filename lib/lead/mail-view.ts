import { leadReasons } from '@/content/lead-reasons';
import type { Env } from '@/lib/env';
import { type ReplyLinks, replyLinks } from '@/lib/lead/reply-links';
import type { Lead, ReceivedLead } from '@/lib/lead/schema';
import { type VisitRow, visitRows } from '@/lib/lead/visit-rows';

/** A request as both parts of a mail show it. */
export interface MailView {
  fields: Lead;
  links: ReplyLinks;
  /** Absolute address of the page the form was on. */
  pageUrl: string | null;
  /** In words, Europe/Rome. */
  receivedAt: string;
  /** What looks odd about it, in words; empty for most. */
  doubts: string;
  /** How the request came about. */
  visit: VisitRow[];
  id: string;
}

/** Date and time in Europe/Rome, such as `sabato 21 novembre 2026, 14:02`. */
export function romeTime(date: Date): string {
  const timeZone = 'Europe/Rome';
  const day = new Intl.DateTimeFormat('it-IT', { timeZone, dateStyle: 'full' }).format(date);
  const time = new Intl.DateTimeFormat('it-IT', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
  return `${day}, ${time}`;
}

/** Puts a request into a mail's words. */
export function mailView(
  { fields, id, page, receivedAt, visit, doubts }: ReceivedLead,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): MailView {
  return {
    fields,
    links: replyLinks(fields),
    pageUrl: page && new URL(page, siteUrl).href,
    receivedAt: romeTime(receivedAt),
    doubts: doubts.map((doubt) => leadReasons[doubt]).join(', '),
    visit: visitRows(visit),
    id,
  };
}
