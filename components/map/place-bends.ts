import { grid } from './grid';
import type { Branch } from './place-stations';

/** `later` bends at least `by` further from the station than `earlier`. */
interface Gap {
  later: Branch;
  earlier: Branch;
  by: number;
}

/** What keeps two diagonals a pitch apart, measured along a row. */
const side = grid.pitch * Math.SQRT2;
const mostChoices = 10;

const direction = ({ port, row }: Branch) => Math.sign(row - port);

/** Two lines that run the same way, `upper` the one that is above at the stations: how they keep clear. */
function gapsBetween(upper: Branch, lower: Branch): Gap[][] {
  const apart = lower.port - upper.port;
  const down = direction(upper) > 0;
  const [outer, inner] = down ? [lower, upper] : [upper, lower];
  // the one that is behind on the way turns first, and they run side by side
  const follow: Gap = { later: inner, earlier: outer, by: side - apart };
  const crosses = upper.row > lower.row;
  if (crosses) return [[follow], [{ later: outer, earlier: inner, by: side + apart }]];
  const meet = down ? upper.row > lower.port - grid.pitch : lower.row < upper.port + grid.pitch;
  return meet ? [[follow]] : [[]];
}

/** Longest paths; undefined where the gaps go round in a circle. */
function solve(branches: readonly Branch[], gaps: readonly Gap[]): Map<Branch, number> | undefined {
  const turns = new Map(branches.map((branch) => [branch, grid.lead as number]));
  for (let round = 0; round <= branches.length; round += 1) {
    let moved = false;
    for (const { later, earlier, by } of gaps) {
      const least = (turns.get(earlier) ?? 0) + by;
      if ((turns.get(later) ?? 0) >= least - 1e-6) continue;
      turns.set(later, least);
      moved = true;
    }
    if (!moved) return turns;
  }
  return undefined;
}

const widthOf = (turns: Map<Branch, number>) =>
  Math.max(...[...turns].map(([{ port, row }, turn]) => turn + Math.abs(row - port))) + grid.lead;

/**
 * Where each line turns towards its row, measured from the stations, so that no two touch but where they cross; and
 * how wide that makes the side.
 */
export function placeBends(branches: readonly Branch[]): {
  turnOf: (branch: Branch) => number;
  width: number;
} {
  const pairs = branches.flatMap((upper) =>
    branches
      .filter((lower) => lower.port > upper.port && direction(lower) === direction(upper))
      .filter((lower) => direction(lower) !== 0)
      .map((lower) => gapsBetween(upper, lower)),
  );
  const fixed = pairs.flatMap((ways) => (ways.length === 1 ? (ways[0] ?? []) : []));
  const open = pairs.filter((ways) => ways.length > 1);
  const tried = 2 ** Math.min(open.length, mostChoices);
  let best: Map<Branch, number> | undefined;
  for (let choice = 0; choice < tried; choice += 1) {
    const chosen = open.flatMap((ways, i) => ways[(choice >> i) & 1] ?? []);
    const turns = solve(branches, [...fixed, ...chosen]);
    if (turns && (!best || widthOf(turns) < widthOf(best) - 1e-6)) best = turns;
  }
  if (!best) throw new Error('The map’s lines cannot be kept apart');
  const turns = best;
  return {
    turnOf: (branch) => turns.get(branch) ?? grid.lead,
    width: Math.ceil(widthOf(turns) / grid.pitch) * grid.pitch,
  };
}
