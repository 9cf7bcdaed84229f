import type { SendMailOptions } from 'nodemailer';
import { leadMail } from '@/content/mails/lead';
import { leadListMail } from '@/content/mails/lead-list';
import type { Env } from '@/lib/env';
import { type MakeLink, noLink } from '@/lib/lead/links/link-maker';
import { stageActions } from '@/lib/lead/links/mail-actions';
import { mailHead } from '@/lib/lead/mail/head';
import { requestRows } from '@/lib/lead/mail/html-part';
import { beside, mailDocument, stretch } from '@/lib/lead/mail/layout/layout';
import { headline, paragraph, smallHeading } from '@/lib/lead/mail/layout/parts';
import {
  actionLines,
  contactLines,
  quotedLines,
  replyLines,
  signature,
} from '@/lib/lead/mail/text-part';
import { type MailView, mailView } from '@/lib/lead/mail/view';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { html } from '@/lib/lead/text/html';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Requests that go out in one mail. */
export interface Bundle {
  /** Fixes the Message-ID. */
  id: string;
  /** Newest first. */
  leads: ReceivedLead[];
}

interface ListWords {
  title: string;
  intro: string;
  footer: string;
}

/** Facts below a request: label and value. */
type Facts = [string, string][];

function factsOf({ pageUrl, receivedAt, id, attribution }: MailView): Facts {
  const { labels, unknownPage } = leadMail;
  return [
    [labels.page, pageUrl ?? unknownPage],
    [labels.receivedAt, receivedAt],
    ...attribution.map(({ label, value }): [string, string] => [label, value]),
    [labels.id, id],
  ];
}

function indent(lines: string[], depth: number): string[] {
  return lines.map((line) => ' '.repeat(depth) + line);
}

function textEntry(view: MailView, index: number): string {
  const { fields } = view;
  return [
    `${index + 1}. ${singleLine(fields.azienda)}`,
    ...indent(contactLines(view), 3),
    `   ${leadMail.labels.obiettivi}:`,
    ...indent(quotedLines(fields.obiettivi), 3),
    `   ${leadMail.replyTitle}:`,
    ...indent(replyLines(view), 3),
    ...indent(actionLines(view), 3),
    ...indent(
      factsOf(view).map(([label, value]) => `${label}: ${value}`),
      3,
    ),
  ].join('\n');
}

/** Both parts of a mail about several requests, each with all that it takes to answer it; `rest` stands below them. */
export function listParts(
  { title, intro, footer }: ListWords,
  views: MailView[],
  rest: { title: string; lines: string[] } | null = null,
): { text: string; html: string } {
  const text = [
    title,
    '',
    intro,
    '',
    views.map(textEntry).join('\n\n'),
    ...(rest ? ['', rest.title, ...rest.lines.map((line) => `- ${line}`)] : []),
    '',
    ...signature(footer),
  ].join('\n');
  const document = mailDocument({ title, footer, aside: leadListMail.aside, preview: intro }, [
    beside(headline(title, 1)),
    beside(paragraph(html`${intro}`), 14),
    ...views.flatMap((view, index) => [
      stretch(48),
      ...requestRows(view, leadListMail.stop(index + 1), 2, [
        [leadListMail.reference, html`${view.reference}`],
      ]),
    ]),
    ...(rest
      ? [
          beside(smallHeading(rest.title), 40),
          ...rest.lines.map((line) => beside(paragraph(html`${line}`, 15), 6)),
        ]
      : []),
  ]);
  return { text, html: document };
}

/** The mail for several requests at once, as nodemailer takes it. The same bundle gives the same Message-ID and Date. */
export function composeBundle(
  { id, leads }: Bundle,
  config: Pick<Env, 'siteUrl' | 'leadsFrom' | 'leadsTo' | 'workingCalendar'>,
  link: MakeLink = noLink,
): SendMailOptions {
  const { subject, title, intro, footer } = leadListMail.bundle;
  const words = { title: title(leads.length), intro, footer };
  const [newest] = leads;
  return {
    ...mailHead(id, config),
    subject: subject(leads.length),
    ...(newest && { date: newest.receivedAt }),
    ...listParts(
      words,
      leads.map((lead) => mailView(lead, config, stageActions(lead, link))),
    ),
  };
}
