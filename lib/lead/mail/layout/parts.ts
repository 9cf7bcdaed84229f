import { colours, font, lineColours } from '@/lib/lead/mail/layout/style';
import { type Html, html, withLineBreaks } from '@/lib/lead/text/html';

const { ink, quiet, rule, control, line, onLine } = colours;

/** Longest goal that is set large, in characters: a short one reads like a quotation, a long one like a letter. */
const shortQuote = 180;

/** Sizes of a headline, by its length in characters: a name of 80 still takes three lines at the most. */
const headlineSizes: [upTo: number, size: number, leading: number][] = [
  [18, 46, 48],
  [34, 34, 37],
  [Number.POSITIVE_INFINITY, 26, 30],
];

export function link(href: string, text: string): Html {
  return html`<a class="ink" href="${href}" style="color:${ink};text-decoration:underline">${text}</a>`;
}

/** Mail programs find a headline with `h1`, each request's in a mail of several with `h2`. */
export function headline(text: string, level: 1 | 2): Html {
  const [, size, leading] = headlineSizes.find(([upTo]) => text.length <= upTo) ?? [0, 26, 30];
  const style = `${font};margin:0;font-size:${size}px;line-height:${leading}px;font-weight:bold;letter-spacing:-${(size / 40).toFixed(1)}px;color:${ink}`;
  // on a phone the larger ones shrink
  const name = size > 30 ? 'ink name' : 'ink';
  return level === 1
    ? html`<h1 class="${name}" style="${style}">${text}</h1>`
    : html`<h2 class="${name}" style="${style}">${text}</h2>`;
}

export function paragraph(text: Html, size = 17): Html {
  return html`<p class="ink" style="${font};margin:0;font-size:${String(size)}px;line-height:${String(size + 9)}px;color:${ink}">${text}</p>
`;
}

export function smallHeading(text: string): Html {
  return html`<p class="ink" style="${font};margin:0 0 6px;font-size:15px;line-height:22px;font-weight:bold;color:${ink}">${text}</p>
`;
}

/** What somebody wrote, in their own lines; its first sign hangs out of them. */
export function quotation(text: string): Html {
  const large = text.length <= shortQuote;
  const style = large
    ? 'font-size:23px;line-height:32px;font-weight:bold;letter-spacing:-0.3px'
    : 'font-size:17px;line-height:27px';
  return html`<blockquote class="ink" style="${font};margin:0;padding:0;text-indent:-0.56em;${style};color:${ink}">«${withLineBreaks(text)}»</blockquote>
`;
}

/** What looks odd, framed. */
export function notice(label: string, text: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="ink underline" style="${font};border:2px solid ${ink};padding:10px 14px;font-size:15px;line-height:22px;color:${ink}"><strong>${label}:</strong> ${text}</td></tr></table>
`;
}

/** Longest detail that fits on the button's right, in characters; a longer one stands below. */
const detailBeside = 24;

/** The one thing to do, 56 pixels high at the least. */
export function primaryButton(href: string, text: string, detail: string): Html {
  const where =
    detail.length <= detailBeside
      ? 'float:right;white-space:nowrap'
      : 'display:block;font-size:15px;line-height:21px';
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>
<td class="line" bgcolor="${line}" style="background-color:${line};padding:0"><a class="line on-line" href="${href}" style="${font};display:block;background-color:${line};padding:16px 20px;font-size:18px;line-height:24px;font-weight:bold;color:${onLine};text-decoration:none">${text} <span class="number" style="${where};font-weight:normal">${detail}</span></a></td>
</tr></table>
`;
}

/** Other things to do, as links side by side, with a remark on their right. */
export function otherActions(links: [href: string, text: string][], remark: string): Html {
  const shown = links.map(
    ([href, text]) =>
      html`<a class="ink underline" href="${href}" style="display:inline-block;margin-right:24px;padding:8px 0 2px;border-bottom:2px solid ${ink};color:${ink};font-weight:bold;text-decoration:none">${text}</a> `,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="stack" valign="top" style="${font};font-size:16px;line-height:22px">${shown}</td>
<td class="stack ink" valign="top" align="right" style="${font};padding:8px 0 0;font-size:15px;line-height:22px;color:${ink}">${remark}</td>
</tr></table>
`;
}

/** Quiet things to do, each 44 pixels high so that a thumb finds it, in as many rows as they take. */
export function quietActions(title: string, links: [href: string, text: string][]): Html {
  const shown = links.map(
    ([href, text]) =>
      html`<a class="ink control" href="${href}" style="${font};display:inline-block;margin:0 8px 8px 0;border:1px solid ${control};padding:10px 14px;font-size:15px;line-height:22px;color:${ink};text-decoration:none;white-space:nowrap">${text}</a>`,
  );
  return html`${smallHeading(title)}<div>${shown}</div>
`;
}

/** A link in small print. */
export function smallLink(href: string, text: string): Html {
  return html`<a class="quiet" href="${href}" style="${font};display:inline-block;padding:12px 0;font-size:13px;line-height:20px;color:${quiet};text-decoration:underline">${text}</a>`;
}

/** A line's code in its colour, and what comes from it. */
export function lineSign(number: number, text: string): Html {
  const [fill, on] = lineColours[(number - 1) % lineColours.length] ?? [ink, onLine];
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="44" height="30" align="center" bgcolor="${fill}" style="${font};width:44px;height:30px;background-color:${fill};font-size:15px;line-height:30px;font-weight:bold;color:${on}">L${String(number)}</td>
<td class="ink" style="${font};padding:0 0 0 14px;font-size:16px;line-height:22px;color:${ink}">${text}</td>
</tr></table>
`;
}

/** Small facts below each other: what each is, and what it says. */
export function facts(rows: [label: string, value: Html][]): Html {
  const shown = rows.map(
    ([label, value]) => html`<tr>
<td class="quiet label" width="128" valign="top" style="${font};width:128px;padding:3px 12px 3px 0;font-size:14px;line-height:20px;color:${quiet}">${label}</td>
<td class="ink" valign="top" style="${font};padding:3px 0;font-size:14px;line-height:20px;color:${ink};word-break:break-word;overflow-wrap:anywhere">${value}</td>
</tr>
`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
${shown}</table>
`;
}

/** A hairline, and content under it. */
export function ruled(content: Html | Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule" style="border-top:1px solid ${rule};padding:20px 0 0">${content}</td></tr></table>
`;
}
