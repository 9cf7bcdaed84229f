import { readFileSync } from 'node:fs';
import { days, euros, fall, growth, hours, minutes, seconds, share } from '@/content/amounts';
import { facts } from '@/content/facts';
import { inLetters } from '@/content/number-words';
import { firstName } from '@/lib/italian/first-name';
import { plural } from '@/lib/italian/plural';
import { filesIn } from '../../support/files';

/** Comments and texts; what somebody says in a text stands «between these». */
const commentOrText = /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** What a content module writes out; what a simulation plays is made up. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll('\\u00a0', '\u00a0');
  if (file.startsWith('content/demos/') && /\b(?:scenes|messages|quote): /.test(source)) return [];
  return [...source.matchAll(commentOrText)].map(({ 1: single, 2: template }) =>
    (single ?? template ?? '').replaceAll(/\$\{[^}]*\}|«[^»]*»/g, '\n'),
  );
}

test('a price or promise that is changed in one place is changed on every page: no text writes out a figure of content/facts.ts', () => {
  const modules = filesIn(['content'], /(?<!\/facts)\.ts$/);
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

test('a price or a time reads as it is spoken, in every form that a text needs', () => {
  for (const [{ text, short, letters, spoken }, ...forms] of [
    [hours(1), '1 ora', '1\u00a0h', 'un’ora', 'un’ora'],
    [hours(24), '24 ore', '24\u00a0h', 'ventiquattro ore', 'un giorno'],
    [hours(48), '48 ore', '48\u00a0h', 'quarantotto ore', 'due giorni'],
    [minutes(30), '30 minuti', '30\u00a0min', 'trenta minuti', 'mezz’ora'],
    [minutes(45), '45 minuti', '45\u00a0min', 'quarantacinque minuti', 'quarantacinque minuti'],
    [seconds(2.5), '2,5 secondi', '2,5\u00a0s', '2,5 secondi', '2,5 secondi'],
    [days(180), '180 giorni', '180\u00a0g', '180 giorni', '180 giorni'],
  ] as const)
    expect([text, short, letters, spoken]).toEqual(forms);
  expect(euros(1490).text).toBe('1.490\u00a0€');
  expect(euros(29.9).text).toBe('29,90\u00a0€');
  const ofHundred = { percent: 85, text: '85%', ofHundred: '85 su 100', letters: 'ottantacinque' };
  expect(share(85)).toEqual(ofHundred);
  const more = [growth(248).text, growth(248).after(100), growth(45).after(10)];
  expect(more).toEqual(['+248%', '348', '14,5']);
  expect([fall(60).text, fall(60).after(10)]).toEqual(['−60%', '4']);
  const letters = [0, 17, 21, 23, 28, 100, 101].map(inLetters).join(' ');
  expect(letters).toBe('zero diciassette ventuno ventitré ventotto cento 101');
});

test('a number that may be one takes its form', () => {
  const form = { one: (n: string) => `${n} ora`, other: (n: string) => `${n} ore` };
  expect([0, 1, 1.5, 21, 1_000_000].map((count) => plural(count, form))).toEqual([
    ...['0 ore', '1 ora', '1,5 ore', '21 ore', '1.000.000 ore'],
  ]);
});

test('nobody is greeted by what is no first name', () => {
  for (const [typed, name] of [
    ['Giulia D’Amico', 'Giulia'],
    ['  marco   rossi ', 'Marco'],
    ['ANNA-MARIA Bianchi', 'Anna-Maria'],
    ['dott.ssa Elena Però', 'Elena'],
    ['\u3164\u3164 Giulia Neri', 'Giulia'],
    ['Niccolò', 'Niccolò'],
    ['LaToya Neri', 'LaToya'],
    ["Dott.ssa Giulia D'Angelo", 'Giulia'],
    ['Prof. Avv. Giulia Rossi', 'Giulia'],
    ['Ing.Marco Rossi', undefined],
    ['SIG.RA ANNA BIANCHI', 'Anna'],
    ['Dottoressa Giulia Neri', 'Giulia'],
    ['dr Mario De Luca', 'Mario'],
    ['Mrs Jane Doyle', 'Jane'],
    ['Dott. ssa Giulia De Luca', 'Giulia'],
    ['Giulia Rossi Avv.', 'Giulia'],
    ['Diego Lanza', 'Diego'],
    ["NICCOLO' ROSSI", "Niccolo'"],
    // which of two names the one word is nobody knows
    ...['Ing. Rossi', 'dr Mario', 'Dottoressa Giulia', 'Sig.ra Anna', 'Prof. Avv. Rossi'],
    ...['Dott. ssa Giulia', 'Sig. ra Anna', 'Dottorssa Giulia', 'Rossi Ing.', 'Famiglia Rossi'],
    ...['De Luca Giulia', 'Della Valle Anna', 'D’Angelo Giulia', "Dell'Acqua Anna", 'Lo Presti'],
    ...['van Dyck Jan', 'Studio Rossi', 'HOTEL Miramare', 'Sig. e Sig.ra Rossi', 'la Reception'],
    ...['Il Sig. Rossi', 'Il Fornaio'],
    ...['Dott.ssa', 'Ing.', 'avv', 'G. Bianchi', 'Rossi, Giulia'],
    ...['   ', 'G. B.', '12345', 'Massimilianopaolo Verdi', '<b>x</b>'],
  ].map((each) => [each].flat()) as [string, string?][])
    expect([typed, firstName(typed)]).toEqual([typed, name]);
});
