import Link from 'next/link';
import { destinations, networkMap, sources } from '@/content/network';
import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { layOutNetwork, type NetworkMeasures, type PlacedRoute } from './network-layout';
import { NetworkStation } from './network-station';
import { lineColour } from './palette';

const wide: NetworkMeasures = {
  vertical: false,
  spacing: 58,
  portSpacing: 10,
  sourceAt: 122,
  lineStartsAt: 400,
  lineEndsAt: 846,
  destinationAt: 1096,
};
const wideWidth = 1214;

const tall: NetworkMeasures = {
  vertical: true,
  spacing: 50,
  portSpacing: 8,
  sourceAt: 48,
  lineStartsAt: 190,
  lineEndsAt: 348,
  destinationAt: 490,
};
const tallHeight = 534;

function layOut(measures: NetworkMeasures) {
  return layOutNetwork(
    solutions.map(({ slug, map }) => ({ id: slug, ...map })),
    sources.map(({ id }) => id),
    destinations.map(({ id }) => id),
    measures,
  );
}

const nameOf = (stations: { id: string; name: string }[], id: string) =>
  stations.find((station) => station.id === id)?.name ?? id;

/** The home's drawing: one line a solution, from where requests get on to where they arrive. */
export function NetworkMap() {
  return (
    <>
      <MapDrawing measures={wide} className="hidden w-full md:block" />
      <MapDrawing measures={tall} className="mx-auto w-full max-w-[26rem] md:hidden" />
    </>
  );
}

function MapDrawing({ measures, className }: { measures: NetworkMeasures; className: string }) {
  const layout = layOut(measures);
  const viewBox = measures.vertical
    ? `0 0 ${layout.extent} ${tallHeight}`
    : `0 -12 ${wideWidth} ${layout.extent + 24}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links has no HTML element of its own
    <svg
      viewBox={viewBox}
      role="group"
      aria-label={networkMap.label}
      className={`map ${className}`}
    >
      {solutions.map((solution) => {
        const placed = layout.routes.find((route) => route.id === solution.slug);
        return placed && <Route key={solution.slug} {...{ solution, placed, measures }} />;
      })}
      {layout.sources.map((station) => (
        <NetworkStation
          key={station.id}
          station={station}
          name={nameOf(sources, station.id)}
          side={measures.vertical ? 'above' : 'left'}
        />
      ))}
      {layout.destinations.map((station) => (
        <NetworkStation
          key={station.id}
          station={station}
          name={nameOf(destinations, station.id)}
          side={measures.vertical ? 'below' : 'right'}
        />
      ))}
    </svg>
  );
}

interface RouteProps {
  solution: Solution;
  placed: PlacedRoute;
  measures: NetworkMeasures;
}

function Route({ solution, placed, measures }: RouteProps) {
  const { name, map, line } = solution;
  const ends = (ids: string[], stations: { id: string; name: string }[]) =>
    ids.map((id) => nameOf(stations, id)).join(', ');
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
