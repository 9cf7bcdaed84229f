import { grid } from './grid';
import type { Way } from './line-path';
import { placeBends } from './place-bends';
import { type Branch, placeStations } from './place-stations';

/** What the map joins: a line with the ids of the stations at its two ends. */
export interface NetworkLine {
  id: string;
  from: readonly string[];
  to: readonly string[];
}

export interface PlacedStation {
  id: string;
  /** Of its first and its last line; the same for a station with one. */
  top: number;
  bottom: number;
}

export interface PlacedSide {
  width: number;
  stations: PlacedStation[];
  ways: (Way & { line: string; station: string })[];
}

/** Both sides of the map, in its pixels. Between them the rows run straight on, as far as the window is wide. */
export interface NetworkLayout {
  height: number;
  rows: { id: string; y: number }[];
  left: PlacedSide;
  right: PlacedSide;
}

function layOutSide(branches: Branch[], way: (branch: Branch, turn: number, width: number) => Way) {
  const { turnOf, width } = placeBends(branches);
  const stations = [...new Set(branches.map(({ station }) => station))].map((id) => {
    const ports = branches.filter(({ station }) => station === id).map(({ port }) => port);
    return { id, top: Math.min(...ports), bottom: Math.max(...ports) };
  });
  const ways = branches.map((branch) => ({
    line: branch.line,
    station: branch.station,
    ...way(branch, turnOf(branch), width),
  }));
  return { width, stations, ways };
}

/** Places any number of lines and stations: nothing in the drawing is set by hand. */
export function layOutNetwork(
  lines: readonly NetworkLine[],
  sourceIds: readonly string[],
  destinationIds: readonly string[],
): NetworkLayout {
  const height = lines.length * grid.row;
  const rows = lines.map(({ id }, i) => ({ id, y: (i + 0.5) * grid.row }));
  const place = (ids: readonly string[], served: (line: NetworkLine) => readonly string[]) =>
    placeStations(
      lines.map((line, i) => ({
        id: line.id,
        row: (i + 0.5) * grid.row,
        stations: served(line),
      })),
      ids,
      height,
    );
  return {
    height,
    rows,
    left: layOutSide(
      place(sourceIds, ({ from }) => from),
      ({ port, row }, turn, width) => ({ y1: port, y2: row, turn, width }),
    ),
    right: layOutSide(
      place(destinationIds, ({ to }) => to),
      ({ port, row }, turn, width) => ({
        y1: row,
        y2: port,
        turn: width - turn - Math.abs(row - port),
        width,
      }),
    ),
  };
}
