import { romeZone } from '@/lib/time';

const euro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
});

/** Integer cents as Italians write euros: `1.234,50 €`, and `−120,50 €` with a minus sign. */
export function formatEuro(cents: number): string {
  return euro.format(cents === 0 ? 0 : cents / 100).replace('-', '−');
}

const wholeEuro = new Intl.NumberFormat('it-IT', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: 'always',
  maximumSignificantDigits: 3,
});

/** Integer cents as an order of magnitude, three significant digits at the most: `15.500 €`. */
export function formatAboutEuro(cents: number): string {
  return wholeEuro.format(Math.round(cents / 100));
}

const day = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: romeZone,
});

/** A date as Italian documents carry it, in Italy's time: `19/11/2026`. */
export function formatDay(date: Date): string {
  return day.format(date);
}

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

/** A whole number of units, `unit` of them to one, as Italians write it: 123450 hundredths are `1.234,5`. */
export function formatNumber(value: number, unit: number): string {
  return number.format(value / unit);
}
