import { site } from '@/content/site';
import { everySolution } from '@/content/solution-list';
import type { SolutionContent } from '@/content/types';
import { nameMistakes } from '@/scripts/content/names';
import { linesOf, textWidth } from '@/scripts/content/text-width';

const [first] = everySolution;
if (!first) throw new Error('There is no solution.');
const short = { brand: 'Acme', tagline: 'Automazioni per aziende' };
const { drawing: _, ...rest } = first;
const plain: SolutionContent = { ...rest, name: 'Chatbot', shortName: 'Chat' };

const said = (brand: Partial<typeof short>, solution: Partial<SolutionContent> = {}) =>
  [...nameMistakes({ ...site, ...short, ...brand }, [{ ...plain, ...solution }])].map(
    ({ file, field, what, instead }) => `${file}, ${field}: ${what} → ${instead}`,
  );

test('names: those of this site fit everywhere', () => {
  expect([...nameMistakes()]).toEqual([]);
  expect(said({})).toEqual([]);
});

test('names: a service of 96 signs is named with its file, the place and how much to cut', () => {
  const name =
    'Automazione dei preventivi, dei contratti, dei documenti, delle firme e dei solleciti di un’azienda';
  expect(said({}, { name })).toEqual([
    expect.stringMatching(
      RegExp(
        `^content/solutions/${plain.slug}.ts, name: «${name}» non ci sta nel menu (?:Soluzioni|del telefono) → accorcialo di circa \\d+ caratteri$`,
      ),
    ),
  ]);
});

test('names: a text that is cut as it is told fits', () => {
  const long =
    'Centralino con voce artificiale per tutte le sedi, i reparti e i punti vendita di un’azienda';
  const [mistake] = [...nameMistakes({ ...site, ...short }, [{ ...plain, name: long }])];
  const [cut = ''] = mistake?.instead.match(/\d+/) ?? [];
  expect(Number(cut)).toBeGreaterThan(0);
  expect(said({}, { name: long.slice(0, -Number(cut)) })).toEqual([]);
  expect(said({}, { name: long.slice(0, 1 - Number(cut)) })).toHaveLength(1);
});

test('names: a word that no line of a menu takes is too long too', () => {
  expect(said({}, { name: 'Videopresentazioniautomatizzate' })).toEqual([
    expect.stringContaining('non ci sta nel menu del telefono'),
  ]);
});

test('names: the short one has the room of its row on the home’s board', () => {
  expect(said({}, { shortName: 'Preventivi e documenti' })).toEqual([]);
  expect(said({}, { shortName: 'Preventivi, documenti e contratti firmati' })).toEqual([
    expect.stringMatching(
      /, shortName: «Preventivi, .*» non ci sta sulla prima schermata della home → /,
    ),
  ]);
});

test('names: a brand of 30 signs fits, of 30 wide ones it does not, and nothing beside it is blamed', () => {
  const brand = 'Automazioni Lombarde Milano Sr';
  expect(brand).toHaveLength(30);
  const tagline = 'Automazioni AI per aziende che crescono';
  for (const { drawing } of everySolution)
    if (drawing)
      expect(
        said({ brand, tagline }, { name: 'Automazione preventivi, documenti', drawing }),
      ).toEqual([]);
  expect(said({ brand: 'W'.repeat(30) })).toEqual([
    expect.stringMatching(
      /^content\/brand\.json, name: «W+» non ci sta in testata, sul telefono → /,
    ),
  ]);
});

test('names: a claim has what the brand leaves it at the top of the home’s share image', () => {
  const tagline = 'Automazioni AI su misura per le aziende italiane che vogliono crescere';
  expect(said({ tagline })).toEqual([]);
  expect(said({ tagline, brand: 'Automazioni Lombarde Milano Sr' })).toEqual([
    expect.stringMatching(
      /^content\/brand\.json, claim: .* accanto a «Automazioni Lombarde Milano/,
    ),
  ]);
});

test('text width: kerning counts, and a text breaks at its spaces alone', () => {
  expect(textWidth('AV', 700)).toBeLessThan(textWidth('A', 700) + textWidth('V', 700));
  expect(textWidth('Linea', 400)).toBeLessThan(textWidth('Linea', 700));
  expect(linesOf('uno due tre', 400, textWidth('uno due', 400))).toBe(2);
  expect(linesOf('unoduetre', 400, 3)).toBe(Number.POSITIVE_INFINITY);
});
