import { ChangingText } from '@/components/ui/changing-text';
import { assumptionFields, savingsFields, savingsWords } from '@/content/demos/savings';
import { estimateSavings, type Outlook, outlooks, type SavingsValues } from '@/lib/demos/savings';
import { formatAboutEuro, formatEuro, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { cn } from '@/lib/utils';
import { Calculator } from './calculator';

function reckon(values: SavingsValues) {
  const words = savingsWords;
  const estimate = (outlook: Outlook) => estimateSavings(values, outlook);
  const total = (outlook: Outlook) => formatEuro(estimate(outlook).timeCents);
  const weekly = plural(values.hours / 10, words.worked);
  return {
    announced: `${words.estimate}, ${words.outlook.base}: ${total('base')}.`,
    note: words.note(weekly, formatEuro(values.cost), total('low'), total('base'), total('high')),
    shown: (
      <>
        <p className="savings-year">
          {words.about} {/* twelve months of the likeliest outlook, rounded: it is an estimate */}
          <strong className="type-numeral">
            <ChangingText>{formatAboutEuro(estimate('base').timeCents * 12)}</ChangingText>
          </strong>{' '}
          {words.yearOfTime}
        </p>
        <p className="type-small mt-8 font-bold">{words.estimate}</p>
        <dl className="savings-outlooks mt-2 grid gap-x-6 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
          {outlooks.map((outlook) => {
            const { weeklyTenths, hoursTenths } = estimate(outlook);
            return (
              // the likeliest stands out
              <div
                key={outlook}
                className={cn(
                  'max-sm:grid max-sm:grid-cols-[6.5rem_1fr]',
                  outlook === 'base'
                    ? 'border-line border-t-4 pt-[calc(0.625rem-3px)]'
                    : 'border-control border-t pt-2.5',
                )}
              >
                <dt className="type-small">{words.outlook[outlook]}</dt>
                <dd>
                  <span className="block font-bold tabular-nums">
                    <ChangingText>{total(outlook)}</ChangingText>
                  </span>
                  <span className="type-small block text-muted">
                    <ChangingText>
                      {`${plural(hoursTenths / 10, words.hours)} ${words.weekly(formatNumber(weeklyTenths, 10))}`}
                    </ChangingText>
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      </>
    ),
  };
}

/** Hours and their cost, and what they come to in a year. */
export function SavingsCalculator() {
  return (
    <Calculator
      name="savings"
      asked={savingsFields}
      assumed={assumptionFields}
      formula={savingsWords.formula}
      reckon={reckon}
    />
  );
}
