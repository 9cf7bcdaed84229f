import Link from 'next/link';
import { destinations, networkMap, sources } from '@/content/network';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import type { NetworkMeasures, PlacedRoute } from './network-layout';
import { lineColour } from './palette';
import { stationName } from './station-name';

interface NetworkRouteProps {
  solution: Solution;
  placed: PlacedRoute;
  measures: NetworkMeasures;
}

/** One line of the map, all of it a link to its solution. */
export function NetworkRoute({ solution, placed, measures }: NetworkRouteProps) {
  const { name, map, line } = solution;
  const ends = (ids: string[], stations: { id: string; name: string }[]) =>
    ids.map((id) => stationName(stations, id)).join(', ');
  // begins with the words in sight, so that a voice can call the link by them (WCAG 2.5.3)
  const shown = measures.vertical ? solution.shortName : `${name}, ${solution.menuDescription}`;
  const label = `L${line} ${shown}: ${networkMap.from} ${ends(map.from, sources)} ${networkMap.to} ${ends(map.to, destinations)}`;
  return (
    <Link
      href={solutionPath(solution.slug)}
      aria-label={label}
      data-line={lineColour(line)}
      className="map-route"
    >
      {placed.paths.map((d) => (
        <path key={d} d={d} pathLength="1" className="map-casing" />
      ))}
      {placed.paths.map((d) => (
        <path key={d} d={d} pathLength="1" className="map-line" />
      ))}
      {measures.vertical ? (
        <TallLabel solution={solution} x={placed.across} y={measures.lineStartsAt} />
      ) : (
        <WideLabel solution={solution} x={measures.lineStartsAt} y={placed.across} />
      )}
    </Link>
  );
}

interface LabelProps {
  solution: Solution;
  x: number;
  y: number;
}

function WideLabel({ solution, x, y }: LabelProps) {
  return (
    <>
      <rect x={x} y={y - 24} width="446" height="48" className="map-focus fill-transparent" />
      <rect x={x + 8} y={y - 15} width="44" height="30" className="fill-line" />
      <text x={x + 30} y={y + 6} textAnchor="middle" className="fill-line-on font-bold text-[17px]">
        {`L${solution.line}`}
      </text>
      <text x={x + 64} y={y - 10} className="map-name fill-ink font-bold tracking-[-0.01em]">
        {solution.name}
      </text>
      <text x={x + 64} y={y + 20} className="map-note fill-muted">
        {solution.menuDescription}
      </text>
    </>
  );
}

function TallLabel({ solution, x, y }: LabelProps) {
  return (
    <>
      <rect x={x - 24} y={y - 26} width="48" height="180" className="map-focus fill-transparent" />
      <rect x={x - 18} y={y - 16} width="36" height="32" className="fill-line" />
      <text x={x} y={y + 6} textAnchor="middle" className="fill-line-on font-bold text-[17px]">
        {`L${solution.line}`}
      </text>
      <text
        transform={`translate(${x + 8} ${y + 26}) rotate(90)`}
        className="fill-ink font-bold text-[16px] [dominant-baseline:text-after-edge]"
      >
        {solution.shortName}
      </text>
    </>
  );
}
