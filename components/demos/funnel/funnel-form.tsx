import { FunnelMessages } from '@/components/previews/funnel-messages';
import { funnelFields, funnelWords } from '@/content/demos/lead';
import type { FunnelScript, Selection } from '@/content/demos/types';
import { runFunnel } from '@/lib/demos/funnel';
import { formatEuro } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { DemoChoices } from '../core/demo-choices';
import { NumberFields, readTyped, type Typed } from '../core/number-field';
import { NumberGroup } from '../core/number-group';

export type FunnelTyped = Typed<keyof typeof funnelFields>;

interface FunnelFormProps {
  demo: string;
  script: FunnelScript;
  selection: Selection;
  typed: FunnelTyped;
  /** Missing in the server's frame. */
  live?: {
    select: (axis: string, option: string) => void;
    type: (typed: FunnelTyped) => void;
  };
}

const isField = (id: string): id is keyof typeof funnelFields => id in funnelFields;

export function funnelResult(selection: Selection, typed: FunnelTyped) {
  const { values } = readTyped(funnelFields, typed);
  const chosen = (axis: string) => {
    const id = selection[axis] ?? '';
    return isField(id) ? values[id] : 0;
  };
  return runFunnel({
    budgetCents: Number(selection.budget) * 100,
    costPerLeadCents: values.costPerLead,
    reached: chosen('risposta'),
    meetings: chosen('nurturing'),
  });
}

/** A funnel that answers to its three handles, beside what one lead receives. */
export function FunnelForm({ demo, script, selection, typed, live }: FunnelFormProps) {
  const result = funnelResult(selection, typed);
  const { stages } = funnelWords;
  const people = [
    { ...stages.leads, count: result.leads },
    { ...stages.reached, count: result.reached },
    { ...stages.meetings, count: result.meetings },
  ];
  const nurturing = selection.nurturing ?? '';
  const received = script.messages.filter((message) => message.nurturing.includes(nurturing));
  return (
    <>
      <DemoChoices demo={demo} axes={script.axes} selection={selection} select={live?.select} />
      <div className="mt-6 grid gap-10 lg:grid-cols-12">
        <div className="self-start lg:col-span-6">
          <p className="type-small mb-2 text-muted">{funnelWords.estimate}</p>
          <ol className="grid gap-1">
            {people.map((stage) => (
              <li key={stage.text} className="funnel-stage">
                <span
                  className="funnel-bar"
                  style={{ inlineSize: `${(stage.count / Math.max(1, result.leads)) * 100}%` }}
                  aria-hidden="true"
                />
                <p className="flex items-baseline gap-4">
                  <span className="type-heading font-bold tabular-nums">{stage.count}</span>
                  <span>
                    <span className="block font-bold leading-snug">
                      {plural(stage.count, stage.name)}
                    </span>
                    <span className="type-small block text-muted">{stage.text}</span>
                  </span>
                </p>
              </li>
            ))}
          </ol>
          <p className="mt-4 border-ink border-t-2 pt-3 font-bold">
            {result.costPerMeetingCents === null
              ? funnelWords.noMeeting
              : funnelWords.cost(formatEuro(result.costPerMeetingCents))}
          </p>
        </div>
        <div className="funnel-messages lg:col-span-6">
          <FunnelMessages messages={received} />
          {nurturing !== 'tutto' && (
            <p className="mt-2 max-w-[48ch] font-bold">{funnelWords.lost}</p>
          )}
        </div>
      </div>
      <details className="savings-assumed question mt-8 border-ink border-y-2">
        <summary
          data-control={`${demo}-ipotesi`}
          className="flex min-h-14 cursor-pointer items-center justify-between gap-6 font-bold"
        >
          {funnelWords.assumed}
          <span className="question-sign" aria-hidden="true" />
        </summary>
        <div className="pt-2 pb-8">
          <NumberGroup title={funnelWords.assumptions} note={funnelWords.assumedNote}>
            <NumberFields
              demo={demo}
              fields={funnelFields}
              typed={typed}
              onChange={live && ((key, value) => live.type({ ...typed, [key]: value }))}
            />
          </NumberGroup>
        </div>
      </details>
    </>
  );
}
