import { far, type PosterShapes, type Shape } from '../drawing';

/** The four columns' common corner: where it begins, and the middle of its circles. */
const corner = { x: 420, y: -60 };
const gap = 8;

/** A gap between two columns: as wide as it is down to the corner, and round it down to nothing. */
function taper(middle: number): string {
  // all of them end on one line, 60 degrees round the corner
  const [cos, sin] = [0.5, 0.866];
  const reach = corner.x - middle;
  const tip = { x: corner.x - reach * cos, y: corner.y + reach * sin };
  // the circle that leaves `from` straight down and passes through the tip
  const radius = (from: number) =>
    Math.round(((tip.x - from) ** 2 + (tip.y - corner.y) ** 2) / (tip.x - from) / 2);
  const [left, right] = [middle - gap / 2, middle + gap / 2];
  const end = `${Math.round(tip.x)} ${Math.round(tip.y)}`;
  const arc = (from: number, sweep: number) => `A${radius(from)} ${radius(from)} 0 0 ${sweep}`;
  return `M${left} -${far}V${corner.y}${arc(left, 0)} ${end}${arc(right, 1)} ${right} ${corner.y}V-${far}z`;
}

/** Four columns of 84 turn the same corner, one inside the other, and are one line of 360 behind it. */
function channelsIntoOne(): Shape[] {
  const { x, y } = corner;
  return [
    { d: `M180 -${far}V${y}A240 240 0 0 0 ${x} ${y + 240}H${far}`, tone: 'paper', width: 360 },
    { d: [88, 180, 272].map(taper).join(''), tone: 'ground' },
  ];
}

export const chatbotShapes: PosterShapes = {
  sheet: { base: 444, below: 438, shift: 434, size: 72, measure: 930, lead: 581 },
  wide: channelsIntoOne(),
  // on a phone they come down side by side, as long as their words are: see chatbot.css
  tall: [],
  share: {
    from: [-54, -450],
    title: { x: 412, width: 748, bottom: 351, size: 72 },
    also: [{ d: `M440 120H${far}V240H440z`, tone: 'ground' }],
  },
};
