import { numberFaults, savingsWords } from '@/content/demos/savings';
import { funnelTold } from '@/lib/funnel';
import { plural } from '@/lib/plural';

test.each([
  [0, '0 ore'],
  [1, '1 ora'],
  [1.5, '1,5 ore'],
  [2, '2 ore'],
  [21, '21 ore'],
  [1_000_000, '1.000.000 ore'],
])('%d takes its form', (count, said) => {
  expect(plural(count, savingsWords.units.hours)).toBe(said);
});

test('one of a kind is said in the singular, wherever a number may be one', () => {
  expect(plural(1, savingsWords.hours)).toBe('1 ora liberata');
  expect(plural(1, savingsWords.customers)).toBe('1 cliente in più');
  expect(plural(1, savingsWords.units.weeks)).toBe('1 settimana');
  expect(plural(1, numberFaults.tooPrecise)).toBe('Al massimo 1 decimale.');
  expect(plural(2, numberFaults.tooPrecise)).toBe('Al massimo 2 decimali.');
  expect(funnelTold({ leads: 2, reached: 1, meetings: 1 })).toBe(
    '2 lasciano i dati, 1 risponde, 1 fissa l’incontro.',
  );
});
