import { appointment as words } from '@/content/appointment';
import { leadMail } from '@/content/mails/lead';
import type { Env } from '@/lib/env';
import { type Appointment, inRome } from '@/lib/lead/appointment/appointment';
import { calendarOf, methodOf } from '@/lib/lead/appointment/calendar';
import { beside, mailDocument, station } from '@/lib/lead/mail/layout/layout';
import { facts, headline, link, paragraph } from '@/lib/lead/mail/layout/parts';
import type { OtherMail } from '@/lib/lead/mail/other-mail';
import { signature } from '@/lib/lead/mail/text-part';
import { romeTime } from '@/lib/lead/mail/view';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { type Html, html } from '@/lib/lead/text/html';
import { singleLine } from '@/lib/lead/text/plain-text';

type MailConfig = Pick<Env, 'leadsFrom' | 'leadsFromName' | 'leadsTo'>;

/** Longest piece of visitor's text in a header or in a calendar's entry, in code points. */
const headerTextLength = 80;

const { labels } = leadMail;

type Kind = 'new' | 'changed' | 'cancelled';

function kindOf({ cancelled, sequence }: Appointment): Kind {
  if (cancelled) return 'cancelled';
  return sequence === 0 ? 'new' : 'changed';
}

/** Such as `martedì 24 novembre, ore 10:30`: what a list of mails has room for. */
function shortTime({ startsAt }: Appointment): string {
  return inRome(startsAt).toFormat("cccc d LLLL, 'ore' HH:mm");
}

interface Letter {
  title: string;
  intro: string;
  /** Below the time: how they meet, and on what address. */
  lines: Html[];
  textLines: string[];
  footer: string;
}

function parts(appointment: Appointment, { title, intro, lines, textLines, footer }: Letter) {
  const when = romeTime(appointment.startsAt);
  const text = [title, '', intro, '', when, ...textLines, '', ...signature(footer)].join('\n');
  const document = mailDocument({ title, preview: `${when}. ${intro}`, aside: '', footer }, [
    station(words.prospectMail.stop),
    beside(headline(title, 1), 14),
    beside(paragraph(html`${intro}`), 14),
    beside(paragraph(html`<strong>${when}</strong>`, 21), 24),
    ...lines.map((line) => beside(line, 10)),
  ]);
  return { text, html: document };
}

function toProspect(appointment: Appointment) {
  const kind = kindOf(appointment);
  const { prospectMail: mail, manners } = words;
  const how = kind === 'cancelled' ? null : manners[appointment.manner].prospect;
  const close = kind === 'cancelled' ? mail.close.cancelled : mail.close.keep;
  const address = kind === 'cancelled' ? null : appointment.link;
  return {
    subject: mail.subject[kind](shortTime(appointment)),
    summary: words.event.prospect,
    ...parts(appointment, {
      title: mail.title[kind],
      intro: mail.intro[kind],
      lines: [
        ...(how ? [paragraph(html`${how}`)] : []),
        ...(address ? [paragraph(link(address, address))] : []),
        paragraph(html`${close}`),
      ],
      textLines: [...(how ? [how] : []), ...(address ? [address] : []), '', close],
      footer: mail.footer,
    }),
  };
}

function toAgency(appointment: Appointment, { fields }: ReceivedLead) {
  const kind = kindOf(appointment);
  const { agencyMail: mail, manners } = words;
  const company = singleLine(fields.azienda, headerTextLength);
  const name = singleLine(fields.nome, headerTextLength);
  const rows: [string, string][] = [
    [labels.nome, singleLine(fields.nome)],
    [labels.azienda, singleLine(fields.azienda)],
    [labels.telefono, singleLine(fields.telefono)],
    [mail.how, appointment.link ?? manners[appointment.manner].label],
  ];
  return {
    subject: mail.subject[kind](shortTime(appointment), company),
    summary: words.event.agency(name, company),
    ...parts(appointment, {
      title: mail.title[kind],
      intro: mail.intro(singleLine(fields.email)),
      lines: [facts(rows.map(([label, value]) => [label, html`${value}`]))],
      textLines: rows.map(([label, value]) => `${label}: ${value}`),
      footer: mail.footer,
    }),
  };
}

/**
 * What one of those who take part is told of an appointment, with the invitation in it. The same appointment gives each the
 * same Message-ID, so that a second delivery can be recognised.
 */
export function appointmentMail(
  appointment: Appointment,
  lead: ReceivedLead,
  recipient: string,
  config: MailConfig,
): OtherMail {
  const forProspect = recipient === lead.fields.email;
  const { subject, summary, text, html } = forProspect
    ? toProspect(appointment)
    : toAgency(appointment, lead);
  const attendees = [lead.fields.email, ...config.leadsTo];
  const place = attendees.indexOf(recipient);
  return {
    id: `${lead.id}.appointment.${appointment.sequence}.${place}`,
    subject,
    text,
    html,
    to: recipient,
    ...(forProspect && config.leadsTo[0] && { replyTo: config.leadsTo[0] }),
    icalEvent: {
      method: methodOf(appointment),
      filename: 'invito.ics',
      content: calendarOf(appointment, { summary, attendees }, config),
    },
  };
}
