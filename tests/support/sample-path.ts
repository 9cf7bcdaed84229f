export interface PathPoint {
  x: number;
  y: number;
}

/** One piece of a path: straight with its direction in degrees, or a bend with its radius. */
export type PathPiece = { angle: number } | { radius: number };

/** Reads the commands that the map uses (M, H, l, a): its pieces, and points at most 2 px apart. */
export function samplePath(d: string): { points: PathPoint[]; pieces: PathPiece[] } {
  const points: PathPoint[] = [];
  const pieces: PathPiece[] = [];
  let [x, y] = [0, 0];
  const straightTo = (toX: number, toY: number) => {
    const length = Math.hypot(toX - x, toY - y);
    if (length < 0.05) return;
    pieces.push({ angle: (Math.atan2(toY - y, toX - x) * 180) / Math.PI });
    for (let at = 0; at <= length; at += 2)
      points.push({ x: x + ((toX - x) * at) / length, y: y + ((toY - y) * at) / length });
    [x, y] = [toX, toY];
  };
  for (const [, command, rest = ''] of d.matchAll(/([MHla])([^MHla]*)/g)) {
    const [a = 0, b = 0, , , , dx = 0, dy = 0] = rest.trim().split(/\s+/).map(Number);
    if (command === 'M') [x, y] = [a, b];
    else if (command === 'H') straightTo(a, y);
    else if (command === 'l') straightTo(x + a, y + b);
    else {
      // a bend of 45°: its chord is near enough
      pieces.push({ radius: a });
      for (let at = 0; at <= 1; at += 0.12) points.push({ x: x + dx * at, y: y + dy * at });
      [x, y] = [x + dx, y + dy];
    }
  }
  return { points, pieces };
}
