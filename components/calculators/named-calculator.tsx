'use client'; // reckons as the visitor types

import { Kind } from '@/components/sections/figure-kind';
import { ChangingText } from '@/components/ui/changing-text';
import { aboutHours } from '@/content/amounts';
import { guestTimeAssumptions, guestTimeFields, guestTimeWords } from '@/content/demos/guest-time';
import { assumptionFields, savingsFields, savingsWords } from '@/content/demos/savings';
import {
  estimateSavings,
  type GuestTimeValues,
  guestTime,
  type Outlook,
  outlooks,
  type SavingsValues,
} from '@/lib/demos/estimates';
import { formatAboutEuro, formatEuro, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { cn } from '@/lib/utils';
import { Calculator } from './calculator';
import { FreedHours } from './freed-hours';

function reckonSavings(values: SavingsValues) {
  const words = savingsWords;
  const estimate = (outlook: Outlook) => estimateSavings(values, outlook);
  const total = (outlook: Outlook) => formatAboutEuro(estimate(outlook).timeCents);
  const all = values.hours / 10;
  const weekly = plural(all, savingsFields.hours.spoken);
  const freed = estimate('base').weeklyHours;
  return {
    announced: `${words.estimate}, ${words.outlook.base}: ${total('base')}.`,
    note: words.note(weekly, formatEuro(values.cost), total('low'), total('base'), total('high')),
    shown: (
      <>
        <FreedHours all={all} freed={freed}>
          <p>
            <Kind kind="estimate" />
          </p>
          <p className="savings-year">
            {/* twelve months of the likeliest outlook */}
            <strong className="type-numeral block wrap-anywhere [--text-numeral:min(clamp(2.25rem,1.8rem+1.2vw,2.75rem),14cqi)]">
              <ChangingText>{formatAboutEuro(estimate('base').timeCents * 12)}</ChangingText>
            </strong>{' '}
            <ChangingText>{plural(aboutHours(freed, all), words.year)}</ChangingText>
          </p>
        </FreedHours>
        <p className="type-small mt-8 font-bold">{words.estimate}</p>
        <dl className="savings-outlooks mt-2 grid gap-x-6 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
          {outlooks.map((outlook) => {
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
                      {plural(aboutHours(estimate(outlook).hours), words.hours)}
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
function SavingsCalculator() {
  return (
    <Calculator
      name="savings"
      asked={savingsFields}
      assumed={assumptionFields}
      formula={savingsWords.formula}
      reckon={reckonSavings}
    />
  );
}

const tenths = (value: number) => formatNumber(value, 10);

function reckonGuestTime(values: GuestTimeValues) {
  const { rooms, occupancy, contacts, minutes, cost, months } = values;
  const words = guestTimeWords;
  const { hours, cents } = guestTime(values);
  const euros = formatAboutEuro(cents);
  const monthly = [plural(aboutHours(hours), words.hours), euros] as const;
  const total = formatAboutEuro(cents * months);
  const season = plural(months, words.season);
  const asked = words.asked(
    plural(rooms, guestTimeFields.rooms.spoken),
    `${formatNumber(occupancy, 100)}%`,
    tenths(contacts),
    tenths(minutes),
    formatEuro(cost),
  );
  return {
    announced: `${words.month}: ${monthly.join(', ')}. ${total} ${season}`,
    note: words.sent(asked, monthly.join(' e '), `${total} ${season}`),
    shown: (
      <>
        <Kind kind="estimate" />
        <p className="savings-year text-[length:var(--text-title)] leading-[1.2]">
          <strong className="type-display mt-1 mb-2 block wrap-anywhere">
            <ChangingText>{total}</ChangingText>
          </strong>{' '}
          <ChangingText>{season}</ChangingText>
        </p>
        <p className="type-small mt-6 font-bold">{words.month}</p>
        <p className="savings-month mt-2 flex flex-wrap gap-x-6 border-control border-t pt-2.5 type-title font-bold tabular-nums">
          {monthly.map((each) => (
            <ChangingText key={each}>{each}</ChangingText>
          ))}
          <span className="type-small font-normal text-muted">
            <ChangingText>{words.hourly(formatEuro(cost))}</ChangingText>
          </span>
        </p>
        <p className="type-small mt-4 max-w-[44ch] text-muted">{words.note}</p>
      </>
    ),
  };
}

/** Rooms, nights and questions, and the hours and euros that they come to. */
function GuestTimeCalculator() {
  return (
    <Calculator
      name="guest-time"
      asked={guestTimeFields}
      assumed={guestTimeAssumptions}
      formula={guestTimeWords.formula}
      reckon={reckonGuestTime}
    />
  );
}

const calculators = { savings: SavingsCalculator, 'guest-time': GuestTimeCalculator };

export function NamedCalculator({ name }: { name: keyof typeof calculators }) {
  const Calculator = calculators[name];
  return <Calculator />;
}
