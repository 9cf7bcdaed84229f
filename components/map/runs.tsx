'use client'; // takes the visitor's own words, and tells the form which line was taken

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { fetchJson, once } from '@/components/questions/load-once';
import { mapRuns } from '@/content/network';
import type { CustomerLine } from '@/lib/demos/choose-line';
import { requestsPath } from '@/lib/links';
import { noteRoute } from '@/lib/route-note';
import { RunField } from './run-field';
import { RunPanel } from './run-panel';
import type { OwnRun, RunView } from './run-view';

/** What chooses a line for a request in the visitor's own words, and the examples that it goes by. */
const loadChooser = once(async () => {
  const [{ lineChooser }, lines] = await Promise.all([
    import('@/lib/demos/choose-line'),
    fetchJson<CustomerLine[]>(requestsPath),
  ]);
  return lineChooser(lines);
});

const note = ({ line, name }: RunView, request: string) =>
  noteRoute({ line, service: name, request });

/** A failure shows where it matters, when a request is sent. */
const prepare = () => void loadChooser().catch(() => {});

/** What the field has room for in one line. */
const longAt = 48;

const { fallback, own: words } = mapRuns;

/** The nearest example's line and reply; where none is near, or the examples cannot be loaded, a person takes it. */
async function take(request: string, runs: readonly RunView[]): Promise<OwnRun> {
  const choose = await loadChooser().catch(() => () => null);
  const taken = choose(request);
  if (taken) return { ...taken, request, handedOver: false };
  const person = runs.find(({ slug }) => slug === fallback)?.person.name ?? '';
  const reply = words.handedOver.reply.replace('{person}', person);
  return { slug: fallback, reply, request, handedOver: true };
}

const announced = ({ name }: RunView, { reply }: OwnRun) =>
  words.taken.replace('{service}', name).replace('{reply}', () => reply);

/**
 * A question and the line that answers it. Which one is lit, and that it is drawn, is the browser's own doing: radio
 * buttons and `components/map/run.css`, without scripts too.
 */
export function Runs({ runs }: { runs: RunView[] }) {
  const [own, setOwn] = useState<OwnRun | null>(null);
  const [sent, setSent] = useState(false);
  const [round, setRound] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  /** Counts what was chosen or sent: an answer to anything but the last comes too late. */
  const turn = useRef(0);

  function show(run: RunView, request: OwnRun | null) {
    setOwn(request);
    setSent(request !== null);
    // a panel that is new to the page runs again
    setRound((rounds) => rounds + 1);
    note(run, request?.request ?? run.request);
  }

  function choose(run: RunView) {
    turn.current += 1;
    group.current?.closest('.runs')?.querySelector('form')?.reset();
    show(run, null);
  }

  useEffect(() => {
    // chosen before React was there
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const run = runs.find(({ slug }) => slug === chosen);
    if (run && chosen !== mapRuns.first) note(run, run.request);
  }, [runs]);

  async function send(request: string) {
    turn.current += 1;
    if (request === '') return setRound((rounds) => rounds + 1);
    const mine = turn.current;
    const taken = await take(request, runs);
    const run = runs.find(({ slug }) => slug === taken.slug);
    const option = group.current?.querySelector<HTMLInputElement>(`input[value="${taken.slug}"]`);
    if (!run || !option || mine !== turn.current) return;
    option.checked = true;
    show(run, taken);
  }

  const taken = runs.find(({ slug }) => slug === own?.slug);
  return (
    <div className="runs" style={{ '--lines': runs.length } as CSSProperties}>
      <RunField
        onPrepare={prepare}
        onSend={(request) => void send(request)}
        sent={sent}
        onEdit={() => setSent(false)}
      >
        {own && taken ? announced(taken, own) : ''}
      </RunField>
      {/* biome-ignore lint/a11y/useSemanticElements: its box is taken away, and a fieldset's legend with it */}
      <div ref={group} role="group" aria-label={mapRuns.legend} className="runs-group">
        <p className="runs-or">{mapRuns.or}</p>
        {runs.map((run, place) => {
          const ownHere = own?.slug === run.slug ? own : null;
          return (
            <div
              key={run.slug}
              className="run"
              data-line={run.colour}
              data-offered={run.offered ? '' : undefined}
              style={{ '--place': place } as CSSProperties}
            >
              <i className="run-segment" />
              <label className="run-choice">
                <input
                  type="radio"
                  name="corsa"
                  value={run.slug}
                  defaultChecked={run.slug === mapRuns.first}
                  onClick={() => choose(run)}
                />
                <span
                  className={ownHere && ownHere.request.length > longAt ? 'run-long' : undefined}
                >
                  {ownHere?.request ?? run.request}
                </span>
              </label>
              <RunPanel key={round} run={run} own={ownHere} runs={runs} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
