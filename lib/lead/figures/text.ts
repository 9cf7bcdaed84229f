import { figuresMail } from '@/content/mails/figures';
import { type Figures, funnel, type Part, type Step } from '@/lib/lead/figures/figures';
import { monthInWords, nameOfMonth } from '@/lib/lead/figures/month';
import {
  changeInWords,
  inWords,
  isComparable,
  numberInWords,
  partName,
  shareInWords,
} from '@/lib/lead/figures/words';

/** Signs of the longest bar. */
const barLength = 24;
/** Parts that are told of each kind; the others are few, or nothing. */
export const mostParts = 8;

/** Letters of `settembre`. */
const longestMonth = 9;

/** The funnel's steps that have a number: visits only where they were counted. */
export function stepsOf({ counted }: Figures): Step[] {
  return funnel.filter((step) => counted || step !== 'visit');
}

/** How long a step's bars are, of this month and of the one before: 1 is the longer of the two. */
export function barsOf(step: Step, { now, then }: Figures): [now: number, then: number] {
  const longer = Math.max(now[step], then[step], 1);
  return [now[step] / longer, then[step] / longer];
}

/** The three lists of parts that have anything in them. */
export function listsOf(figures: Figures) {
  const kinds = ['pages', 'calls', 'campaigns'] as const;
  return kinds
    .map((kind) => ({ kind, title: figuresMail.parts[kind], parts: figures[kind] }))
    .filter(({ parts }) => parts.length > 0);
}

/** What a part has to tell: each number that is not zero, now or before, with what it counts. */
export function partNumbers(part: Part, figures: Figures): [label: string, number: string][] {
  return funnel
    .filter((step) => part.now[step] + part.before[step] > 0)
    .map((step) => [figuresMail.short[step], numberInWords(step, part, figures)]);
}

export function limitLines({ now }: Figures): readonly string[] {
  return figuresMail.limits.lines(figuresMail.limits.machines(inWords(now.machine)));
}

function barLine(month: string, bar: number): string {
  const signs = bar > 0 ? '#'.repeat(Math.max(1, Math.round(bar * barLength))) : '';
  return `  ${nameOfMonth(month).padEnd(longestMonth)} ${signs}`.trimEnd();
}

function stepLines(step: Step, figures: Figures): string[] {
  const { now, then, month, before } = figures;
  const share = shareInWords(step, now);
  const [bar, barBefore] = barsOf(step, figures);
  return [
    `${figuresMail.steps[step]}: ${inWords(now[step])}, ${changeInWords(step, { now, before: then }, figures)}`,
    ...(bar + barBefore > 0 ? [barLine(month, bar)] : []),
    ...(bar + barBefore > 0 && isComparable(step, figures) ? [barLine(before, barBefore)] : []),
    ...(share ? [`  ${share}`] : []),
  ];
}

/** A month's figures as plain text: the mail's text part, and what the command prints. */
export function figuresText(figures: Figures): string[] {
  const { title, compared, steps, notCounted, limits, more } = figuresMail;
  return [
    title(monthInWords(figures.month)),
    compared(monthInWords(figures.before)),
    '',
    ...(figures.counted ? [] : [`${steps.visit}: ${notCounted}`]),
    ...stepsOf(figures).flatMap((step) => stepLines(step, figures)),
    ...listsOf(figures).flatMap((list) => [
      '',
      `${list.title}:`,
      ...list.parts
        .slice(0, mostParts)
        .flatMap((part) => [
          `- ${partName(list.kind, part)}`,
          ...partNumbers(part, figures).map(([label, number]) => `    ${label}: ${number}`),
        ]),
      ...(list.parts.length > mostParts ? [`- ${more(list.parts.length - mostParts)}`] : []),
    ]),
    '',
    `${limits.title}:`,
    ...limitLines(figures).map((line) => `- ${line}`),
    '',
  ];
}
