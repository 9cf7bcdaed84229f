import { far, type PosterShapes, type Shape } from './shape';

const channels = [0, 1, 2, 3];

/** Four columns of 84 turn the same corner, one inside the other, and are one line of 360 behind it. */
function channelsIntoOne(): Shape[] {
  const corner = (x: number) => {
    const radius = 420 - x;
    return `M${x} -${far}V-60A${radius} ${radius} 0 0 0 420 ${radius - 60}`;
  };
  const gaps = channels.slice(1).map((i) => corner(i * 92 - 4));
  return [
    { d: `${corner(180)}H${far}`, tone: 'paper', width: 360 },
    { d: gaps.join(''), tone: 'ground', width: 8 },
  ];
}

export const chatShapes: PosterShapes = {
  wide: channelsIntoOne(),
  // on a phone they come down side by side, as long as their words are: see poster-tall.css
  tall: [],
  share: {
    from: [-54, -370],
    title: { x: 412, y: 108, width: 748, size: 64 },
    also: [{ d: `M440 120H${far}V240H440z`, tone: 'ground' }],
  },
};
