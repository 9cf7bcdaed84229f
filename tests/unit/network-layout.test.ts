import { layOutNetwork, type NetworkMeasures } from '@/components/line/network-layout';

const measures: NetworkMeasures = {
  vertical: false,
  spacing: 50,
  portSpacing: 10,
  sourceAt: 100,
  lineStartsAt: 300,
  lineEndsAt: 600,
  destinationAt: 800,
};
const line = (id: string) => ({ id, from: ['a'], to: ['z'] });

test('an eighth line is one row more, drawn from its data alone', () => {
  const seven = layOutNetwork('1234567'.split('').map(line), ['a'], ['z'], measures);
  const eight = layOutNetwork('12345678'.split('').map(line), ['a'], ['z'], measures);
  expect(eight.routes).toHaveLength(8);
  expect(eight.extent - seven.extent).toBe(measures.spacing);
  expect(eight.routes[7]?.paths).toHaveLength(2);
});

test('lines that share a station leave it side by side, in their own order', () => {
  const { routes, sources } = layOutNetwork([line('x'), line('y')], ['a'], ['z'], measures);
  const starts = routes.map((route) => Number(route.paths[0]?.match(/^M[\d.]+ ([\d.]+)/)?.[1]));
  expect(starts).toEqual([45, 55]);
  expect(sources[0]).toMatchObject({ x: 100, y: 50, reach: 5 });
});

test('a line runs on from each source through its row to each destination', () => {
  const { routes } = layOutNetwork(
    [{ id: 'x', from: ['a', 'b'], to: ['z'] }],
    ['a', 'b'],
    ['z'],
    measures,
  );
  const [first, second, last] = routes[0]?.paths ?? [];
  expect(first).toMatch(/L600 25$/);
  expect(second).toMatch(/L600 25$/);
  expect(last).toMatch(/^M600 25L.*L800 25$/);
});

test('the vertical drawing is the same one with its axes swapped', () => {
  const wide = layOutNetwork([line('x'), line('y')], ['a'], ['z'], measures);
  const tall = layOutNetwork([line('x'), line('y')], ['a'], ['z'], { ...measures, vertical: true });
  expect([tall.sources[0]?.y, tall.sources[0]?.x]).toEqual([
    wide.sources[0]?.x,
    wide.sources[0]?.y,
  ]);
});
