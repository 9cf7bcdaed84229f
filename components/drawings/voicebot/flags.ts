import type { CallScene, Said } from '@/content/demos/types';
import { posters } from '@/content/posters';

/** How far the ruler runs, in units of the poster (shapes.ts), and how it stands to its seconds. */
const secondWidth = 1000 / posters.voicebot.rulerSeconds;
const minute = 60;

/** What a flag has room for in its row, in the same units; voicebot.css reckons with it too. */
const rows = 3;
const roomIn = (row: number, second: number) =>
  Math.min(640, 1320 - 115 * row - second * secondWidth);
/** What a row has room for, reckoned in a letter's usual width. */
const letter = 9.7;
const rowLines = 4;

interface Flag extends Said {
  second: number;
  row: number;
  /** Those before it are taken down, but for the last, which rises to the top. */
  clears: boolean;
}

const secondsOf = (time: string) => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * minute + seconds;
};

/** Where each line of a call flies: one row lower than the one before, or right below that on top where it has no room there. */
export function flagsOf(said: readonly Said[]): Flag[] {
  let row = -1;
  return said.map((line) => {
    const second = minute + secondsOf(line.time);
    const next = row + 1;
    const fits = next < rows && roomIn(next, second) * rowLines > line.text.length * letter * 1.1;
    row = fits ? next : 1;
    return { ...line, second, row, clears: !fits };
  });
}

/** The time of day at a second of the ruler, as a station clock writes it: 14:03:45. */
export function clockTime({ notes: [first] }: CallScene, second: number): string {
  const [hours = '', minutes = ''] = (first?.label ?? '').split(':');
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const atMinute = Number(minutes) + Math.floor(second / minute);
  return [hours, twoDigits(atMinute), twoDigits(second % minute)].join(':');
}
