'use client'; // takes the visitor's own words, and tells the form which line was taken

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { mapRuns } from '@/content/network';
import { noteRoute } from '@/lib/route-note';
import { loadChooser } from './load-chooser';
import { OwnRequest } from './own-request';
import { RunPanel } from './run-panel';
import type { OwnRun, RunView } from './run-view';

interface RunsProps {
  runs: RunView[];
  /** The map's measures, as custom properties. */
  size: CSSProperties;
  /** The map, which the requests run over. */
  children: ReactNode;
}

const note = ({ line, name }: RunView, request: string) =>
  noteRoute({ line, service: name, request });

/** A failure shows where it matters, when a request is sent. */
const prepare = () => void loadChooser().catch(() => {});

const { fallback, own: words } = mapRuns;

/** The nearest example's line and reply; where none is near, or the examples cannot be loaded, a person takes it. */
async function take(request: string): Promise<OwnRun> {
  const choose = await loadChooser().catch(() => () => null);
  const taken = choose(request);
  if (taken) return { ...taken, request, handedOver: false };
  return { slug: fallback, reply: words.handedOver.reply, request, handedOver: true };
}

const told = ({ name }: RunView, { reply }: OwnRun) =>
  words.taken.replace('{service}', name).replace('{reply}', () => reply);

/**
 * The requests that can be sent over the map. Which one is shown, and that it runs, is the browser's own doing: radio
 * buttons and `components/map/run.css`, without scripts too.
 */
export function Runs({ runs, size, children }: RunsProps) {
  const [own, setOwn] = useState<OwnRun | null>(null);
  const [round, setRound] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  /** Counts what was chosen or sent: an answer to anything but the last comes too late. */
  const turn = useRef(0);

  function show(run: RunView, request: OwnRun | null) {
    setOwn(request);
    // a panel that is new to the page runs again
    setRound((rounds) => rounds + 1);
    note(run, request?.request ?? run.request);
  }

  function choose(run: RunView) {
    turn.current += 1;
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
    const mine = turn.current;
    const taken = await take(request);
    const run = runs.find(({ slug }) => slug === taken.slug);
    const option = group.current?.querySelector<HTMLInputElement>(`input[value="${taken.slug}"]`);
    if (!run || !option || mine !== turn.current) return;
    option.checked = true;
    show(run, taken);
  }

  const taken = runs.find(({ slug }) => slug === own?.slug);
  return (
    <div className="runs" style={size}>
      <p id="corsa" className="runs-legend">
        {mapRuns.legend}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: its box is taken away, and a fieldset's legend with it */}
      <div ref={group} role="group" aria-labelledby="corsa" className="runs-group">
        {runs.map((run) => {
          const ownHere = own?.slug === run.slug ? own : null;
          return (
            <div
              key={run.slug}
              className="run"
              data-line={run.colour}
              data-offered={run.offered ? '' : undefined}
              data-own={ownHere === null ? undefined : ''}
            >
              <label className="run-choice">
                <input
                  type="radio"
                  name="corsa"
                  value={run.slug}
                  defaultChecked={run.slug === mapRuns.first}
                  onClick={() => choose(run)}
                />
                <b>{run.shortName}</b>
                <span>{run.request}</span>
              </label>
              <RunPanel key={round} run={run} own={ownHere} />
            </div>
          );
        })}
      </div>
      <OwnRequest
        onPrepare={prepare}
        onSend={(request) => void send(request)}
        answer={own && taken ? told(taken, own) : ''}
      />
      {children}
    </div>
  );
}
