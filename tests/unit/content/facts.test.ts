import { readdirSync, readFileSync } from 'node:fs';
import { days, euros, fall, growth, hours, minutes, seconds, share } from '@/content/amounts';
import { facts } from '@/content/facts';
import { inLetters } from '@/content/number-words';

/** Comments and texts; what somebody says in a text stands «between these». */
const commentOrText = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** What a content module writes out; what a simulation plays is made up. */
function textsOf(file: string): string[] {
  const source = readFileSync(`content/${file}`, 'utf8').replaceAll('\\u00a0', '\u00a0');
  if (file.startsWith('demos/') && /\b(?:scenes|messages|quote): /.test(source)) return [];
  return [...source.matchAll(commentOrText)].map(({ 1: single, 2: template }) =>
    (single ?? template ?? '').replaceAll(/\$\{[^}]*\}|«[^»]*»/g, '\n'),
  );
}

test('no text writes out a figure that content/facts.ts has: it quotes it', () => {
  const modules = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'facts.ts',
  );
  expect(modules.length).toBeGreaterThan(20);
  const forms = Object.values(facts).flatMap((fact) =>
    typeof fact === 'string' ? fact : [fact.text, 'short' in fact ? fact.short : fact.text],
  );
  // a space may be one that does not break
  const figure = new RegExp(
    `(?<![\\p{L}\\d.,:–])(?:${forms.map((form) => form.replaceAll('+', '\\+').replace(/[ \u00a0]/, '[ \u00a0]')).join('|')})(?![\\p{L}\\d])`,
    'u',
  );
  const found = modules.flatMap((file) =>
    textsOf(file).flatMap((text) => (figure.test(text) ? `${file}: ${text}` : [])),
  );
  expect(found).toEqual([]);
});

describe('a fact’s forms follow its figure', () => {
  test.each([
    [hours(1), '1 ora', '1\u00a0h', 'un’ora', 'un’ora'],
    [hours(24), '24 ore', '24\u00a0h', 'ventiquattro ore', 'un giorno'],
    [hours(48), '48 ore', '48\u00a0h', 'quarantotto ore', 'due giorni'],
    [minutes(30), '30 minuti', '30\u00a0min', 'trenta minuti', 'mezz’ora'],
    [minutes(45), '45 minuti', '45\u00a0min', 'quarantacinque minuti', 'quarantacinque minuti'],
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
    [17, 'diciassette'],
    [21, 'ventuno'],
    [23, 'ventitré'],
    [28, 'ventotto'],
    [100, 'cento'],
    [101, '101'],
  ])('%d is %s', (count, letters) => {
    expect(inLetters(count)).toBe(letters);
  });
});
