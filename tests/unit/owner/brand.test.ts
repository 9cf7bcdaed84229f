import { readFileSync } from 'node:fs';
import brand from '@/content/brand.json';
import schemaFile from '@/content/brand.schema.json';
import { bookingLink } from '@/lib/booking';
import { readBrand } from '@/scripts/brand/brand-file';
import { contrastMistakes, paletteOf } from '@/scripts/brand/colours';
import { brandFiles } from '@/scripts/brand/files';
import { markModule, readMark } from '@/scripts/brand/mark';
import { contrast } from '@/scripts/brand/shades';
import { filesIn } from '../../support/files';

const mistakesWith = (change: object) =>
  readBrand(JSON.stringify({ ...brand, ...change })).mistakes;

test('colours, mark and icon are those of the brand file', async () => {
  const files = Object.entries(await brandFiles());
  expect(files).toHaveLength(4);
  for (const [name, content] of files)
    expect([name, readFileSync(name, 'utf8')]).toEqual([name, content]);
});

const person = { name: 'Anna', role: 'voicebot', sentence: null, portrait: null };

test('every mistake in the brand is named at once: the field, what is wrong, what to write', () => {
  const { claim, ...rest } = brand;
  const about = { ...brand.about, people: [{ ...person, name: '' }] };
  const wrong = { ...rest, clam: claim, name: ' ', copyrightYear: 'last year', about };
  const { mistakes } = readBrand(JSON.stringify(wrong));
  expect(mistakes).toHaveLength(5);
  for (const mistake of [
    /^content\/brand\.json, riga \d+, name: .*" "\n {2}→ .*"Acme Automazioni"$/,
    /, claim: manca\n/,
    /, copyrightYear: .*"last year"\n.*2026$/,
    /, about\.people\.voce 1\.name: .*\n.*"Anna Rossi"/,
    /, clam: questo campo non c’è\n {2}→ i campi che ci sono: .*name, claim, /,
  ])
    expect(mistakes).toContainEqual(expect.stringMatching(mistake));
});

test('a booking page is an https address or none, and is filled in where it takes what was typed', () => {
  const wrong = ['', 'cal.com/acme', 'http://cal.com/acme', 'https://acme', 'https://cal.com/a b'];
  for (const booking of [...wrong, null, 'https://cal.com/acme/30min'])
    expect([booking, mistakesWith({ booking }).length]).toEqual([
      booking,
      wrong.includes(String(booking)) ? 1 : 0,
    ]);
  const typed = { name: 'Anna & C.', email: 'a+b@c.it' };
  const filled = 'name=Anna+%26+C.&email=a%2Bb%40c.it';
  for (const [address, href, host] of [
    [
      'https://calendly.com/acme?hide=1',
      `https://calendly.com/acme?hide=1&${filled}`,
      'calendly.com',
    ],
    ['https://app.cal.com/acme', `https://app.cal.com/acme?${filled}`, 'app.cal.com'],
    ['https://ore.acme.it/?name=&email=', `https://ore.acme.it/?${filled}`, 'ore.acme.it'],
    ['https://www.acme.it/calendly.com', 'https://www.acme.it/calendly.com', 'acme.it'],
  ] as const)
    expect(bookingLink(typed, address)).toEqual({ href, host });
  const plain = 'https://ore.acme.it/';
  expect(bookingLink(undefined, `${plain}?name=&email=`)?.href).toBe(plain);
  expect(bookingLink(typed, null)).toBeNull();
});

test('a lost comma is named by its line', () => {
  const text = readFileSync('content/brand.json', 'utf8').replace('",\n  "claim"', '"\n  "claim"');
  const line = text.split('\n').findIndex((each) => each.includes('"claim"')) + 1;
  expect(readBrand(text).mistakes).toEqual([
    expect.stringMatching(`^content/brand\\.json, riga ${line}: `),
  ]);
});

test('a number that no link can dial and a VAT number typed wrongly are refused', () => {
  const refused = (field: string, ...values: string[]) =>
    values.filter((value) => mistakesWith({ [field]: value }).length > 0);
  const undialled = ['+39 (0)2 0000 0000', '02 0000 0000', '+39 2', 'ciao', '+39-02-0000-0000'];
  expect(refused('telephone', ...undialled)).toEqual(undialled);
  const wrong = 'IT12345678904 IT21345678903 it12345678904 IT1234567890 ITA2345678903'.split(' ');
  expect(refused('vatNumber', ...wrong)).toEqual(wrong);
  const right = ['IT12345678903', 'IT 12345678903', '12345678903', 'DE136695976'];
  expect(refused('vatNumber', ...right, '[IT e 11 cifre]')).toEqual([]);
});

const colours: typeof brand.colours = {
  ...brand.colours,
  paper: { light: '#f4f1ea', dark: '#141414' },
  ink: { light: '#111111', dark: '#f4f1ea' },
};
const withLine = (line: object) =>
  ({ ...colours, lines: { ...colours.lines, 1: line } }) as typeof colours;

test('a colour that is missing is named, and one that does not stand out from its ground with the nearest shade that can', () => {
  const { 5: _, ...lines } = colours.lines;
  expect(mistakesWith({ colours: { ...colours, lines } })).toEqual([
    expect.stringContaining('colours.lines.5: manca'),
  ]);
  const yellow = { light: '#ffe100', dark: '#ffe100' };
  expect(contrastMistakes(brand.colours)).toEqual([]);
  const [said = '', ...others] = contrastMistakes(withLine(yellow));
  expect(others).toEqual([]);
  expect(said).toMatch(
    /colours\.lines\.1: "#ffe100" \(chiaro\) su "#f4f1ea" ha un contrasto di 1,16: ne serve 3\n/,
  );
  const [, better = ''] = /→ scrivi "(#\w+)"/.exec(said) ?? [];
  expect(contrastMistakes(withLine({ ...yellow, light: better }))).toEqual([]);
  expect(contrastMistakes(withLine({ ...yellow, bright: true }))).toEqual([]);
  expect(contrastMistakes({ ...colours, signal: '#555555' })).toEqual([
    expect.stringMatching(/colours\.signal: "#555555" su .*: ne serve 4,5\n {2}→ scrivi "#\w+"/),
  ]);
});

test('colours: a ground on which no text can be read is refused, and named as what to change', () => {
  const paper = { light: '#808080', dark: '#141414' };
  const [said] = contrastMistakes({ ...colours, paper });
  expect(said).toMatch(/colours\.ink: "#111111" \(chiaro\) su "#808080".*\n.*cambia "paper"/);
});

const papers = ['#ffffff', '#fff8e1', '#eaf2fb', '#ffdede', '#c9d6c9', '#dddddd'];
const nights = ['#000000', '#141414', '#101a2e', '#2b1414', '#26302a'];

test('shades follow from paper and ink, and can be read on whatever is accepted', () => {
  const shown = { ink: 7, muted: 4.5, control: 3, error: 4.5 };
  const before = paletteOf(colours);
  for (const [i, light] of papers.entries()) {
    const paper = { light, dark: nights[i % nights.length] ?? '' };
    const ink = { light: '#10182e', dark: '#f0f4ff' };
    const own = { ...colours, paper, ink };
    expect([paper, contrastMistakes({ ...own, lines: {} } as typeof colours)]).toEqual([paper, []]);
    const palette = paletteOf(own);
    for (const theme of ['light', 'dark'] as const)
      for (const [token, ratio] of Object.entries(shown))
        for (const ground of ['paper', 'sheet']) {
          const pair = [palette[token]?.[theme] ?? '', palette[ground]?.[theme] ?? ''] as const;
          expect([token, theme, pair, contrast(...pair) >= ratio]).toEqual([
            token,
            theme,
            pair,
            true,
          ]);
        }
    for (const token of ['sheet', 'muted', 'hairline', 'control', 'night', 'lamp', 'desk'])
      expect([token, palette[token]?.light]).not.toEqual([token, before[token]?.light]);
    expect(contrast(palette.night?.light ?? '', palette.lamp?.light ?? '')).toBeGreaterThan(7);
    expect(contrast(palette['on-error']?.dark ?? '', palette.error?.dark ?? '')).toBeGreaterThan(
      4.5,
    );
  }
});

test('LEGGIMI says of every colour in the brand file where it shows', () => {
  const [, section = ''] = readFileSync('content/LEGGIMI.md', 'utf8').split('\n## I colori\n');
  const [table = ''] = section.split('\n## ');
  const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named).toEqual(schemaFile.properties.colours.required);
  expect(named).toEqual(Object.keys(schemaFile.properties.colours.properties));
});

const drawn = (inside: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;

const refusedMarks: [svg: string, said: RegExp][] = [
  [drawn('<foreignObject><p>x</p></foreignObject>'), /contiene <p>/],
  [drawn('<text x="1" y="9">Acme</text>'), /contiene <text>\n.*lettere convertite in tracciati/],
  [drawn('<path d="M0 0h9v9z"><animate attributeName="d"/></path>'), /contiene <animate>/],
  [drawn('<style>path:hover{fill:red}</style><path d="M0 0h9v9z"/>'), /contiene <style>/],
  [drawn('<path d="M0 0h9v9z" fill="url(https://a.it/b.svg#c)"/>'), /va a prendere fill/],
  [drawn('<path d="M0 0h9v9z"/>', 'width="100%"'), /non ha viewBox/],
  [drawn(`<path d="M0 0${'h9.75v9.25'.repeat(900)}z"/>`), /pesa \d+ byte/],
  ['ciao', /non è un SVG/],
];

test('a logo that fetches, moves or breaks something is refused with its reason', () => {
  for (const [svg, said] of refusedMarks) expect(readMark(svg).mistakes.join('\n')).toMatch(said);
});

test('what drawing programs leave in a mark is tidied, scripts too, and two marks on a page share no name', () => {
  const { mark, mistakes } = readMark(
    `<?xml version="1.0"?>${drawn(
      `<style>.a{fill:url(#fade);fill-rule:evenodd}</style><metadata>x</metadata><script>alert(1)</script>
       <defs><linearGradient id="fade"><stop stop-color="#123456"/><stop offset="1"/></linearGradient></defs>
       <path class="a" d="M0 0h9v9z" onload="alert(1)"/>`,
    )}`,
  );
  expect(mistakes).toEqual([]);
  expect(mark).toContain('fill-rule="evenodd"');
  expect(mark).not.toMatch(/metadata|alert/);
  expect(markModule(mark)).toMatch(/id=\\"(%id%\w+)\\".*fill=\\"url\(#\1\)\\"/);
});

test('a page of another owner would say nothing of this one: the brand stands in its file alone', () => {
  const dialled = brand.telephone.replaceAll(' ', '');
  const own = [
    brand.telephone,
    dialled,
    brand.website.replace(/^www\./, ''),
    brand.claim,
    brand.mail,
  ];
  const word = new RegExp(`(?<!\\p{L})${brand.name}(?!\\p{L})`, 'u');
  // what is written from the brand, or explains it
  const excepted = [
    'app/icon.svg',
    'content/brand.json',
    'content/brand.schema.json',
    'content/logo.svg',
  ];
  const folders = ['app', 'components', 'content', 'lib', 'scripts', 'styles'];
  const sources = filesIn(folders, /\.(?:tsx?|mjs|css|svg|json|html)$/).filter(
    (file) => !excepted.includes(file),
  );
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const said = own.filter((each) => text.includes(each));
    return word.test(text) || said.length > 0 ? [[file, ...said]] : [];
  });
  expect(found).toEqual([]);
});
