import { destinations, networkMap, sources } from '@/content/network';
import { solutions } from '@/content/solutions';
import { layOutNetwork, type NetworkMeasures } from './network-layout';
import { NetworkRoute } from './network-route';
import { NetworkStation } from './network-station';
import { stationName } from './station-name';

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
        return placed && <NetworkRoute key={solution.slug} {...{ solution, placed, measures }} />;
      })}
      {layout.sources.map((station) => (
        <NetworkStation
          key={station.id}
          station={station}
          name={stationName(sources, station.id)}
          side={measures.vertical ? 'above' : 'left'}
        />
      ))}
      {layout.destinations.map((station) => (
        <NetworkStation
          key={station.id}
          station={station}
          name={stationName(destinations, station.id)}
          side={measures.vertical ? 'below' : 'right'}
        />
      ))}
    </svg>
  );
}
