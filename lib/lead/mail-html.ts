import { leadMail } from '@/content/lead-mail';
import { type Html, html, withLineBreaks } from '@/lib/lead/html';
import {
  buttons,
  heading,
  link,
  mailDocument,
  paragraph,
  row,
  table,
} from '@/lib/lead/mail-layout';
import type { MailView } from '@/lib/lead/mail-view';

const { labels, reply, doubts: doubtWords } = leadMail;

/** Who asks, and what looks odd about it. A telephone that nobody can be reached at is a text. */
export function contactRows({ fields, links, doubts }: MailView): Html {
  return table([
    ...(doubts ? [row(doubtWords.label, html`<strong>${doubts}</strong>`)] : []),
    row(labels.nome, html`${fields.nome}`),
    row(labels.azienda, html`${fields.azienda}`),
    row(labels.email, link(links.email, fields.email)),
    row(
      labels.telefono,
      links.phone ? link(links.phone, fields.telefono) : html`${fields.telefono}`,
    ),
  ]);
}

/** One press for each way to answer that there is. */
export function replyButtons({ links }: MailView): Html {
  return buttons([
    [links.email, reply.email],
    [links.phone, reply.phone],
    [links.whatsapp, reply.whatsapp],
  ]);
}

function originRows({ pageUrl, receivedAt, id }: MailView): Html {
  return table(
    [
      row(labels.page, pageUrl ? link(pageUrl, pageUrl) : html`${leadMail.unknownPage}`),
      row(labels.receivedAt, html`${receivedAt}`),
      row(labels.id, html`${id}`),
    ],
    'margin-top:20px',
  );
}

function visitBlock({ visit }: MailView): Html[] {
  if (visit.length === 0) return [];
  return [
    heading(leadMail.visit.title),
    table(visit.map(({ label, value }) => row(label, html`${value}`))),
  ];
}

/** The HTML part of the mail for one request. Everything the visitor wrote is escaped; line breaks are kept. */
export function mailHtml(view: MailView): string {
  const { nome, azienda, obiettivi } = view.fields;
  const { title, footer } = leadMail;
  return mailDocument({ title, footer, preview: leadMail.preview(nome, azienda) }, [
    contactRows(view),
    heading(labels.obiettivi),
    paragraph(withLineBreaks(obiettivi)),
    heading(leadMail.replyTitle),
    replyButtons(view),
    originRows(view),
    ...visitBlock(view),
  ]);
}
