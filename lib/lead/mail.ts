import type { SendMailOptions } from 'nodemailer';
import { leadMail } from '@/content/lead-mail';
import type { Env } from '@/lib/env';
import { mailHead } from '@/lib/lead/mail-head';
import { mailHtml } from '@/lib/lead/mail-html';
import { mailText } from '@/lib/lead/mail-text';
import { singleLine } from '@/lib/lead/plain-text';
import { type ReplyLinks, replyLinks } from '@/lib/lead/reply-links';
import type { Lead, ReceivedLead } from '@/lib/lead/schema';
import { type VisitRow, visitRows } from '@/lib/lead/visit-rows';

/** Longest piece of visitor's text in a header, in code points: a subject stays readable in a list of mails. */
const headerTextLength = 80;

/** What both parts of the mail show. */
export interface MailView {
  fields: Lead;
  links: ReplyLinks;
  /** Absolute address of the page the form was on. */
  pageUrl: string | null;
  /** In words, Europe/Rome. */
  receivedAt: string;
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

/**
 * The mail for one request, as nodemailer takes it. The visitor's text reaches Subject and Reply-To stripped and capped,
 * and Reply-To always as one name and one address. The same request gives the same Message-ID and Date.
 */
export function composeMail(
  received: ReceivedLead,
  config: Pick<Env, 'siteUrl' | 'leadsFrom' | 'leadsTo'>,
): SendMailOptions {
  const { fields, id, page, receivedAt, visit } = received;
  const view: MailView = {
    fields,
    links: replyLinks(fields),
    pageUrl: page && new URL(page, config.siteUrl).href,
    receivedAt: romeTime(receivedAt),
    visit: visitRows(visit),
    id,
  };
  return {
    ...mailHead(id, config),
    replyTo: { name: singleLine(fields.nome, headerTextLength), address: fields.email },
    subject: leadMail.subject(singleLine(fields.azienda, headerTextLength)),
    date: receivedAt,
    text: mailText(view),
    html: mailHtml(view),
  };
}
