import { promiseMail } from '@/content/mails/promise';
import type { Env } from '@/lib/env';
import type { MarkAction } from '@/lib/lead/links/mail-actions';
import { beside, mailDocument, station, stretch } from '@/lib/lead/mail/layout/layout';
import {
  facts,
  headline,
  link,
  notice,
  otherActions,
  paragraph,
} from '@/lib/lead/mail/layout/parts';
import type { OtherMail } from '@/lib/lead/mail/other-mail';
import { replyLines, signature } from '@/lib/lead/mail/text-part';
import { type MailView, mailView } from '@/lib/lead/mail/view';
import { momentInWords } from '@/lib/lead/promise/answer-by';
import { lastingInWords } from '@/lib/lead/promise/state';
import { promisedBy } from '@/lib/lead/promise/times';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { type Html, html } from '@/lib/lead/text/html';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Requests that one mail tells; of the others, how many there are. */
export const mostListed = 50;

/** What a recall is about. */
export interface Reminder {
  /** Fixes the Message-ID. */
  id: string;
  /** Oldest first, `mostListed` at the most. */
  leads: ReceivedLead[];
  /** Of all that wait. */
  count: number;
  /** Milliseconds since the epoch. */
  now: number;
  /** How each can be marked from the mail; nothing where it cannot. */
  actions?: (lead: ReceivedLead) => MarkAction[];
}

type MailConfig = Pick<Env, 'siteUrl' | 'workingCalendar'>;

interface Entry {
  view: MailView;
  lasting: string;
  promise: string;
  broken: boolean;
  actions: MarkAction[];
}

const { labels } = promiseMail;

function entryOf(lead: ReceivedLead, recall: Reminder, config: MailConfig): Entry {
  const received = lead.receivedAt.getTime();
  const deadline = promisedBy(received, config.workingCalendar);
  const broken = recall.now >= deadline;
  const when = momentInWords(deadline);
  return {
    view: mailView(lead, config),
    lasting: lastingInWords(recall.now - received),
    promise: broken ? promiseMail.since(when) : promiseMail.until(when),
    broken,
    actions: recall.actions?.(lead) ?? [],
  };
}

function contactRows({ view: { fields, links } }: Entry): [string, Html][] {
  const phone = links.phone ? link(links.phone, fields.telefono) : html`${fields.telefono}`;
  return [
    [labels.telefono, phone],
    [labels.email, link(links.email, fields.email)],
  ];
}

function entryRows(entry: Entry, index: number): Html[] {
  const { view, lasting, promise, broken, actions } = entry;
  const marks = actions.map(({ label, href }): [string, string] => [href, label]);
  return [
    stretch(40),
    station(promiseMail.stop(index + 1)),
    beside(headline(view.fields.nome, 2), 14),
    beside(paragraph(html`${view.fields.azienda}`, 19), 6),
    ...(broken ? [beside(notice(labels.until, promise), 18)] : []),
    beside(
      facts([
        [labels.waiting, html`${lasting}`],
        ...(broken ? [] : [[labels.until, html`${promise}`] as [string, Html]]),
        ...contactRows(entry),
      ]),
      16,
    ),
    ...(marks.length > 0
      ? [beside(paragraph(html`${promiseMail.mark}`, 15), 16), beside(otherActions(marks, ''), 2)]
      : []),
  ];
}

/** What people wrote stands in a line of the mail's own, so that no line of theirs can look like one of it. */
function textEntry({ view, lasting, promise, actions }: Entry, index: number): string {
  const { nome, azienda, email, telefono } = view.fields;
  return [
    `${index + 1}. ${singleLine(nome)}, ${singleLine(azienda)}`,
    `   ${labels.waiting}: ${lasting}`,
    `   ${labels.until}: ${promise}`,
    `   ${labels.telefono}: ${singleLine(telefono)}`,
    `   ${labels.email}: ${singleLine(email)}`,
    ...replyLines(view).map((line) => `   ${line}`),
    ...(actions.length > 0 ? [`   ${promiseMail.mark}`] : []),
    ...actions.map(({ label, href }) => `   - ${label}: ${href}`),
  ].join('\n');
}

/** The mail that recalls requests which wait, oldest first: who, for how long, and by when the promise runs out. */
export function composeReminder(recall: Reminder, config: MailConfig): OtherMail {
  const { subject, title, intro, aside, footer, others } = promiseMail;
  const { leads, count } = recall;
  const entries = leads.map((lead) => entryOf(lead, recall, config));
  const rest = count > leads.length ? [others(count - leads.length)] : [];
  return {
    id: recall.id,
    subject: subject(count),
    text: [
      title(count),
      '',
      intro,
      '',
      entries.map(textEntry).join('\n\n'),
      ...rest.flatMap((line) => ['', line]),
      '',
      ...signature(footer),
    ].join('\n'),
    html: mailDocument({ title: title(count), preview: intro, aside, footer }, [
      beside(headline(title(count), 1)),
      beside(paragraph(html`${intro}`), 14),
      ...entries.flatMap(entryRows),
      ...rest.map((line) => beside(paragraph(html`${line}`, 15), 32)),
    ]),
  };
}
