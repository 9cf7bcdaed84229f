import { readFileSync } from 'node:fs';
import { markModule, readMark } from '@/scripts/brand/mark';
import { mistakeText } from '@/scripts/brand/mistakes';

const drawn = (inside: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;

const mistakesIn = (svg: string) => (readMark(svg).mistakes ?? []).map(mistakeText);

test('the mark that is here can be used', () => {
  expect(mistakesIn(readFileSync('content/logo.svg', 'utf8'))).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', /contains a script/],
  ['<path d="M0 0h9v9z" onload="alert(1)"/>', /runs a script \(onload\)/],
  ['<foreignObject><p>x</p></foreignObject>', /contains HTML/],
  ['<image href="data:image/png;base64,AA"/>', /picture of pixels/],
  ['<text x="1" y="9">Acme</text>', /contains text.*\n.*letters as paths/],
  ['<path d="M0 0h9v9z" fill="url(https://a.it/b.svg#c)"/>', /fetches fill/],
  ['<a xlink:href="https://a.it"><path d="M0 0h9v9z"/></a>', /contains a link[\s\S]*|fetches/],
])('%s cannot be in it', (inside, said) => {
  expect(mistakesIn(drawn(inside)).join('\n')).toMatch(said);
});

test('one that would weigh on every page is refused', () => {
  const points = Array.from({ length: 900 }, (_, n) => `${(n * 7) % 97} ${(n * 31) % 89}`);
  expect(mistakesIn(drawn(`<path d="M${points.join(' ')}z"/>`))).toEqual([
    expect.stringMatching(/has \d+ bytes, and every page carries it/),
  ]);
});

test('without a viewBox it says which to write', () => {
  const [mistake] = mistakesIn(drawn('<path d="M0 0h9v9z"/>', 'width="40px" height="16"'));
  expect(mistake).toMatch(/^content\/logo\.svg: has no viewBox.*\n.*viewBox="0 0 40 16"/);
});

test.each(['', 'ciao', '<svg viewBox="0 0 1 1"><path</svg>', '<html></html>'])(
  '%j is no mark',
  (text) => {
    expect(mistakesIn(text)).toEqual([expect.stringMatching(/is no SVG/)]);
  },
);

test('what drawing programs leave is tidied: metadata, rules for classes, names', () => {
  const svg = `<?xml version="1.0"?><!-- Generator -->${drawn(
    `<style>.a{fill:url(#fade);fill-rule:evenodd}</style><metadata>x</metadata>
     <defs><linearGradient id="fade"><stop offset="0" stop-color="#123456"/><stop offset="1"/></linearGradient></defs>
     <path class="a" d="M0 0h9v9z"/>`,
  )}`;
  const { mark } = readMark(svg);
  expect(mark?.ownColours).toBe(true);
  const source = mark && markModule(mark);
  // two of them on a page may not share a name
  expect(source).toMatch(
    /<linearGradient id=\{`\$\{id\}(\w+)`\}>[\s\S]*fill=\{`url\(#\$\{id\}\1\)`\}/,
  );
  expect(source).toContain('fillRule="evenodd"');
  expect(source).toContain('stopColor="#123456"');
});
