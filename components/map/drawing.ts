/** A line as the map draws it: where it starts and where it ends. */
interface DrawnLine {
  slug: string;
  from: string;
  to: string;
}

export interface MapStation {
  id: string;
  /** Of its first and its last line, from the map's top. */
  top: number;
  bottom: number;
}

export interface Drawing {
  /** From the sources to where every line has reached its row. */
  reach: number;
  /** In the map's order, each with its way out of its source, measured from the row's own height. */
  rows: { slug: string; way: string }[];
  sources: MapStation[];
  destinations: MapStation[];
}

/** The map's measures in CSS pixels; components/map/map.css has the row and the stroke, too. */
const grid = { row: 48, pitch: 12, radius: 24, lead: 28 } as const;

/** What a line moves from its source to its row, for each row between the two: three pitches. */
const step = grid.row - grid.pitch;

const along = grid.radius * Math.SQRT1_2;
const across = grid.radius - along;
const tangent = grid.radius * (Math.SQRT2 - 1);
/** What keeps two diagonals a pitch apart, measured along a row. */
const stagger = grid.pitch * (Math.SQRT2 - 1);

const short = (value: number) => String(Math.round(value * 100) / 100);

/** Straight, at 45°, straight: out of the source and `move` down or up, into the row at height 0. */
function way(move: number, turn: number, reach: number): string {
  if (move === 0) return `M0 0H${reach}`;
  const sign = Math.sign(move);
  const bend = (clockwise: boolean) =>
    `a${grid.radius} ${grid.radius} 0 0 ${clockwise ? 1 : 0} ${short(along)} ${short(sign * across)}`;
  const straight = Math.abs(move) - 2 * across;
  return `M0 ${short(-move)}H${short(turn - tangent)}${bend(move > 0)}l${short(straight)} ${short(sign * straight)}${bend(move < 0)}H${reach}`;
}

/** Neighbours that have the same station, as first row and number of rows. */
function stretches(lines: readonly DrawnLine[], stationOf: (line: DrawnLine) => string) {
  const found: { id: string; first: number; count: number }[] = [];
  lines.forEach((line, row) => {
    const last = found.at(-1);
    if (last?.id === stationOf(line)) last.count += 1;
    else found.push({ id: stationOf(line), first: row, count: 1 });
  });
  return found;
}

/**
 * A row for each line, by source and then by destination: so no two cross. At a source its lines stand a pitch apart,
 * the middle one in its row, and fan out into theirs; at a destination a station is as tall as its rows.
 *
 * @param lines in the order of their rows
 */
export function drawMap(lines: readonly DrawnLine[]): Drawing {
  const middleOf = (row: number) => (row + 0.5) * grid.row;
  const groups = stretches(lines, ({ from }) => from).map((group) => {
    const anchor = Math.floor((group.count - 1) / 2);
    return { ...group, anchor, most: group.count - 1 - anchor };
  });
  const reach = 2 * grid.lead + step * Math.max(1, ...groups.map(({ most }) => most));
  return {
    reach,
    rows: groups.flatMap(({ first, count, anchor, most }) =>
      lines.slice(first, first + count).map(({ slug }, i) => {
        const off = i - anchor;
        // the outer one turns first, and they run side by side
        const turn = grid.lead + (most - Math.abs(off)) * stagger;
        return { slug, way: way(off * step, turn, reach) };
      }),
    ),
    sources: groups.map(({ id, first, count, anchor }) => {
      const straight = middleOf(first + anchor);
      return {
        id,
        top: straight - anchor * grid.pitch,
        bottom: straight + (count - 1 - anchor) * grid.pitch,
      };
    }),
    destinations: stretches(lines, ({ to }) => to).map(({ id, first, count }) => ({
      id,
      top: middleOf(first),
      bottom: middleOf(first + count - 1),
    })),
  };
}
