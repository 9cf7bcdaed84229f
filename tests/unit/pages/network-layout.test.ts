import { grid } from '@/components/map/grid';
import { linePath } from '@/components/map/line-path';
import { layOutNetwork, type NetworkLine, type PlacedSide } from '@/components/map/network-layout';
import { destinations, sources } from '@/content/network';
import { solutions } from '@/content/solutions';
import { type PathPoint, samplePath } from '../../support/sample-path';

const sourceIds = sources.map(({ id }) => id);
const destinationIds = destinations.map(({ id }) => id);
const ofSite: NetworkLine[] = solutions.map(({ slug, map }) => ({ id: slug, ...map }));

/** Lines that serve stations as a small generator says: the same ones every time. */
function someLines(count: number, seed: number): NetworkLine[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const some = (ids: readonly string[], i: number) => {
    const first = ids[i < ids.length ? i : next(ids.length)] ?? '';
    const second = ids[next(ids.length)] ?? '';
    return next(3) === 0 && second !== first ? [first, second] : [first];
  };
  return Array.from({ length: count }, (_, i) => ({
    id: `line-${i + 1}`,
    from: some(sourceIds, i),
    to: some([...destinationIds].reverse(), i),
  }));
}

const registries: [string, NetworkLine[]][] = [
  ['the site’s own', ofSite],
  ['the site’s first five', ofSite.slice(0, 5)],
  ['the site’s first six', ofSite.slice(0, 6)],
  ...[5, 6, 7, 8, 9].flatMap((count) =>
    [1, 2, 3, 4].map((seed): [string, NetworkLine[]] => [
      `${count} lines, mix ${seed}`,
      someLines(count, seed * 7919),
    ]),
  ),
];

/** Stations that no line serves are not on the map. */
const served = (lines: NetworkLine[], side: 'from' | 'to', ids: readonly string[]) =>
  ids.filter((id) => lines.some((line) => line[side].includes(id)));

const layOut = (lines: NetworkLine[]) =>
  layOutNetwork(lines, served(lines, 'from', sourceIds), served(lines, 'to', destinationIds));

/** For each point of one line, how near the other one comes. */
function distances(one: PathPoint[], other: PathPoint[]): number[] {
  return one.map(({ x, y }) => {
    let least = Infinity;
    for (const to of other) {
      const squared = (to.x - x) ** 2 + (to.y - y) ** 2;
      if (squared < least) least = squared;
    }
    return Math.sqrt(least);
  });
}

/** How many separate stretches of a line are nearer to another than `limit`. */
const stretchesWithin = (gaps: number[], limit: number) =>
  gaps.filter((gap, i) => gap < limit && (gaps[i - 1] ?? Infinity) >= limit).length;

function pairsOf(side: PlacedSide) {
  const drawn = side.ways.map((way) => ({ ...way, ...samplePath(linePath(way)) }));
  return drawn.flatMap((a, i) =>
    drawn
      .slice(i + 1)
      .filter((b) => b.line !== a.line)
      .map((b) => ({ a, b, crosses: (a.y1 - b.y1) * (a.y2 - b.y2) < 0 })),
  );
}

/** The fewest crossings that any order of the stations gives, counted the slow way. */
function fewestCrossings(lines: NetworkLine[], end: 'from' | 'to', ids: readonly string[]): number {
  if (ids.length === 0) return 0;
  const count = (order: readonly string[]) => {
    const stops = lines.flatMap((line, row) =>
      line[end].map((id) => ({ row, at: order.indexOf(id) })),
    );
    return stops.reduce(
      (sum, a) => sum + stops.filter((b) => a.at < b.at && a.row > b.row).length,
      0,
    );
  };
  const orders = (rest: readonly string[], done: string[]): string[][] =>
    rest.length === 0
      ? [done]
      : rest.flatMap((id) =>
          orders(
            rest.filter((other) => other !== id),
            [...done, id],
          ),
        );
  return Math.min(...orders(ids, []).map(count));
}

describe.each(registries)('the map of %s', (_name, lines) => {
  const layout = layOut(lines);
  const sides = [layout.left, layout.right];

  test('runs at 0 and 45 degrees only, with one radius', () => {
    for (const way of sides.flatMap(({ ways }) => ways))
      for (const piece of samplePath(linePath(way)).pieces) {
        if ('radius' in piece) expect(piece.radius).toBe(grid.radius);
        else expect([0, 45]).toContain(Math.abs(Math.round(piece.angle * 10) / 10));
      }
  });

  test('keeps lines apart that do not cross, by the pitch, also on diagonals', () => {
    for (const side of sides)
      for (const { a, b, crosses } of pairsOf(side)) {
        if (crosses) continue;
        const nearest = Math.min(...distances(a.points, b.points));
        // a chord lies up to half a pixel inside its bend
        expect(nearest).toBeGreaterThanOrEqual(grid.pitch - 1);
      }
  });

  test('lets lines that cross touch in one place, and nowhere run over each other', () => {
    for (const side of sides)
      for (const { a, b, crosses } of pairsOf(side)) {
        if (!crosses) continue;
        const gaps = distances(a.points, b.points);
        expect(stretchesWithin(gaps, grid.stroke)).toBe(1);
        expect(gaps.filter((gap) => gap < grid.stroke).length).toBeLessThanOrEqual(20);
      }
  });

  test('has no more crossings than the best order of its stations', () => {
    const crossings = (side: PlacedSide) => pairsOf(side).filter(({ crosses }) => crosses).length;
    expect(crossings(layout.left)).toBe(
      fewestCrossings(lines, 'from', served(lines, 'from', sourceIds)),
    );
    expect(crossings(layout.right)).toBe(
      fewestCrossings(lines, 'to', served(lines, 'to', destinationIds)),
    );
  });

  test('leads no line through a station that it does not serve, and stays inside its box', () => {
    for (const [side, stationX] of [
      [layout.left, 0],
      [layout.right, layout.right.width],
    ] as const)
      for (const { line, station: own, ...way } of side.ways) {
        const { points } = samplePath(linePath(way));
        for (const { id, top, bottom } of side.stations) {
          if (id === own) continue;
          if (side.ways.some((other) => other.line === line && other.station === id)) continue;
          const through = points.filter(
            ({ x, y }) => Math.abs(x - stationX) < 16 && y > top - 12 && y < bottom + 12,
          );
          expect(through).toEqual([]);
        }
        const outside = points.filter(
          ({ x, y }) =>
            x < 0 || x > side.width || y < grid.stroke / 2 || y > layout.height - grid.stroke / 2,
        );
        expect(outside).toEqual([]);
      }
  });

  test('moves a line by a whole step or not at all', () => {
    for (const { y1, y2 } of sides.flatMap(({ ways }) => ways)) {
      expect(Math.abs(y2 - y1) % grid.pitch).toBe(0);
      if (y1 !== y2) expect(Math.abs(y2 - y1)).toBeGreaterThanOrEqual(grid.step);
    }
  });
});

test('one line more is one row more, drawn from its data alone', () => {
  const before = layOut(ofSite);
  const { from = [], to = [] } = ofSite.at(-1) ?? {};
  const after = layOut([...ofSite, { id: 'another', from, to }]);
  expect(after.rows).toHaveLength(ofSite.length + 1);
  expect(after.height - before.height).toBe(grid.row);
});

test('lines side by side keep their distance on the diagonal', () => {
  const { left } = layOutNetwork(
    ['1', '2', '3', '4'].map((id) => ({ id, from: ['a'], to: ['z'] })),
    ['a'],
    ['z'],
  );
  const at45 = left.ways
    .filter(({ y1, y2 }) => y2 > y1)
    // y − x is the same all along a diagonal that goes down
    .map(({ y1, turn }) => y1 - turn);
  expect(at45.length).toBeGreaterThanOrEqual(2);
  expect(((at45[1] ?? 0) - (at45[0] ?? 0)) / Math.SQRT2).toBeCloseTo(grid.pitch);
});
