import { figuresMail } from '@/content/figures-mail';
import { type Figures, funnel, type Part, type Step } from '@/lib/lead/figures/figures';
import { monthInWords } from '@/lib/lead/figures/month';
import {
  changeInWords,
  inWords,
  partName,
  partNumber,
  shareInWords,
} from '@/lib/lead/figures/words';

/** Signs of the longest bar. */
const barLength = 24;
/** Parts that are told of each kind; the others are few, or nothing. */
export const mostParts = 12;

/** The funnel's steps that have a number: visits only where they were counted. */
export function stepsOf({ counted }: Figures): Step[] {
  return funnel.filter((step) => counted || step !== 'visit');
}

/** How long a step's bar is, of 1 for the longest; a number that is none at all has none. */
export function barOf(step: Step, figures: Figures): number {
  const longest = Math.max(...stepsOf(figures).map((each) => figures.now[each]), 1);
  return figures.now[step] / longest;
}

/** The three lists of parts that have anything in them. */
export function listsOf(figures: Figures) {
  const kinds = ['pages', 'calls', 'campaigns'] as const;
  return kinds
    .map((kind) => ({ kind, title: figuresMail.parts[kind], parts: figures[kind] }))
    .filter(({ parts }) => parts.length > 0);
}

/** What a part has to tell: each number that is not zero, now or before. */
export function partNumbers(part: Part, figures: Figures): string[] {
  return funnel
    .filter((step) => part.now[step] + part.before[step] > 0)
    .map((step) => partNumber(step, part, figures));
}

export function limitLines({ now }: Figures): readonly string[] {
  return figuresMail.limits.lines(figuresMail.limits.machines(inWords(now.machine)));
}

function stepLines(step: Step, figures: Figures): string[] {
  const { now, then } = figures;
  const bar = barOf(step, figures);
  const signs = bar > 0 ? '#'.repeat(Math.max(1, Math.round(bar * barLength))) : '';
  const share = shareInWords(step, now);
  return [
    `${figuresMail.steps[step]}: ${inWords(now[step])}, ${changeInWords(step, { now, before: then }, figures)}`,
    ...(signs ? [`  ${signs}`] : []),
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
          ...partNumbers(part, figures).map((text) => `    ${text}`),
        ]),
      ...(list.parts.length > mostParts ? [`- ${more(list.parts.length - mostParts)}`] : []),
    ]),
    '',
    `${limits.title}:`,
    ...limitLines(figures).map((line) => `- ${line}`),
    '',
  ];
}
