import type { SendMailOptions } from 'nodemailer';
import { leadMail } from '@/content/mails/lead';
import type { Env } from '@/lib/env';
import { type MakeLink, noLink } from '@/lib/lead/links/link-maker';
import { stageActions } from '@/lib/lead/links/mail-actions';
import { mailHead } from '@/lib/lead/mail/head';
import { mailHtml } from '@/lib/lead/mail/html-part';
import { mailText } from '@/lib/lead/mail/text-part';
import { mailView } from '@/lib/lead/mail/view';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Longest piece of visitor's text in a header, in code points: a subject stays readable in a list of mails. */
const headerTextLength = 80;

function subjectOf({ fields, doubts }: ReceivedLead): string {
  const subject = leadMail.subject(singleLine(fields.azienda, headerTextLength));
  return doubts.length > 0 ? `${leadMail.doubts.mark} ${subject}` : subject;
}

/**
 * The mail for one request, as nodemailer takes it. The visitor's text reaches Subject and Reply-To stripped and capped,
 * and Reply-To always as one name and one address. The same request gives the same Message-ID and Date.
 */
export function composeMail(
  received: ReceivedLead,
  config: Pick<Env, 'siteUrl' | 'leadsFrom' | 'leadsTo' | 'workingCalendar'>,
  link: MakeLink = noLink,
): SendMailOptions {
  const { fields, id, receivedAt } = received;
  const view = mailView(received, config, stageActions(received, link));
  return {
    ...mailHead(id, config),
    replyTo: { name: singleLine(fields.nome, headerTextLength), address: fields.email },
    subject: subjectOf(received),
    date: receivedAt,
    text: mailText(view),
    html: mailHtml(view),
  };
}
