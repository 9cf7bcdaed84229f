import { leadMail } from '@/content/lead-mail';
import { site } from '@/content/site';
import { Html, html, withLineBreaks } from '@/lib/lead/html';
import type { MailView } from '@/lib/lead/mail';
import type { VisitRow } from '@/lib/lead/visit-rows';

const paper = '#F4F1EA';
const ink = '#111111';
const quiet = '#5A564E';
const rule = '#D9D4C8';
const red = '#D7261E';
const font = 'font-family:Archivo,Helvetica,Arial,sans-serif';

/** Clients that honour a colour scheme turn the whole sheet over; the others keep the inline colours. */
const darkMode = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #161513 !important; }
  .ink { color: #F4F1EA !important; }
  .quiet { color: #B5AFA3 !important; }
  .rule { border-color: #3A3733 !important; }
  .button { background-color: #F4F1EA !important; color: #111111 !important; }
}`);

function row(label: string, value: Html): Html {
  return html`<tr>
<td class="quiet rule" width="120" valign="top" style="${font};width:120px;padding:10px 12px 10px 0;border-top:1px solid ${rule};font-size:14px;line-height:22px;color:${quiet}">${label}</td>
<td class="ink rule" valign="top" style="${font};padding:10px 0;border-top:1px solid ${rule};font-size:16px;line-height:22px;color:${ink};word-break:break-word">${value}</td>
</tr>
`;
}

function link(href: string, text: string): Html {
  return html`<a class="ink" href="${href}" style="color:${ink};text-decoration:underline">${text}</a>`;
}

function button(href: string, text: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="left" style="margin:0 12px 12px 0"><tr>
<td class="button" bgcolor="${ink}" style="background-color:${ink};padding:0"><a class="button" href="${href}" style="${font};display:inline-block;padding:13px 20px;font-size:16px;line-height:20px;font-weight:bold;color:${paper};text-decoration:none">${text}</a></td>
</tr></table>
`;
}

function heading(text: string): Html {
  return html`<h2 class="ink" style="${font};margin:32px 0 12px;font-size:16px;line-height:22px;font-weight:bold;color:${ink}">${text}</h2>
`;
}

function visitBlock(rows: VisitRow[]): Html {
  if (rows.length === 0) return html``;
  return html`${heading(leadMail.visit.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map(({ label, value }) => row(label, html`${value}`))}</table>
`;
}

/**
 * The mail's HTML part: one 600-pixel column of tables with inline styles, which Gmail and Outlook both lay out, no
 * image and nothing loaded from outside. Everything the visitor wrote is escaped; line breaks are kept.
 */
export function mailHtml({ fields, links, pageUrl, receivedAt, visit, id }: MailView): string {
  const { labels, reply } = leadMail;
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${leadMail.title}</title>
<style>${darkMode}
</style>
</head>
<body class="paper" bgcolor="${paper}" style="margin:0;padding:0;background-color:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${leadMail.preview(fields.nome, fields.azienda)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="background-color:${paper}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td align="left">
<p class="ink" style="${font};margin:0 0 12px;font-size:20px;line-height:24px;font-weight:bold;color:${ink}">${site.brand}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td height="4" bgcolor="${red}" style="height:4px;font-size:0;line-height:4px;background-color:${red}">&nbsp;</td></tr></table>
<h1 class="ink" style="${font};margin:28px 0 20px;font-size:28px;line-height:34px;font-weight:bold;color:${ink}">${leadMail.title}</h1>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${row(labels.nome, html`${fields.nome}`)}${row(labels.azienda, html`${fields.azienda}`)}${row(labels.email, link(links.email, fields.email))}${row(labels.telefono, link(links.phone, fields.telefono))}</table>
${heading(labels.obiettivi)}<p class="ink" style="${font};margin:0;font-size:17px;line-height:27px;color:${ink};word-break:break-word">${withLineBreaks(fields.obiettivi)}</p>
${heading(leadMail.replyTitle)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td>
${button(links.email, reply.email)}${button(links.phone, reply.phone)}${links.whatsapp ? button(links.whatsapp, reply.whatsapp) : []}</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:20px">
${row(labels.page, pageUrl ? link(pageUrl, pageUrl) : html`${leadMail.unknownPage}`)}${row(labels.receivedAt, html`${receivedAt}`)}${row(labels.id, html`${id}`)}</table>
${visitBlock(visit)}<p class="quiet" style="${font};margin:20px 0 0;font-size:13px;line-height:20px;color:${quiet}">${leadMail.footer}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.source;
}
