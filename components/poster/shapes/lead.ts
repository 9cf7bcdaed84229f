import { far, type PosterShapes, type Shape } from './shape';

interface Feeders {
  count: number;
  /** The uppermost line's middle, and how far the lines lie apart before they meet. */
  y: number;
  pitch: number;
  width: number;
  /** Where all leave the horizontal, and where the first is when all have met. */
  turnAt: number;
  x: number;
  /** How far apart they lie then: less than their width, so that they are one. */
  together: number;
}

/** Any number of lines from the right, each at 45 degrees into the one that goes down. */
function feeders({ count, y, pitch, width, turnAt, x, together }: Feeders): Shape {
  const bend = width / 3;
  const d = Array.from({ length: count }, (_, i) => {
    const level = y + i * pitch;
    const column = x + i * together;
    const reach = turnAt - column;
    return (
      `M${far} ${level}H${turnAt + bend}Q${turnAt} ${level} ${turnAt - bend} ${level + bend}` +
      `L${column + bend} ${level + reach - bend}Q${column} ${level + reach} ${column} ${level + reach + bend}V${far}`
    );
  });
  return { d: d.join(''), tone: 'paper', width };
}

const days = (x: number, y: number, day: number, width: number): Shape => ({
  d: `M${x} ${y}V${y + 16.05 * day}`,
  tone: 'ink',
  width,
  dash: `2 ${day - 2}`,
});

/** From the top of the first day to the next, in units. */
const dayLength = { wide: 34, tall: 22 };
const firstDay = { wide: 560, tall: 330 };

export const leadShapes: PosterShapes = {
  wide: [
    feeders({ count: 6, y: 62, pitch: 64, width: 40, turnAt: 1010, x: 722, together: 27 }),
    days(716, firstDay.wide, dayLength.wide, 32),
  ],
  tall: [
    feeders({ count: 6, y: 16, pitch: 38, width: 28, turnAt: 226, x: 34, together: 17 }),
    days(32, firstDay.tall, dayLength.tall, 24),
  ],
  share: { from: [-54, 0], title: { x: 45, y: 108, width: 590, size: 72 } },
};
