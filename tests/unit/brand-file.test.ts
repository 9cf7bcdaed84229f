import { readFileSync } from 'node:fs';
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
    [`"${brand.demoTelephone}"`, '"02 12"'],
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

test('a lost comma is told by its line', () => {
  const [mistake] = mistakesAfter(['",\n  "claim"', '"\n  "claim"']);
  expect(mistake).toMatch(/^content\/brand\.json, line 4: /);
});

test('a line without a colour is named', () => {
  expect(mistakesAfter(['"5": {', '"12": {'])).toContainEqual(
    expect.stringMatching(/colours\.lines\.5: is missing/),
  );
});
