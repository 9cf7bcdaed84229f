import { callsToAction } from '@/content/calls-to-action';
import { figuresMail } from '@/content/mails/figures';
import { each } from '@/lib/each';
import {
  type Figures,
  funnel,
  type Part,
  type Step,
  type Totals,
} from '@/lib/lead/figures/figures';
import { monthInWords, nameOfMonth } from '@/lib/lead/figures/month';
import { type Fact, Facts, Letter, Ruled, SmallHeading } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { Measure, Section } from '@/lib/lead/mails/report';
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

const inWords = (count: number): string => whole.format(count);

/** A difference: `+12 (+40%)`, with the percentage where the number before bears one. */
function differenceInWords(now: number, before: number): string {
  if (now === before) return figuresMail.same;
  const difference = signed.format(now - before);
  if (before < leastForShare) return difference;
  return `${difference} (${signedPercent.format((now - before) / before)})`;
}

/** Whether the month before has this number at all. */
function isComparable(step: Step, { countedBefore }: Figures): boolean {
  return countedBefore || !(step === 'visit' || step === 'touched');
}

/** What part of the step before a step is, in words; empty where the numbers are too small, or make none. */
function shareInWords(step: Step, totals: Totals): string {
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

const kinds = ['pages', 'calls', 'campaigns'] as const;
type Kind = (typeof kinds)[number];

function partName(kind: Kind, { name }: Part): string {
  if (kind === 'pages') return name === '/' ? figuresMail.home : name || figuresMail.unknownPage;
  if (kind === 'calls') return isCallToAction(name) ? callsToAction[name] : name;
  return name
    .split('/')
    .map((half) => (half === '?' ? figuresMail.otherCampaign : half))
    .filter(Boolean)
    .join(' / ');
}

const mostParts = 8;

function MonthMeasure({ step, figures }: { step: Step; figures: Figures }) {
  const { counted, now, then, month, before } = figures;
  const name = figuresMail.steps[step];
  if (step === 'visit' && !counted) return <Measure name={name} number={figuresMail.notCounted} />;
  const longer = Math.max(now[step], then[step]);
  const bars = [{ name: nameOfMonth(month), part: now[step] / longer }];
  if (isComparable(step, figures)) {
    bars.push({ name: nameOfMonth(before), part: then[step] / longer });
  }
  const change = isComparable(step, figures)
    ? differenceInWords(now[step], then[step])
    : figuresMail.firstCounted;
  const remarks = [change, shareInWords(step, now)].filter(Boolean);
  return (
    <Measure {...{ name, number: inWords(now[step]), remarks, bars: longer > 0 ? bars : [] }} />
  );
}

function partFacts({ now, before }: Part, figures: Figures): Fact[] {
  return funnel
    .filter((step) => now[step] + before[step] > 0)
    .map((step) => {
      const number = inWords(now[step]);
      const change = differenceInWords(now[step], before[step]);
      return [
        figuresMail.short[step],
        isComparable(step, figures) ? `${number}, ${change}` : number,
      ];
    });
}

function PartList({ kind, figures }: { kind: Kind; figures: Figures }) {
  const all = figures[kind];
  if (all.length === 0) return null;
  const more = all.length > mostParts ? [figuresMail.more(all.length - mostParts)] : [];
  return (
    <Section title={figuresMail.parts[kind]} remarks={more}>
      {each(all.slice(0, mostParts), (part) => (
        <Ruled above={16}>
          <SmallHeading>{partName(kind, part)}</SmallHeading>
          <Facts rows={partFacts(part, figures)} />
        </Ruled>
      ))}
    </Section>
  );
}

/** A month's figures as a mail. */
export function monthMail(figures: Figures): Pick<OutgoingMail, 'subject' | 'body'> {
  const { subject, title, stop, aside, compared, limits, footer } = figuresMail;
  const month = monthInWords(figures.month);
  const intro = compared(monthInWords(figures.before));
  const machines = limits.machines(inWords(figures.now.machine));
  return {
    subject: subject(month),
    body: (
      <Letter {...{ title: title(month), preview: intro, intro, aside, stop, footer }}>
        {each(funnel, (step) => (
          <MonthMeasure step={step} figures={figures} />
        ))}
        {each(kinds, (kind) => (
          <PartList kind={kind} figures={figures} />
        ))}
        <Section title={limits.title} remarks={limits.lines(machines)} />
      </Letter>
    ),
  };
}
