import { readFileSync } from 'node:fs';
import { told } from '@/scripts/content/mistake';
import { isReadable, readModule } from '@/scripts/content/sources';
import { syntaxMistake } from '@/scripts/content/syntax';

const text = `import { facts } from '@/content/facts';

export const home = {
  hero: {
    title: 'Meno costi',
    lead: \`Ti contattiamo entro \${facts.answer.text}.\`,
    figures: [facts.answer, facts.open],
  },
  items: [
    {
      title: 'Chi risponde',
      text: 'Una persona del team.',
    },
    { title: 'Quando', text: 'Anche di sera.' },
  ],
};
`;

/** What is said of the text after one slip of the pen. */
function after(before: string, slip: string): string {
  const changed = text.replace(before, slip);
  expect(changed).not.toBe(text);
  const module = readModule('content/home.ts', changed);
  return isReadable(module) ? 'nothing' : told(syntaxMistake(module));
}

test('a module without a mistake is read', () => {
  expect(isReadable(readModule('content/home.ts', text))).toBe(true);
});

test.each([
  [
    'no comma after a text',
    "costi',\n",
    "costi'\n",
    5,
    'a comma is missing. Write one at the end of line 5',
  ],
  [
    'no comma after a quoted figure',
    '}.`,\n',
    '}.`\n',
    6,
    'a comma is missing. Write one at the end of line 6',
  ],
  [
    'no comma after a list',
    'open],\n',
    'open]\n  another: 1',
    7,
    'a comma is missing. Write one at the end of line 7',
  ],
  [
    'no comma after a block',
    '    },\n    {',
    '    }\n    {',
    13,
    'a comma is missing. Write one at the end of line 13',
  ],
  [
    'no comma between two on a line',
    "'Quando', text",
    "'Quando' text",
    14,
    'a comma is missing. Write one',
  ],
  [
    'an apostrophe inside a text',
    'Una persona',
    "L'una persona",
    12,
    'an apostrophe ends the text too early. Write the typographic one, ’',
  ],
  [
    'a text that is not closed',
    "persona del team.',",
    'persona del team.,',
    12,
    'has no quote at its end',
  ],
  ['a quoted figure’s text that is not closed', '}.`,', '}.,', 6, 'has no ` at its end'],
  [
    'typographic quotes',
    "'Meno costi'",
    '‘Meno costi’',
    5,
    'cannot begin with ‘. Texts stand between straight quotes',
  ],
  ['quotation marks', "'Meno costi'", '«Meno costi»', 5, 'cannot begin with «'],
  ['a text without quotes', "'Meno costi'", 'Meno costi', 5, 'a text stands without quotes'],
  ['no opening quote', "'Meno costi'", "Meno costi'", 5, 'a text stands without quotes'],
  ['a semicolon', "costi',", "costi';", 5, 'Write , instead of ;'],
  ['two commas', "costi',", "costi',,", 5, 'one comma is too many. Delete it'],
  [
    'a field without a text',
    "title: 'Meno costi',",
    'title: ,',
    5,
    'the text after the colon is missing',
  ],
  ['no colon', "title: 'Meno", "title 'Meno", 5, 'the colon after the name of a field is missing'],
  [
    'a block that is not closed',
    "team.',\n    },\n",
    "team.',\n",
    13,
    'but the one of line 10 is still open. Write }, before it',
  ],
  ['a list that is not closed', '  ],\n};', '};', 15, 'the [ of line 9 is still open'],
  [
    'a bracket too many',
    "sera.' },\n",
    "sera.' } },\n",
    14,
    '} stands here, but the [ of line 9 is still open',
  ],
  ['the end of the file cut off', '  ],\n};\n', '', 9, 'the [ that opens here is never closed'],
  [
    'two versions put together',
    "    title: 'Meno",
    "<<<<<<< main\n    title: 'Meno",
    5,
    'Keep the lines of one version',
  ],
])('%s', (_, before, slip, line, said) => {
  const message = after(before, slip);
  expect(message).toContain(said);
  expect(message).toMatch(new RegExp(`^content/home\\.ts, line ${line}: `));
});

test('a deleted comma is told wherever it stood in the home page’s own words', () => {
  const home = readFileSync('content/home.ts', 'utf8').split('\n');
  const ends = home.flatMap((line, i) => (/['`\]}],$/.test(line) ? [i] : []));
  const wrong = ends.flatMap((i) => {
    const next = home[i + 1]?.trim() ?? '';
    // the last of a block needs none
    if (/^[}\])]/.test(next)) return [];
    const changed = home.with(i, home[i]?.replace(/,$/, '') ?? '').join('\n');
    const module = readModule('content/home.ts', changed);
    const message = isReadable(module) ? 'nothing' : told(syntaxMistake(module));
    const expected = `content/home.ts, line ${i + 1}: a comma is missing. Write one at the end of line ${i + 1}.`;
    return message === expected ? [] : [message];
  });
  expect(ends.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
