'use client'; // reckons as the visitor types

import { funnelFields, funnelWords } from '@/content/demos/lead';
import { runFunnel } from '@/lib/demos/funnel';
import { keysOf, readTyped } from '@/lib/demos/numbers';
import { formatEuro, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { Numbers, useTyped } from './calculator';

/** A month's campaign in four numbers, and the people that they come to. */
export function FunnelCalculator() {
  const { root, typed, onInput, touched } = useTyped('lead', funnelFields);
  const { budget, costPerLead, reached, meetings } = readTyped(funnelFields, typed).values;
  const result = runFunnel({
    budgetCents: budget,
    costPerLeadCents: costPerLead,
    reached,
    meetings,
  });
  const { stages, cost, noMeeting, note } = funnelWords;
  const people = keysOf(stages).map((stage) => ({
    stage,
    count: formatNumber(result[stage], 1),
    text: plural(result[stage], stages[stage]),
  }));
  const price = result.costPerMeetingCents;
  const outcome = price === null ? noMeeting : cost(formatEuro(price));
  return (
    <div ref={root} data-hydrates="" className="funnel" onInput={onInput}>
      <div>
        <p className="type-small max-w-[60ch] text-muted">{note}</p>
        <Numbers name="lead" fields={funnelFields} typed={typed} />
      </div>
      <div>
        <ol className="funnel-people">
          {people.map(({ stage, count, text }) => (
            <li key={stage}>
              <strong>{count}</strong> {text}
            </li>
          ))}
        </ol>
        <p className="mt-4 font-bold">{outcome}.</p>
      </div>
      <p className="sr-only" aria-live="polite">
        {touched &&
          `${people.map(({ count, text }) => `${count} ${text}`).join(', ')}. ${outcome}.`}
      </p>
    </div>
  );
}
