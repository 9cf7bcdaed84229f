import { leadMail } from '@/content/lead-mail';
import type { MailView } from '@/lib/lead/mail';

const { labels, reply } = leadMail;

/** The link without its prefilled words: in plain text they would be a wall of percent signs. */
function bare(link: string): string {
  return link.replace(/\?.*$/, '');
}

/** The mail's plain-text part: everything that the HTML part says, with short links. */
export function mailText({ fields, links, pageUrl, receivedAt, visit, id }: MailView): string {
  return [
    leadMail.title,
    '',
    `${labels.nome}: ${fields.nome}`,
    `${labels.azienda}: ${fields.azienda}`,
    `${labels.email}: ${fields.email}`,
    `${labels.telefono}: ${fields.telefono}`,
    '',
    `${labels.obiettivi}:`,
    fields.obiettivi,
    '',
    `${leadMail.replyTitle}:`,
    `- ${reply.email}: ${bare(links.email)}`,
    `- ${reply.phone}: ${links.phone}`,
    ...(links.whatsapp ? [`- ${reply.whatsapp}: ${bare(links.whatsapp)}`] : []),
    '',
    `${labels.page}: ${pageUrl ?? leadMail.unknownPage}`,
    `${labels.receivedAt}: ${receivedAt}`,
    `${labels.id}: ${id}`,
    ...(visit.length > 0 ? ['', `${leadMail.visit.title}:`] : []),
    ...visit.map(({ label, value }) => `- ${label}: ${value}`),
    '',
    // RFC 3676: the line that mail clients take for the start of a signature
    '-- ',
    leadMail.footer,
    '',
  ].join('\n');
}
