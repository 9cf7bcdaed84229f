import { callsToAction } from '@/content/calls-to-action';
import { figuresMail } from '@/content/figures-mail';
import type { Figures, Part, Step, Totals } from '@/lib/lead/figures/figures';
import { isCallToAction } from '@/lib/lead/visit';

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

/** How a step stands against the month before, in words. */
export function changeInWords(
  step: Step,
  { now, before }: Pick<Part, 'now' | 'before'>,
  { countedBefore }: Pick<Figures, 'countedBefore'>,
): string {
  const known = countedBefore || !(step === 'visit' || step === 'touched');
  return known ? differenceInWords(now[step], before[step]) : figuresMail.firstCounted;
}

/** A number of a part with what it is, and the change: `3 richieste, +1`. */
export function partNumber(step: Step, part: Part, figures: Figures): string {
  const [one, other] = figuresMail.counted[step];
  const count = part.now[step];
  const number = `${inWords(count)} ${count === 1 ? one : other}`;
  const comparable = figures.countedBefore || !(step === 'visit' || step === 'touched');
  return comparable ? `${number}, ${changeInWords(step, part, figures)}` : number;
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
  if (kind === 'pages') return name || figuresMail.unknownPage;
  if (kind === 'calls') return isCallToAction(name) ? callsToAction[name] : name;
  return name
    .split('/')
    .map((half) => (half === '?' ? figuresMail.otherCampaign : half))
    .filter(Boolean)
    .join(' / ');
}
