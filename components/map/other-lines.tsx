import type { CSSProperties } from 'react';
import { networkMap } from '@/content/network';
import type { Drawing, MapStation } from './drawing';
import type { RunView } from './run-view';

interface OtherLinesProps {
  drawing: Drawing;
  runs: readonly RunView[];
}

/** The lines that are not lit, each of them a link to its solution. */
export function OtherLines({ drawing, runs }: OtherLinesProps) {
  const { rows, reach, sources, destinations } = drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links has no HTML element of its own
    <div
      role="group"
      aria-label={networkMap.label}
      className="map"
      style={{ '--reach': `${reach}px` } as CSSProperties}
    >
      {rows.map(({ slug, way }) => {
        const run = runs.find((each) => each.slug === slug);
        return run && <LineRow key={slug} run={run} way={way} />;
      })}
      {sources.map((station) => (
        <Station key={station.top} station={station} side="source" />
      ))}
      {destinations.map((station) => (
        <Station key={station.top} station={station} side="destination" />
      ))}
    </div>
  );
}

function LineRow({ run, way }: { run: RunView; way: string }) {
  const { name, shortName, colour, path, ends } = run;
  return (
    <a
      href={path}
      // begins with the words in sight, so that a voice can call the link by them (WCAG 2.5.3)
      aria-label={`${name}: ${networkMap.from} ${ends.from} ${networkMap.to} ${ends.to}`}
      data-line={colour}
      className="map-row"
    >
      <svg className="map-way" aria-hidden="true">
        <path d={way} className="map-line" />
      </svg>
      <span className="map-name" data-short={shortName}>
        {name}
      </span>
    </a>
  );
}

interface StationProps {
  station: MapStation;
  side: 'source' | 'destination';
}

/** A ring, stretched into a capsule over all the lines that stop there. */
function Station({ station: { id, top, bottom }, side }: StationProps) {
  const place = { '--top': `${top}px`, '--span': `${bottom - top}px` } as CSSProperties;
  return (
    <span className={`map-station map-${side}`} style={place}>
      {id}
    </span>
  );
}
