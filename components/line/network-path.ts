/** Which way the map runs. */
interface Direction {
  vertical: boolean;
}

type Point = [along: number, across: number];

/** Straight, then at 45° (steeper only where there is no room), then straight again. */
export function routePath(
  measures: Direction,
  start: Point,
  end: Point,
  runsOnTo?: number,
): string {
  const middle = (start[0] + end[0]) / 2;
  const room = (end[0] - start[0]) / 2 - 8;
  const half = Math.min(Math.abs(end[1] - start[1]) / 2, room);
  const points: Point[] = [start, [middle - half, start[1]], [middle + half, end[1]], end];
  if (runsOnTo !== undefined) points[3] = [runsOnTo, end[1]];
  return `M${points.map(([along, across]) => toXY(measures, along, across).join(' ')).join('L')}`;
}

/** Where a place of the map is drawn: across the window, or down it where the map is vertical. */
export function toXY({ vertical }: Direction, along: number, across: number): [number, number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return vertical ? [round(across), round(along)] : [round(along), round(across)];
}
