import { posters } from '@/content/posters';
import { far, type PosterShapes, type Shape } from '../drawing';

/** Loud and soft of one minute, a syllable a bar, as heights in percent. */
const loudness = [
  18, 44, 78, 34, 62, 96, 100, 58, 22, 8, 8, 30, 66, 88, 40, 16, 8, 26, 72, 94, 60, 84, 46, 18, 8,
  12, 48, 90, 70, 28, 52, 98, 64, 20, 8, 8, 34, 76, 56, 24,
];

/** The voice as bars, `step` apart, in a box whose upper left corner is at x, y and 100 times `height` high. */
function voiceTrace(x: number, y: number, step: number, height: number): string {
  return loudness
    .map((loud, i) => {
      const bar = loud * height;
      return `M${x + (i + 0.5) * step} ${y + (100 * height - bar) / 2}v${bar}`;
    })
    .join('')
    .replace(/(?<!\d)\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));
}

/** The voice's trace in a box of 400 by 100. */
export const voiceBars = voiceTrace(0, 0, 10, 1);

const { rulerSeconds } = posters.voicebot;

/** How far the line runs from the request to the ruler's end, in units. */
const rulerLength = { wide: 1000, tall: 240 };

const ruler = (length: number, height: number): Shape[] => {
  const second = length / rulerSeconds;
  const ticks = (every: number, size: number, width: number): Shape => ({
    d: `M0 ${size / 2}H${length}`,
    tone: 'ink',
    width: size,
    dash: `${width} ${Math.round((every * second - width) * 1000) / 1000}`,
  });
  return [
    ticks(2, height * 0.06, 1.5),
    ticks(10, height * 0.13, 2),
    {
      d: [0, rulerSeconds / 2, rulerSeconds].map((at) => `M${at * second} 0v${height}`).join(''),
      tone: 'ink',
      width: 4,
    },
  ];
};

/** Two minutes straight on, then up and away to the appointment. */
export const voicebotShapes: PosterShapes = {
  sheet: { below: 316, size: 70, measure: 490, lead: 476 },
  wide: [
    {
      d: `M-${far} 100H1000A220 220 0 0 0 1155.6 35.6L${far} -2808.8`,
      tone: 'paper',
      width: 200,
    },
    ...ruler(rulerLength.wide, 200),
  ],
  tall: [
    { d: `M-${far} 56H246A70 70 0 0 1 316 126V${far}`, tone: 'paper', width: 112 },
    ...ruler(rulerLength.tall, 112),
  ],
  share: {
    from: [-54, -500],
    title: { x: 45, width: 830, bottom: 393, size: 84 },
    also: [
      { d: voiceTrace(500, 24, 8.75, 1.3), tone: 'ground', width: 6 },
      { d: 'M875 0V250', tone: 'ink', width: 8 },
    ],
  },
};
