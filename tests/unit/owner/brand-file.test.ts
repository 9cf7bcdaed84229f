import { readFileSync } from 'node:fs';
import { contrastMistakes } from '@/scripts/brand/contrast.mjs';
import { filesOf, loadBrand } from '@/scripts/brand/draw.mjs';
import { mistakeText, readBrand } from '@/scripts/brand/mistakes.mjs';

const shipped = readFileSync('content/brand.json', 'utf8');

/** The mistakes of the brand file after these changes, each in its two lines. */
function mistakesAfter(...changes: [from: string, to: string][]): string[] {
  const text = changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The brand file has no ${from}`);
    return all.replace(from, to);
  }, shipped);
  return (readBrand(text).mistakes ?? []).map(mistakeText);
}

test('the brand file that is here has no mistake', () => {
  expect(readBrand(shipped).mistakes).toBeUndefined();
});

test('every mistake is told at once: the field, what is wrong, what to write', () => {
  const brand = JSON.parse(shipped);
  const mistakes = mistakesAfter(
    [`"${brand.name}"`, '" "'],
    ['"claim"', '"clam"'],
    [`"demoTelephone": ${JSON.stringify(brand.demoTelephone)}`, '"demoTelephone": "02 12"'],
    [brand.colours.lines[1].light, 'green'],
    [`${brand.copyrightYear}`, '"last year"'],
  );
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/brand\.json, name: " " is empty\n {2}→ .*"Acme Automazioni"$/),
    expect.stringMatching(/, claim: is missing\n/),
    expect.stringMatching(
      /, demoTelephone: "02 12" is no telephone number.*\n.*"\+39 02 1234 5679"$/,
    ),
    expect.stringMatching(/, copyrightYear: "last year" must be a year\n.*2026$/),
    expect.stringMatching(/, colours\.lines\.1\.light: "green" is no colour.*\n.*"#1f6b4f"$/),
    expect.stringMatching(/, clam: is no field of the brand\n {2}→ "claim"$/),
  ]);
});

test.each(['+39 (0)2 0000 0000', '02 0000 0000', '+39 2', 'ciao', '+39-02-0000-0000'])(
  'a link cannot dial %s',
  (number) => {
    const { telephone } = JSON.parse(shipped);
    expect(mistakesAfter([`"telephone": "${telephone}"`, `"telephone": "${number}"`])).toHaveLength(
      1,
    );
  },
);

const vatNumber = (written: string) =>
  mistakesAfter([
    `"vatNumber": ${JSON.stringify(JSON.parse(shipped).vatNumber)}`,
    `"vatNumber": "${written}"`,
  ]);

test.each(['IT12345678904', 'IT21345678903', 'IT 12345678904', 'it12345678904', '12345678904'])(
  'a VAT number typed wrongly, %s, is told by its check digit',
  (written) => {
    expect(vatNumber(written)).toEqual([
      expect.stringContaining(
        `"${written}" is no Italian VAT number: the last digit does not fit the others`,
      ),
    ]);
  },
);

test.each(['IT1234567890', 'IT123456789031', 'IT', 'ITA2345678903', '1234567890'])(
  'a VAT number without its eleven digits, %s, is told so',
  (written) => {
    expect(vatNumber(written)).toEqual([expect.stringContaining('has not eleven digits')]);
  },
);

test.each([
  'IT12345678903',
  'IT 12345678903',
  '12345678903',
  'IT00000000000',
  '[IT e 11 cifre]',
  'DE136695976',
])('a VAT number that is right, left open, or another country’s, %s, stays', (written) => {
  expect(vatNumber(written)).toEqual([]);
});

test('a lost comma is told by its line', () => {
  const [mistake] = mistakesAfter(['",\n  "claim"', '"\n  "claim"']);
  expect(mistake).toMatch(/^content\/brand\.json, line 4: /);
});

test('a line without a colour is named', () => {
  expect(mistakesAfter(['"5": {', '"12": {'])).toContainEqual(
    expect.stringMatching(/colours\.lines\.5: is missing/),
  );
});

test('what to write is shown for somebody of a list, too', () => {
  const brand = JSON.parse(shipped);
  brand.about.people = [{ name: '', role: 'voce' }];
  expect(readBrand(JSON.stringify(brand)).mistakes).toEqual([
    expect.objectContaining({
      field: 'about.people.0.name',
      instead: 'Who: for instance "Anna Rossi"',
    }),
  ]);
});

test('what follows from the brand is as it would be drawn now', async () => {
  for (const [name, content] of Object.entries(await filesOf(await loadBrand()))) {
    expect([name, readFileSync(name).equals(Buffer.from(content))]).toEqual([name, true]);
  }
});

describe('a colour that cannot be told from its ground', () => {
  const grounds = {
    paper: { light: '#f4f1ea', dark: '#141414' },
    sheet: { light: '#fbfaf6', dark: '#1d1d1c' },
    ink: { light: '#111111', dark: '#f4f1ea' },
    muted: { light: '#57534a', dark: '#b5b0a5' },
    hairline: { light: '#d5cfc2', dark: '#3a3935' },
    control: { light: '#7f7b71', dark: '#8a867c' },
    night: '#111111',
    lamp: '#f4f1ea',
    flap: '#f2b63c',
    board: '#0b0b0a',
  };
  const blue = { light: '#1d4e89', dark: '#74aaf2' };
  const yellow = { light: '#ffe100', dark: '#ffe100' };
  const saidOf = (change: object) =>
    contrastMistakes({ ...grounds, brand: blue, lines: { 1: blue }, ...change }).map(mistakeText);

  test('is named with its contrast and the nearest shade that has it', () => {
    expect(saidOf({})).toEqual([]);
    expect(saidOf({ brand: yellow })).toEqual([
      `content/brand.json, colours.brand.light: "#ffe100" has a contrast of 1.16 to paper #f4f1ea, and needs 3
  → "#9f8b00", the nearest shade of it that has`,
    ]);
    expect(saidOf({ brand: { light: '#9f8b00', dark: '#ffe100' } })).toEqual([]);
  });

  test('may be a line’s, where that says that it is bright', () => {
    expect(saidOf({ lines: { 1: yellow } })).toEqual([expect.stringContaining('"bright": true')]);
    expect(saidOf({ lines: { 1: { ...yellow, bright: true } } })).toEqual([]);
  });

  test('is the paper, where warnings could not be read on it', () => {
    expect(saidOf({ paper: { light: '#b08080', dark: '#141414' } }).join('\n')).toMatch(
      /colours\.paper\.light: "#b08080" has a contrast of [\d.]+ to error/,
    );
  });
});
