import { actionPages } from '@/content/action-pages';
import { leadMail } from '@/content/mails/lead';
import type { MailView } from '@/lib/lead/mail/view';
import { multiLine, singleLine } from '@/lib/lead/text/plain-text';

const { labels, reply } = leadMail;

/** The link without its prefilled words: in plain text they would be a wall of percent signs. */
function bare(link: string): string {
  return link.split('?', 1).join();
}

/**
 * What a visitor wrote, each line quoted as mail clients mark it (RFC 3676, 4.5): else one of theirs could pass for one of
 * the mail's own, and its link be pressed.
 */
export function quotedLines(text: string): string[] {
  return multiLine(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
}

/** Who asks, one line each, and what looks odd about it. */
export function contactLines({ fields, doubts }: MailView): string[] {
  return [
    ...(doubts ? [`${leadMail.doubts.label}: ${doubts}`] : []),
    `${labels.nome}: ${singleLine(fields.nome)}`,
    `${labels.azienda}: ${singleLine(fields.azienda)}`,
    `${labels.email}: ${singleLine(fields.email)}`,
    `${labels.telefono}: ${singleLine(fields.telefono)}`,
  ];
}

/** A line for each way to answer that there is. */
export function replyLines({ links }: MailView): string[] {
  const actions: [string, string | null][] = [
    [reply.phone, links.phone],
    [reply.email, bare(links.email)],
    [reply.whatsapp, links.whatsapp && bare(links.whatsapp)],
  ];
  return actions.flatMap(([words, link]) => (link ? [`- ${words}: ${link}`] : []));
}

/** What the agency can say of the request, an address each. */
export function actionLines({ actions }: MailView): string[] {
  if (!actions) return [];
  const erase: [string, string][] = actions.erase ? [[actions.erase, actionPages.erase.label]] : [];
  return [
    actions.title,
    ...[...actions.links, ...erase].map(([href, words]) => `- ${words}: ${href}`),
  ];
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What closes a mail. RFC 3676: the line that mail clients take for the start of a signature. */
export function signature(footer: string): string[] {
  return ['-- ', footer, ''];
}

/** The mail's plain-text part: everything that the HTML part says, with short links. */
export function mailText(view: MailView): string {
  const { fields, pageUrl, solution, receivedAt, answerBy, attribution, id } = view;
  return [
    leadMail.title,
    capitalised(leadMail.answerBy(answerBy)),
    '',
    ...contactLines(view),
    '',
    `${labels.obiettivi}:`,
    ...quotedLines(fields.obiettivi),
    '',
    `${leadMail.replyTitle}:`,
    ...replyLines(view),
    '',
    ...(view.actions ? [...actionLines(view), ''] : []),
    ...(solution ? [`L${solution.line} ${leadMail.from(solution.name)}`] : []),
    `${labels.page}: ${pageUrl ?? leadMail.unknownPage}`,
    `${labels.receivedAt}: ${receivedAt}`,
    ...(attribution.length > 0 ? ['', `${leadMail.visit.title}:`] : []),
    ...attribution.map(({ label, value }) => `- ${label}: ${value}`),
    '',
    `${labels.id}: ${id}`,
    '',
    ...signature(leadMail.footer),
  ].join('\n');
}
