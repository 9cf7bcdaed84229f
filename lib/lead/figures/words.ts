import { callsToAction } from '@/content/calls-to-action';
import { figuresMail } from '@/content/mails/figures';
import type { Figures, Part, Step, Totals } from '@/lib/lead/figures/figures';
import { isCallToAction } from '@/lib/lead/request/attribution';

/** Numbers below this one make no percentage. */
const leastForShare = 20;

const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });
const percent = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('it-IT', { signDisplay: 'always', useGrouping: 'always' });
const signedPercent = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  signDisplay: 'always',
  maximumFractionDigits: 0,
});

export const inWords = (count: number): string => whole.format(count);

/** A difference: `+12 (+40%)`, with the percentage where the number before bears one. */
function differenceInWords(now: number, before: number): string {
  if (now === before) return figuresMail.same;
  const difference = signed.format(now - before);
  if (before < leastForShare) return difference;
  return `${difference} (${signedPercent.format((now - before) / before)})`;
}

/** Whether the month before has this number at all. */
export function isComparable(
  step: Step,
  { countedBefore }: Pick<Figures, 'countedBefore'>,
): boolean {
  return countedBefore || !(step === 'visit' || step === 'touched');
}

/** How a step stands against the month before. */
export function changeInWords(
  step: Step,
  { now, before }: Pick<Part, 'now' | 'before'>,
  figures: Pick<Figures, 'countedBefore'>,
): string {
  return isComparable(step, figures)
    ? differenceInWords(now[step], before[step])
    : figuresMail.firstCounted;
}

/** A number and how it stands against the month before, where that has it: `3, +1`. */
export function numberInWords(
  step: Step,
  part: Pick<Part, 'now' | 'before'>,
  figures: Pick<Figures, 'countedBefore'>,
): string {
  const number = inWords(part.now[step]);
  return isComparable(step, figures)
    ? `${number}, ${differenceInWords(part.now[step], part.before[step])}`
    : number;
}

/** What part of the step before a step is, in words; empty where the numbers are too small, or make none. */
export function shareInWords(step: Step, totals: Totals): string {
  const ofStep = {
    touched: 'visit',
    sent: 'touched',
    contacted: 'sent',
    won: 'contacted',
  } as const;
  if (step === 'visit') return '';
  const [part, of] = [totals[step], totals[ofStep[step]]];
  if (of < leastForShare || part > of) return '';
  return figuresMail.share(percent.format(part / of), figuresMail.shareOf[step]);
}

/** What a part is called: a page's path, a call to action in the words of the mails, a campaign. */
export function partName(kind: 'pages' | 'calls' | 'campaigns', { name }: Part): string {
  if (kind === 'pages') return name === '/' ? figuresMail.home : name || figuresMail.unknownPage;
  if (kind === 'calls') return isCallToAction(name) ? callsToAction[name] : name;
  return name
    .split('/')
    .map((half) => (half === '?' ? figuresMail.otherCampaign : half))
    .filter(Boolean)
    .join(' / ');
}
