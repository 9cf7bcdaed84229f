import { grid } from './grid';

/** A line's row, and the stations that it serves on one side of the map. */
export interface SideLine {
  id: string;
  row: number;
  stations: readonly string[];
}

/** A line at a station: it comes in at `port` and has its row at `row`. */
export interface Branch {
  line: string;
  station: string;
  port: number;
  row: number;
}

interface Placement {
  branches: Branch[];
  cost: number;
}

/** A bend is dearer than a detour, a step under the least one dearer than anything. */
function moveCost(move: number): number {
  const length = Math.abs(move);
  if (length === 0) return 0;
  return length < grid.step ? 10_000 : length + 100;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

const servedBy = (lines: readonly SideLine[], station: string) =>
  lines.filter(({ stations }) => stations.includes(station));

/** How often lines cross when the stations stand in this order; those of one station never do. */
function crossingsOf(lines: readonly SideLine[], order: readonly string[]): number {
  const rows = order.map((station) => servedBy(lines, station));
  let crossings = 0;
  rows.forEach((above, i) => {
    for (const below of rows.slice(i + 1))
      for (const upper of above)
        for (const lower of below) if (upper.row > lower.row) crossings += 1;
  });
  return crossings;
}

/** The heights at which stations in this order cost least, each one's ports a pitch apart. */
function placeInOrder(
  lines: readonly SideLine[],
  order: readonly string[],
  height: number,
): Placement {
  let best = new Map<number, Placement>([[-Infinity, { branches: [], cost: 0 }]]);
  for (const station of order) {
    const members = servedBy(lines, station);
    const next = new Map<number, Placement>();
    const span = Math.max(members.length - 1, 0) * grid.pitch;
    for (let top = grid.pitch; top + span <= height - grid.pitch; top += grid.pitch) {
      const branches = members.map(({ id, row }, k) => ({
        line: id,
        station,
        port: top + k * grid.pitch,
        row,
      }));
      const here = branches.reduce((sum, { port, row }) => sum + moveCost(row - port), 0);
      for (const [bottom, before] of best) {
        if (top - bottom < grid.step) continue;
        const cost = before.cost + here;
        const known = next.get(top + span);
        if (known && known.cost <= cost) continue;
        next.set(top + span, { branches: [...before.branches, ...branches], cost });
      }
    }
    best = next;
  }
  return [...best.values()].reduce((a, b) => (b.cost < a.cost ? b : a), {
    branches: [],
    cost: Infinity,
  });
}

/**
 * Finds the order of a side's stations with the fewest crossings, and of those the one whose lines bend least. Tries
 * every order: meant for a handful of stations.
 *
 * @param height of the map, in its pixels
 * @throws where the stations do not fit into the height
 */
export function placeStations(
  lines: readonly SideLine[],
  stations: readonly string[],
  height: number,
): Branch[] {
  const orders = permutations(stations).map((order) => ({
    order,
    crossings: crossingsOf(lines, order),
  }));
  const fewest = Math.min(...orders.map(({ crossings }) => crossings));
  const placed = orders
    .filter(({ crossings }) => crossings === fewest)
    .map(({ order }) => placeInOrder(lines, order, height))
    .reduce((a, b) => (b.cost < a.cost ? b : a));
  if (placed.cost === Infinity) throw new Error(`No room on the map for ${stations.join(', ')}`);
  return placed.branches;
}
