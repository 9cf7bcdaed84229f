import { readdirSync, readFileSync } from 'node:fs';
import { days, euros, fall, growth, hours, minutes, seconds, share } from '@/content/amounts';
import { facts } from '@/content/facts';
import { inLetters } from '@/content/number-words';
import {
  registeredFigures,
  repeatedFigures,
  type Source,
  unquotedFigures,
} from '@/tests/support/content-figures';

const sources: Source[] = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ file: `content/${name}`, text: readFileSync(`content/${name}`, 'utf8') }))
  .sort((one, other) => (one.file < other.file ? -1 : 1));

test('no text writes out a figure that content/facts.ts has: it quotes it', () => {
  expect(unquotedFigures(sources, facts)).toEqual([]);
});

test('no figure stands in two modules: where it is one fact, content/facts.ts has it', () => {
  expect(repeatedFigures(sources)).toEqual([]);
});

test('every fact with a unit can be told from a text', () => {
  const told = [...registeredFigures(facts).values()].flat();
  const measured = Object.entries(facts).filter(([, fact]) => typeof fact !== 'string');
  expect(measured.map(([name]) => name).filter((name) => !told.includes(name))).toEqual([]);
});

describe('a figure that is written twice', () => {
  const planted = (file: string, text: string) => [{ file, text }];
  const about = (text: string, file = 'content/home.ts') =>
    unquotedFigures(planted(file, `export const home = { lead: ${text} };\n`), {
      price: euros(30),
      call: minutes(2),
      otherCall: minutes(2),
    });

  test.each([
    "'Da 30 € al mese'",
    "'Da 30€ al mese'",
    "'Da 30\\u00a0€'",
    "'Da 30 euro'",
    '`Da 30 €`',
  ])('is found as %s', (text) => {
    expect(about(text)).toEqual([
      expect.stringMatching(/^content\/home\.ts, line 1: «.+» writes out 30.*facts\.price\.text/),
    ]);
  });

  test.each(["'entro due minuti'", "'Entro 2 minuti'", "'2 min'"])(
    'is found as %s, whichever fact it is',
    (text) => {
      expect(about(text)).toEqual([expect.stringMatching(/facts\.call\b.*facts\.otherCall\b/)]);
    },
  );

  test.each([
    "'da 130 €'",
    "'le 2 strade'",
    "'22 minuti'",
    "'Mi dica: «costa 30 €?»'",
    "'tra le 9 e le 12'",
    "'30 % di 30 persone'",
  ])('is none in %s', (text) => {
    expect(about(text)).toEqual([]);
  });

  test('is none where a simulation plays an example, and one in what its controls say', () => {
    const script = `
      const price = 'da 30 €';
      export const demo = {
        scenes: [{ messages: [{ text: 'La camera costa 30 €.' }], title: price }],
        axes: [{ legend: 'Entro 2 minuti' }],
      };`;
    const found = unquotedFigures(planted('content/demos/room.ts', script), {
      price: euros(30),
      call: minutes(2),
    });
    expect(found).toEqual([expect.stringMatching(/^content\/demos\/room\.ts, line 5: .*2 minuti/)]);
  });

  test('is found in two modules though no fact has it', () => {
    const [one, other] = ['home', 'about'].map((name) =>
      planted(`content/${name}.ts`, `export const ${name} = { text: 'un risparmio del 12%' };`),
    );
    expect(repeatedFigures([...(one ?? []), ...(other ?? [])])).toEqual([
      expect.stringMatching(
        /12%.*content\/home\.ts, line 1.*content\/about\.ts, line 1.*content\/facts\.ts/,
      ),
    ]);
    expect(repeatedFigures(one ?? [])).toEqual([]);
  });
});

describe('a fact’s forms follow its figure', () => {
  test.each([
    [hours(1), '1 ora', '1\u00a0h', 'un’ora', 'un’ora'],
    [hours(24), '24 ore', '24\u00a0h', 'ventiquattro ore', 'un giorno'],
    [hours(48), '48 ore', '48\u00a0h', 'quarantotto ore', 'due giorni'],
    [hours(36), '36 ore', '36\u00a0h', 'trentasei ore', 'trentasei ore'],
    [minutes(30), '30 minuti', '30\u00a0min', 'trenta minuti', 'mezz’ora'],
    [minutes(45), '45 minuti', '45\u00a0min', 'quarantacinque minuti', 'quarantacinque minuti'],
    [minutes(60), '60 minuti', '60\u00a0min', 'sessanta minuti', 'un’ora'],
    [seconds(1), '1 secondo', '1\u00a0s', 'un secondo', 'un secondo'],
    [seconds(2.5), '2,5 secondi', '2,5\u00a0s', '2,5 secondi', '2,5 secondi'],
    [days(180), '180 giorni', '180\u00a0g', '180 giorni', '180 giorni'],
  ])('%j', ({ text, short, letters, spoken }, ...forms) => {
    expect([text, short, letters, spoken]).toEqual(forms);
  });

  test('prices, shares and changes', () => {
    expect(euros(1490).text).toBe('1.490\u00a0€');
    expect(euros(29.9).text).toBe('29,90\u00a0€');
    expect(share(85)).toEqual({
      percent: 85,
      text: '85%',
      ofHundred: '85 su 100',
      letters: 'ottantacinque',
    });
    expect([growth(248).text, growth(248).after(100), growth(45).after(10)]).toEqual([
      '+248%',
      '348',
      '14,5',
    ]);
    expect([fall(60).text, fall(60).after(10)]).toEqual(['−60%', '4']);
  });

  test.each([
    [0, 'zero'],
    [3, 'tre'],
    [17, 'diciassette'],
    [21, 'ventuno'],
    [23, 'ventitré'],
    [28, 'ventotto'],
    [80, 'ottanta'],
    [100, 'cento'],
    [101, '101'],
    [-2, '-2'],
  ])('%d is %s', (count, letters) => {
    expect(inLetters(count)).toBe(letters);
  });
});
