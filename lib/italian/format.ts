const inEuro = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;

const euro = new Intl.NumberFormat('it-IT', inEuro);

/** Integer cents as Italians write euros: `1.234,50 €`, and `−120,50 €` with a minus sign. */
export function formatEuro(cents: number): string {
  return euro.format(cents === 0 ? 0 : cents / 100).replace('-', '−');
}

const aboutEuro = new Intl.NumberFormat('it-IT', { ...inEuro, maximumSignificantDigits: 3 });

/** Integer cents as an order of magnitude, tens, and three significant digits at the most: `80 €`, `15.500 €`. */
export function formatAboutEuro(cents: number): string {
  return aboutEuro.format(Math.round(cents / 1000) * 10);
}

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

/** A whole number of units, `unit` of them to one, as Italians write it: 123450 hundredths are `1.234,5`. */
export function formatNumber(value: number, unit: number): string {
  return number.format(value / unit);
}
