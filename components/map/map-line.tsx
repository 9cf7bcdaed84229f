import { lineColour } from '@/components/line/palette';
import { destinations, networkMap, sources } from '@/content/network';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { grid } from './grid';
import { linePath } from './line-path';
import { network } from './network';
import { px } from './px';
import { stationName } from './station-name';

/** One line of the map, all of it a link to its solution. */
export function MapLine({ solution }: { solution: Solution }) {
  const { slug, name, shortName, line, map, run } = solution;
  const top = (network.rows.find(({ id }) => id === slug)?.y ?? 0) - grid.row / 2;
  const ends = (ids: string[], stations: { id: string; name: string }[]) =>
    ids.map((id) => stationName(stations, id)).join(', ');
  // begins with the words in sight, so that a voice can call the link by them (WCAG 2.5.3)
  const label = `L${line} ${name}: ${networkMap.from} ${ends(map.from, sources)} ${networkMap.to} ${ends(map.to, destinations)}`;
  return (
    <a
      href={solutionPath(slug)}
      aria-label={label}
      data-line={lineColour(line)}
      className="map-route"
      style={px({ '--top': top })}
    >
      <SidePaths side="left" slug={slug} top={top} run={run.from} />
      <b>{`L${line}`}</b>{' '}
      <span className="map-name" data-short={shortName}>
        {name}
      </span>
      <SidePaths side="right" slug={slug} top={top} run={run.to} />
    </a>
  );
}

interface SidePathsProps {
  side: 'left' | 'right';
  slug: string;
  top: number;
  /** The station that the line's own request gets on at, or arrives at. */
  run: string;
}

function SidePaths({ side, slug, top, run }: SidePathsProps) {
  const ways = network[side].ways.filter(({ line }) => line === slug);
  const travelled = ways.find(({ station }) => station === run);
  return (
    <svg className={`map-${side}`} aria-hidden="true">
      <path d={ways.map((way) => linePath(way, top)).join('')} className="map-line" />
      {travelled && <path d={linePath(travelled, top)} className="map-core" />}
    </svg>
  );
}
