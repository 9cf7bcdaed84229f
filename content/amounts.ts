/** The forms in which texts quote a figure of `content/facts.ts`. A number and its sign never part at the end of a line. */
import { inLetters } from './number-words';

interface Unit {
  one: string;
  other: string;
  /** One of them in letters, with its article. */
  single: string;
  sign: string;
  ms: number;
}

const day: Unit = {
  one: 'giorno',
  other: 'giorni',
  single: 'un giorno',
  sign: 'g',
  ms: 86_400_000,
};
const hour: Unit = { one: 'ora', other: 'ore', single: 'un’ora', sign: 'h', ms: 3_600_000 };
const minute: Unit = {
  one: 'minuto',
  other: 'minuti',
  single: 'un minuto',
  sign: 'min',
  ms: 60_000,
};
const second: Unit = {
  one: 'secondo',
  other: 'secondi',
  single: 'un secondo',
  sign: 's',
  ms: 1000,
};

interface Duration {
  count: number;
  /** For machines. */
  ms: number;
  /** '24 ore': in running text. */
  text: string;
  /** '24 h': where it stands large, or there is little room. */
  short: string;
  /** 'due minuti'. */
  letters: string;
  /** As one says it: 'due giorni' for 48 hours, 'mezz’ora' for 30 minutes, otherwise in letters. */
  spoken: string;
}

const digits = (count: number) => String(count).replace('.', ',');
const lettersOf = (count: number, unit: Unit) =>
  count === 1 ? unit.single : `${inLetters(count)} ${unit.other}`;

function spokenOf(count: number, unit: Unit): string {
  const ms = count * unit.ms;
  if (ms === hour.ms / 2) return 'mezz’ora';
  const larger = [day, hour, minute].find((each) => ms % each.ms === 0) ?? unit;
  return lettersOf(ms / larger.ms, larger);
}

function duration(count: number, unit: Unit): Duration {
  return {
    count,
    ms: count * unit.ms,
    text: `${digits(count)} ${count === 1 ? unit.one : unit.other}`,
    short: `${digits(count)}\u00a0${unit.sign}`,
    letters: lettersOf(count, unit),
    spoken: spokenOf(count, unit),
  };
}

export const days = (count: number): Duration => duration(count, day);
export const hours = (count: number): Duration => duration(count, hour);
export const minutes = (count: number): Duration => duration(count, minute);
export const seconds = (count: number): Duration => duration(count, second);

const twoDigits = new Intl.NumberFormat('en', { maximumSignificantDigits: 2, useGrouping: false });

/** Reckoned hours, of so many, as they are said: more than two digits would be known of a guess than it says. */
export const aboutHours = (reckoned: number, all = Number.POSITIVE_INFINITY): number =>
  Math.min(all, Number(twoDigits.format(reckoned)));

interface Price {
  /** For machines. */
  euros: number;
  /** '30 €'. */
  text: string;
}

const currency = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;
const euro = new Intl.NumberFormat('it-IT', currency);
const wholeEuro = new Intl.NumberFormat('it-IT', { ...currency, maximumFractionDigits: 0 });

export const euros = (count: number): Price => ({
  euros: count,
  text: (Number.isInteger(count) ? wholeEuro : euro).format(count),
});

interface Share {
  percent: number;
  /** '95%'. */
  text: string;
  /** '95 su 100'. */
  ofHundred: string;
  /** How many of a hundred, in letters: 'ottantacinque'. */
  letters: string;
}

/** A part of a whole, in percent. */
export const share = (percent: number): Share => ({
  percent,
  text: `${digits(percent)}%`,
  ofHundred: `${digits(percent)} su 100`,
  letters: inLetters(percent),
});

interface Change {
  /** '+248%', and '−60%' with the sign that typography has for it. */
  text: string;
  /** What becomes of so many: 100 are 348 after +248%. */
  after: (before: number) => string;
}

const change = (percent: number, sign: string): Change => ({
  text: `${sign}${digits(Math.abs(percent))}%`,
  after: (before) => digits(Math.round(before * (100 + percent)) / 100),
});

/** How much more, in percent. */
export const growth = (percent: number): Change => change(percent, '+');

/** How much less, in percent. */
export const fall = (percent: number): Change => change(-percent, '−');
