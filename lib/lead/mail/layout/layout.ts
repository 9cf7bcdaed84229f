import { site } from '@/content/site';
import { colours, font, sheet, track } from '@/lib/lead/mail/layout/style';
import { type Html, html } from '@/lib/lead/text/html';

const { ground, paper, ink, quiet, line } = colours;
const { before, after, ring, stop } = track;
const axis = before + track.line / 2;

function px(length: number): string {
  return `${length}px`;
}

/** A cell of a row's own content, with the sheet's right margin beside it. */
function contentCells(content: Html | Html[], style: string): Html {
  return html`<td valign="top" style="${font};${style};word-break:break-word;overflow-wrap:anywhere">${content}</td>
<td class="right" style="font-size:0;line-height:0">&nbsp;</td>`;
}

/**
 * The sheet's upper margin, and the one row that has each column's width: the others follow it, whatever they hold
 * (`table-layout: fixed`).
 */
function columns(height: number): Html {
  const cell = (name: string, width: number) =>
    html`<td class="${name}" width="${String(width)}" height="${String(height)}" style="width:${px(width)};height:${px(height)};font-size:0;line-height:0">&nbsp;</td>`;
  return html`<tr>
${[cell('before', before), cell('track', track.line), cell('after', after)]}
<td style="font-size:0;line-height:0">&nbsp;</td>
${cell('right', track.right)}
</tr>
`;
}

/** The three cells left of the content: the line with what stands beside it. `beside` fills the gap to the content. */
function lineCells(beside: Html | null): Html {
  return html`<td class="before" style="font-size:0;line-height:0">&nbsp;</td>
<td class="line" bgcolor="${line}" style="background-color:${line};font-size:0;line-height:0">&nbsp;</td>
<td class="after" valign="top" style="font-size:0;line-height:0">${beside ?? html`&nbsp;`}</td>`;
}

/** Content beside the line, `above` pixels under the row before it. */
export function beside(content: Html | Html[], above = 0): Html {
  return html`<tr>
${lineCells(null)}
${contentCells(content, `padding:${px(above)} 0 0`)}
</tr>
`;
}

/** Content that the line branches into: its connection stands at `middle` pixels of the content's height. */
export function branch(content: Html, middle: number, above: number): Html {
  const arm = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td height="${String(above + middle - 6)}" style="height:${px(above + middle - 6)};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="line" height="12" bgcolor="${line}" style="height:12px;background-color:${line};font-size:0;line-height:0">&nbsp;</td></tr>
</table>`;
  return html`<tr>
${lineCells(arm)}
${contentCells(content, `padding:${px(above)} 0 0`)}
</tr>
`;
}

function signRow(name: 'ring' | 'stop', size: number, sign: Html, content: Html): Html {
  return html`<tr>
<td colspan="3" class="${name}" valign="${name === 'ring' ? 'bottom' : 'middle'}" height="${String(size)}" style="height:${px(size)};padding:0 0 0 ${px(axis - size / 2)};font-size:0;line-height:0">${sign}</td>
${contentCells(content, 'padding:0;vertical-align:middle')}
</tr>
`;
}

/** Where the line begins: the brand's sign, its name, and on the right what belongs to the whole mail. */
function origin(aside: string): Html {
  const hole = ring - 18;
  return signRow(
    'ring',
    ring,
    html`<div class="mark" style="width:${px(hole)};height:${px(hole)};border:9px solid ${line};border-radius:50%;background-color:${paper}"></div>`,
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" style="${font};font-size:21px;line-height:26px;font-weight:bold;letter-spacing:-0.4px;color:${ink}">${site.brand}</td>
<td class="ink" align="right" style="${font};font-size:14px;line-height:20px;color:${ink}">${aside}</td>
</tr></table>`,
  );
}

/** A station with its name: what begins here. Its name has to fit one line. */
export function station(name: string): Html {
  const hole = stop - 10;
  return signRow(
    'stop',
    stop,
    html`<div class="station" style="width:${px(hole)};height:${px(hole)};border:5px solid ${ink};border-radius:50%;background-color:${paper}"></div>`,
    html`<span class="ink" style="font-size:15px;line-height:22px;font-weight:bold;color:${ink}">${name}</span>`,
  );
}

/** Where the line ends, in a square, as on the site's maps. */
function terminus(text: string | Html): Html {
  return html`<tr>
<td colspan="3" class="stop" valign="top" style="padding:0 0 0 ${px(axis - stop / 2)};font-size:0;line-height:0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="terminus" width="${String(stop)}" height="${String(stop)}" bgcolor="${ink}" style="width:${px(stop)};height:${px(stop)};background-color:${ink};font-size:0;line-height:0">&nbsp;</td></tr></table></td>
${contentCells(html`<p class="quiet" style="${font};margin:0;font-size:13px;line-height:20px;color:${quiet}">${text}</p>`, 'padding:4px 0 0')}
</tr>
`;
}

/** A stretch of the line with nothing beside it. */
export function stretch(height: number): Html {
  return beside(html`<div style="height:${px(height)};font-size:0;line-height:0">&nbsp;</div>`);
}

interface MailFrame {
  title: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** Beside the brand. */
  aside: string;
  footer: string | Html;
}

/**
 * A mail's HTML part: one 640-pixel sheet of tables with inline styles, which Gmail and Outlook both lay out, with a line
 * down its left side that all of it stands at. `rows` are table rows. No image, and nothing loaded from outside.
 */
export function mailDocument({ title, preview, aside, footer }: MailFrame, rows: Html[]): string {
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${sheet}
</style>
</head>
<body class="ground" bgcolor="${ground}" style="margin:0;padding:0;background-color:${ground}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="background-color:${ground}"><tr><td class="ground" align="center" style="padding:32px 16px">
<table class="paper" role="presentation" width="640" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="width:100%;max-width:640px;background-color:${paper}"><tr><td align="left" style="padding:0 0 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;table-layout:fixed">
${[columns(24), origin(aside), stretch(32), ...rows, stretch(32), terminus(footer)]}</table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.source;
}
