import { site } from '@/content/site';
import { Html, html } from '@/lib/lead/html';

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

/** A row of a `rows` table: what it is, and what it says. */
export function row(label: string, value: Html): Html {
  return html`<tr>
<td class="quiet rule" width="120" valign="top" style="${font};width:120px;padding:10px 12px 10px 0;border-top:1px solid ${rule};font-size:14px;line-height:22px;color:${quiet}">${label}</td>
<td class="ink rule" valign="top" style="${font};padding:10px 0;border-top:1px solid ${rule};font-size:16px;line-height:22px;color:${ink};word-break:break-word">${value}</td>
</tr>
`;
}

/** A table over the whole width; `style` is its own. */
export function table(content: Html | Html[], style = 'margin:0'): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">
${content}</table>
`;
}

export function link(href: string, text: string): Html {
  return html`<a class="ink" href="${href}" style="color:${ink};text-decoration:underline">${text}</a>`;
}

function button(href: string, text: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="left" style="margin:0 12px 12px 0"><tr>
<td class="button" bgcolor="${ink}" style="background-color:${ink};padding:0"><a class="button" href="${href}" style="${font};display:inline-block;padding:13px 20px;font-size:16px;line-height:20px;font-weight:bold;color:${paper};text-decoration:none">${text}</a></td>
</tr></table>
`;
}

/** Buttons side by side, of links with their words; a link that is null has none. */
export function buttons(actions: [string | null, string][]): Html {
  const shown = actions.flatMap(([href, text]) => (href === null ? [] : button(href, text)));
  return table(html`<tr><td>
${shown}</td></tr>`);
}

export function heading(text: string): Html {
  return html`<h2 class="ink" style="${font};margin:32px 0 12px;font-size:16px;line-height:22px;font-weight:bold;color:${ink}">${text}</h2>
`;
}

export function paragraph(text: Html): Html {
  return html`<p class="ink" style="${font};margin:0;font-size:17px;line-height:27px;color:${ink};word-break:break-word">${text}</p>
`;
}

/**
 * A mail's HTML part: one 600-pixel column of tables with inline styles, which Gmail and Outlook both lay out, no image
 * and nothing loaded from outside. `preview` is what a list of mails shows beside the subject.
 */
export function mailDocument(
  { title, preview, footer }: { title: string; preview: string; footer: string },
  content: Html | Html[],
): string {
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkMode}
</style>
</head>
<body class="paper" bgcolor="${paper}" style="margin:0;padding:0;background-color:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="background-color:${paper}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td align="left">
<p class="ink" style="${font};margin:0 0 12px;font-size:20px;line-height:24px;font-weight:bold;color:${ink}">${site.brand}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td height="4" bgcolor="${red}" style="height:4px;font-size:0;line-height:4px;background-color:${red}">&nbsp;</td></tr></table>
<h1 class="ink" style="${font};margin:28px 0 20px;font-size:28px;line-height:34px;font-weight:bold;color:${ink}">${title}</h1>
${content}<p class="quiet" style="${font};margin:20px 0 0;font-size:13px;line-height:20px;color:${quiet}">${footer}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.source;
}
