import type { CallScene, Said } from '@/content/demos/types';
import { posters } from '@/content/posters';

/** How far the ruler runs, in units of the poster (shapes/call.ts), and how it stands to its seconds. */
const secondWidth = 1000 / posters.voicebot.rulerSeconds;
const minute = 60;

/** How far to the right each of the three rows of flags may write: below, the line climbs there. */
const rowEnds = [1320, 1210, 1090];
/** The same of the four that stand at rest. */
const restEnds = [1340, 1340, 1250, 1160];
const longestLine = 640;
/** What a row has room for, reckoned in a letter's usual width. */
const letter = 9.7;
const rowLines = 4;

interface Flag extends Said {
  second: number;
  row: number;
  room: number;
  /** Those before it have been taken down. */
  clears: boolean;
}

const secondsOf = (time: string) => {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * minute + seconds;
};

/** How wide the flag of a second may be that stands at rest in one of the four rows. */
export const restRoom = (row: number, second: number) =>
  Math.round((restEnds[row] ?? 0) - second * secondWidth);

/** Where each line of a call flies: one row lower than the one before, or on top again where it has no room there. */
export function flagsOf(said: readonly Said[]): Flag[] {
  let row = -1;
  return said.map((line) => {
    const second = minute + secondsOf(line.time);
    const room = (of: number) =>
      Math.min(longestLine, Math.round((rowEnds[of] ?? 0) - second * secondWidth));
    const fits =
      row + 1 < rowEnds.length && room(row + 1) * rowLines > line.text.length * letter * 1.1;
    row = fits ? row + 1 : 0;
    return { ...line, second, row, room: room(row), clears: row === 0 };
  });
}

/** The time of day at a second of the ruler, as a station clock writes it: 14:03:45. */
export function clockTime({ notes: [first] }: CallScene, second: number): string {
  const [hours = '', minutes = ''] = (first?.label ?? '').split(':');
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const atMinute = Number(minutes) + Math.floor(second / minute);
  return [hours, twoDigits(atMinute), twoDigits(second % minute)].join(':');
}
