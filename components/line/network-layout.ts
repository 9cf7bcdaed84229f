import { routePath, toXY } from './network-path';

/** What the map joins: a line with the ids of the stations at its two ends. */
export interface NetworkLine {
  id: string;
  from: readonly string[];
  to: readonly string[];
}

/** Measures of one drawing. `along` runs from sources to destinations, `across` over the lines. */
export interface NetworkMeasures {
  vertical: boolean;
  spacing: number;
  /** Distance between two lines that share a station. */
  portSpacing: number;
  sourceAt: number;
  lineStartsAt: number;
  lineEndsAt: number;
  destinationAt: number;
}

export interface PlacedStation {
  id: string;
  x: number;
  y: number;
  /** Half of the capsule's length across the lines. */
  reach: number;
}

export interface PlacedRoute {
  id: string;
  /** Where the line itself runs, across the map. */
  across: number;
  paths: string[];
}

export interface NetworkLayout {
  extent: number;
  sources: PlacedStation[];
  destinations: PlacedStation[];
  routes: PlacedRoute[];
}

/** Places any number of lines and stations: nothing in the drawing is set by hand. */
export function layOutNetwork(
  lines: readonly NetworkLine[],
  sourceIds: readonly string[],
  destinationIds: readonly string[],
  measures: NetworkMeasures,
): NetworkLayout {
  const extent = lines.length * measures.spacing;
  const lineAcross = new Map(lines.map((line, i) => [line.id, (i + 0.5) * measures.spacing]));
  const sources = placeEnd(lines, sourceIds, (line) => line.from, extent, measures);
  const destinations = placeEnd(lines, destinationIds, (line) => line.to, extent, measures);

  const routes = lines.map((line) => {
    const across = lineAcross.get(line.id) ?? 0;
    const arrivals = line.from.map((id) =>
      routePath(
        measures,
        [measures.sourceAt, sources.port(id, line.id)],
        [measures.lineStartsAt, across],
        measures.lineEndsAt,
      ),
    );
    const departures = line.to.map((id) =>
      routePath(
        measures,
        [measures.lineEndsAt, across],
        [measures.destinationAt, destinations.port(id, line.id)],
      ),
    );
    return { id: line.id, across, paths: [...arrivals, ...departures] };
  });

  const station = (end: EndPlacement, along: number) =>
    end.stations.map(({ id, across, ports }) => {
      const [x, y] = toXY(measures, along, across);
      return { id, x, y, reach: ((Math.max(ports, 1) - 1) / 2) * measures.portSpacing };
    });
  return {
    extent,
    sources: station(sources, measures.sourceAt),
    destinations: station(destinations, measures.destinationAt),
    routes,
  };
}

interface EndPlacement {
  stations: { id: string; across: number; ports: number }[];
  /** Where line `lineId` leaves or reaches station `id`, across the map. */
  port: (id: string, lineId: string) => number;
}

function placeEnd(
  lines: readonly NetworkLine[],
  ids: readonly string[],
  stationsOf: (line: NetworkLine) => readonly string[],
  extent: number,
  { portSpacing }: NetworkMeasures,
): EndPlacement {
  const ports = new Map<string, number>();
  const stations = ids.map((id, i) => {
    const across = ((i + 0.5) / ids.length) * extent;
    // lines are in drawing order, so parallel lines leave a station without crossing each other
    const members = lines.filter((line) => stationsOf(line).includes(id));
    members.forEach((line, k) => {
      ports.set(`${id} ${line.id}`, across + (k - (members.length - 1) / 2) * portSpacing);
    });
    return { id, across, ports: members.length };
  });
  return { stations, port: (id, lineId) => ports.get(`${id} ${lineId}`) ?? 0 };
}
