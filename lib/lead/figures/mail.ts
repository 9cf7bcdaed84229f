import { figuresMail } from '@/content/mails/figures';
import type { Figures, Part, Step } from '@/lib/lead/figures/figures';
import { monthInWords } from '@/lib/lead/figures/month';
import {
  barsOf,
  figuresText,
  limitLines,
  listsOf,
  mostParts,
  partNumbers,
  stepsOf,
} from '@/lib/lead/figures/text';
import { changeInWords, inWords, partName, shareInWords } from '@/lib/lead/figures/words';
import { beside, mailDocument, station, stretch } from '@/lib/lead/mail/layout/layout';
import { facts, headline, paragraph, ruled, smallHeading } from '@/lib/lead/mail/layout/parts';
import { colours, font } from '@/lib/lead/mail/layout/style';
import type { OtherMail } from '@/lib/lead/mail/other-mail';
import { signature } from '@/lib/lead/mail/text-part';
import { type Html, html } from '@/lib/lead/text/html';

const { ink, quiet, line } = colours;

/** A bar of a table cell with a ground, which every mail program draws; its number is beside it in words. */
function bar(part: number, name: 'line' | 'past', height: number): Html {
  const percent = Math.max(part > 0 ? 1 : 0, Math.round(part * 100));
  if (percent === 0) return html``;
  const fill = name === 'line' ? line : quiet;
  const rest =
    percent < 100
      ? html`<td width="${String(100 - percent)}%" style="width:${String(100 - percent)}%;font-size:0;line-height:0">&nbsp;</td>`
      : html``;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>
<td class="${name}" width="${String(percent)}%" height="${String(height)}" bgcolor="${fill}" style="width:${String(percent)}%;height:${String(height)}px;background-color:${fill};font-size:0;line-height:0">&nbsp;</td>${rest}
</tr></table>
`;
}

function bars(step: Step, figures: Figures): Html[] {
  const [now, then] = barsOf(step, figures);
  return [bar(now, 'line', 14), bar(then, 'past', 5)];
}

function small(text: string): Html {
  return html`<p class="quiet" style="${font};margin:0;font-size:14px;line-height:20px;color:${quiet}">${text}</p>
`;
}

function named(name: string, number: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ink" valign="bottom" style="${font};font-size:17px;line-height:24px;color:${ink}">${name}</td>
<td class="ink" align="right" valign="bottom" style="${font};font-size:26px;line-height:30px;font-weight:bold;white-space:nowrap;color:${ink}">${number}</td>
</tr></table>
`;
}

function stepRow(step: Step, figures: Figures): Html {
  const { now, then } = figures;
  const remarks = [changeInWords(step, { now, before: then }, figures), shareInWords(step, now)];
  return beside(
    [
      named(figuresMail.steps[step], inWords(now[step])),
      ...bars(step, figures),
      small(remarks.filter(Boolean).join(' · ')),
    ],
    20,
  );
}

function partRow(name: string, part: Part, figures: Figures): Html {
  const rows = partNumbers(part, figures).map(([label, number]): [string, Html] => [
    label,
    html`${number}`,
  ]);
  return beside(ruled([smallHeading(name), facts(rows)]), 16);
}

function listRows(figures: Figures): Html[] {
  return listsOf(figures).flatMap(({ kind, title, parts }) => [
    stretch(40),
    station(title),
    ...parts.slice(0, mostParts).map((part) => partRow(partName(kind, part), part, figures)),
    ...(parts.length > mostParts
      ? [beside(small(figuresMail.more(parts.length - mostParts)), 16)]
      : []),
  ]);
}

/** The mail with a month's figures. The same month has the same Message-ID, however often it is sent. */
export function composeFigures(figures: Figures): OtherMail {
  const { subject, title, aside, compared, steps, notCounted, limits, footer } = figuresMail;
  const month = monthInWords(figures.month);
  const comparison = compared(monthInWords(figures.before));
  return {
    id: `figures-${figures.month}`,
    subject: subject(month),
    text: [...figuresText(figures), ...signature(footer)].join('\n'),
    html: mailDocument({ title: title(month), preview: comparison, aside, footer }, [
      beside(headline(title(month), 1)),
      beside(paragraph(html`${comparison}`), 14),
      stretch(8),
      ...(figures.counted ? [] : [beside(named(steps.visit, notCounted), 20)]),
      ...stepsOf(figures).map((step) => stepRow(step, figures)),
      ...listRows(figures),
      stretch(40),
      station(limits.title),
      ...limitLines(figures).map((text) => beside(small(text), 12)),
    ]),
  };
}
