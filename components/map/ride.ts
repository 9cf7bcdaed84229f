import type { CSSProperties } from 'react';
import { grid } from './grid';
import type { Way } from './line-path';
import { network } from './network';
import { px } from './px';

/** What a ride takes: on the left side, along the row, on the right side, in milliseconds. `components/map/run-wide.css` has the same. */
const legs = { left: 550, row: 1150, right: 550 };

const share = (way: Way, length: number) => length / way.width;

/**
 * Where the token of a line's request is and when it changes rows, as custom properties for `components/map/run.css`: it travels
 * by transforms alone, and the diagonals are known here and not in the window.
 */
export function ride(slug: string, from: string, to: string, rowsBefore = 0): CSSProperties {
  const wayOf = (side: 'left' | 'right', station: string) =>
    network[side].ways.find((way) => way.line === slug && way.station === station);
  const [first, last] = [wayOf('left', from), wayOf('right', to)];
  if (!first || !last) throw new Error(`${slug} has no way from ${from} to ${to} on the map`);
  // where its other ways at the destinations leave the row that it stays in
  const forks = network.right.ways.filter((way) => way.line === slug && way !== last);
  const fork = last.y1 === last.y2 ? Math.min(...forks.map(({ turn }) => turn)) : Infinity;
  const station = network.left.stations.find(({ id }) => id === from);
  const rises = {
    '--rise-at': legs.left * share(first, first.turn),
    '--rise-for': legs.left * share(first, Math.abs(first.y2 - first.y1)),
    '--fall-at': legs.left + legs.row + legs.right * share(last, last.turn),
    '--fall-for': legs.right * share(last, Math.abs(last.y2 - last.y1)),
  };
  const times = Object.entries(rises)
    // a line that stays in its row rises for no time: the page need not be told when
    .filter(([name]) => (name.startsWith('--rise') ? first.y1 !== first.y2 : last.y1 !== last.y2))
    .map(([name, ms]) => [name, `${Math.round(ms)}ms`]);
  return {
    ...px({
      '--from': ((station?.top ?? 0) + (station?.bottom ?? 0)) / 2,
      '--row': first.y2,
      '--to': last.y2,
      ...(first.y1 !== first.y2 && { '--rise': first.y1 - first.y2 }),
      ...(last.y1 !== last.y2 && { '--fall': last.y1 - last.y2 }),
      ...(Number.isFinite(fork) && { '--fork': last.width - fork }),
    }),
    ...Object.fromEntries(times),
    ...{ '--rows-before': rowsBefore },
  };
}

/** The map's own measures, for its styles. */
export const mapSize = px({
  '--map-height': network.height,
  '--map-left': network.left.width,
  '--map-right': network.right.width,
  '--map-row': grid.row,
});
