'use client'; // takes the visitor's own words, and tells the form which line was taken

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { mapRuns } from '@/content/network';
import { chooseLine } from '@/lib/demos/choose-line';
import { noteRoute } from '@/lib/route-note';
import { OwnRequest } from './own-request';
import { RunPanel } from './run-panel';
import type { RunView } from './run-view';

interface RunsProps {
  runs: RunView[];
  /** The map's measures, as custom properties. */
  size: CSSProperties;
  /** The map, which the requests run over. */
  children: ReactNode;
}

/**
 * The requests that can be sent over the map. Which one is shown, and that it runs, is the browser's own doing: radio
 * buttons and `components/map/run.css`, without scripts too.
 */
export function Runs({ runs, size, children }: RunsProps) {
  const [own, setOwn] = useState<{ slug: string; request: string } | null>(null);
  const [round, setRound] = useState(0);
  const group = useRef<HTMLDivElement>(null);

  function choose(run: RunView) {
    setOwn(null);
    // a panel that is new to the page runs again
    setRound(round + 1);
    noteRoute({ line: run.line, request: run.request });
  }

  useEffect(() => {
    // chosen before React was there
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const run = runs.find(({ slug }) => slug === chosen);
    if (run && chosen !== mapRuns.first) noteRoute({ line: run.line, request: run.request });
  }, [runs]);

  function send(request: string) {
    const slug = chooseLine(request, runs, mapRuns.fallback);
    const run = runs.find((each) => each.slug === slug);
    const option = group.current?.querySelector<HTMLInputElement>(`input[value="${slug}"]`);
    if (!run || !option) return;
    option.checked = true;
    setOwn({ slug, request });
    setRound(round + 1);
    noteRoute({ line: run.line, request });
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
          const ownHere = own?.slug === run.slug ? own.request : null;
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
                <b>{`L${run.line}`}</b>
                <span>{run.request}</span>
              </label>
              <RunPanel key={round} run={run} own={ownHere} />
            </div>
          );
        })}
      </div>
      <OwnRequest
        onSend={send}
        answer={taken ? mapRuns.own.taken.replace('{line}', `L${taken.line} ${taken.name}`) : ''}
      />
      {children}
    </div>
  );
}
