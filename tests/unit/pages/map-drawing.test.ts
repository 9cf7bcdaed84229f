import { type DrawnLine, drawMap, grid } from '@/components/map/drawing';
import { runViews } from '@/components/map/run-view';
import { solutions } from '@/content/solutions';

const views = runViews();

test.each(views.map((view) => [view.slug, view] as const))(
  'while %s is lit, every other line has its row, and one station stands beside the other',
  (slug, { map }) => {
    const others = solutions.map((each) => each.slug).filter((each) => each !== slug);
    expect(map.rows.map((row) => row.slug).sort()).toEqual(others.sort());
    for (const stations of [map.sources, map.destinations])
      stations.forEach(({ top }, i) => {
        const above = stations[i - 1];
        if (above) expect(top - above.bottom).toBeGreaterThanOrEqual(grid.row - 1);
      });
    expect(new Set(map.sources.map(({ id }) => id)).size).toBe(map.sources.length);
  },
);

const from = (source: string, count: number): DrawnLine[] =>
  Array.from({ length: count }, (_, i) => ({ slug: `${source}${i}`, from: source, to: 'z' }));

/** What a way moves, its radii, and the angles of its straight pieces. */
function pieces(way: string) {
  const [, y = '0'] = /^M0 (-?[\d.]+)/.exec(way) ?? [];
  const diagonals = [...way.matchAll(/l([\d.]+) (-?[\d.]+)/g)].map(([, x, dy]) => [x, dy]);
  const radii = [...way.matchAll(/a(\d+) (\d+)/g)].flatMap(([, a, b]) => [Number(a), Number(b)]);
  return { moves: Math.abs(Number(y)), diagonals, radii };
}

test.each([1, 2, 3, 4, 5])('%s lines of a source fan out at 45°, in whole steps', (count) => {
  const { rows } = drawMap(from('a', count));
  expect(rows).toHaveLength(count);
  for (const { way } of rows) {
    const { moves, diagonals, radii } = pieces(way);
    expect(moves % 36).toBe(0);
    expect(new Set(radii).size).toBeLessThanOrEqual(1);
    if (moves > 0) expect(radii).toContain(grid.radius);
    for (const [x, y] of diagonals) expect(Math.abs(Number(y))).toBe(Number(x));
  }
});

test('a line more is a row more, and no source reaches into another’s rows', () => {
  const two = drawMap([...from('a', 3), ...from('b', 2)]);
  const more = drawMap([...from('a', 3), ...from('b', 3)]);
  expect(more.rows).toHaveLength(two.rows.length + 1);
  expect(more.sources.map(({ id }) => id)).toEqual(['a', 'b']);
  const [a, b] = more.sources;
  expect((b?.top ?? 0) - (a?.bottom ?? 0)).toBeGreaterThan(grid.row);
});
