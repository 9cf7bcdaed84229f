import { everyRedirect, listFaults, targetFaults } from '@/lib/seo/redirects.mjs';

const faultsOf = (...list: [from: string, to: string][]) =>
  listFaults(list.map(([from, to]) => ({ from, to }))).map(
    ({ index, fault }) => `${index} ${fault}`,
  );

const leads = (...list: [from: string, to: string][]) =>
  Object.fromEntries(
    everyRedirect(list.map(([from, to]) => ({ from, to }))).map(({ from, to }) => [from, to]),
  );

test('a renamed solution has moved under both prefixes, whichever is written', () => {
  const both = { '/soluzioni/a': '/soluzioni/b', '/solutions/a': '/solutions/b' };
  expect(leads(['/soluzioni/a', '/soluzioni/b'])).toEqual(both);
  expect(leads(['/solutions/a', '/solutions/b'])).toEqual(both);
  expect(leads(['/soluzioni/a', '/hospitality'])).toEqual({
    '/soluzioni/a': '/hospitality',
    '/solutions/a': '/hospitality',
  });
});

test('what was renamed more than once leads straight to its last address', () => {
  expect(leads(['/a', '/b'], ['/b', '/c'], ['/c', '/d#e'])).toEqual({
    '/a': '/d#e',
    '/b': '/d#e',
    '/c': '/d#e',
  });
  const solutions = leads(['/soluzioni/a', '/soluzioni/b'], ['/solutions/b', '/solutions/c']);
  expect(solutions['/soluzioni/a']).toBe('/soluzioni/c');
});

test('a list may be empty, and hold files, accents and places on a page', () => {
  expect(faultsOf()).toEqual([]);
  expect(
    faultsOf(
      ['/contatti', '/#consulenza-form'],
      ['/index.php', '/'],
      ['/perché-noi', '/numeri'],
      ['/brochure_2023.pdf', '/soluzioni/a'],
    ),
  ).toEqual([]);
});

test.each([
  ['contatti', '/', /'contatti' does not begin with a slash/],
  ['https://vecchio.example/a', '/', /does not begin with a slash/],
  ['/contatti/', '/', /ends in a slash/],
  ['/?p=12', '/', /question mark/],
  ['/a//b', '/', /is no plain address/],
  ['/a/../b', '/', /is no plain address/],
  ['/a b', '/', /is no plain address/],
  ['/a"$x', '/', /is no plain address/],
  ['/a#b', '/', /is no plain address/],
  ['/api/send-contact', '/', /belongs to the server/],
  ['/azione', '/', /belongs to the server/],
  ['/_next/static/a.js', '/', /belongs to the server/],
  ['/a', 'https://www.example.com/', /'https:\/\/www.example.com\/' does not begin with a slash/],
  ['/a', '//evil.example', /is no plain address/],
  ['/a', '/b#c d', /after # stands the name/],
  ['/a', '/A', /leads to '\/A', and from there back/],
])('%s to %s is told', (from, to, fault) => {
  expect(faultsOf([from, to])).toEqual([expect.stringMatching(fault)]);
});

test('what leads in a circle is told, and an address that is listed twice', () => {
  expect(faultsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toHaveLength(3);
  expect(faultsOf(['/soluzioni/a', '/soluzioni/b'], ['/solutions/b', '/solutions/a'])).toHaveLength(
    2,
  );
  expect(faultsOf(['/a', '/b'], ['/a', '/c'])).toEqual([
    "1 '/a' is listed twice: leave one of them.",
  ]);
  expect(faultsOf(['/soluzioni/a', '/b'], ['/solutions/A', '/b'])).toEqual([
    "1 '/solutions/A' already follows from '/soluzioni/a': leave this one out.",
  ]);
});

describe('beside the pages that there are', () => {
  const built = {
    addresses: ['/', '/numeri', '/soluzioni/b', '/solutions/b', '/prezzi.pdf'],
    hasAnchor: (address: string, id: string) => address === '/' && id === 'servizi',
    nearest: () => '/numeri',
  };
  const told = (...list: [from: string, to: string][]) =>
    targetFaults(
      list.map(([from, to]) => ({ from, to })),
      built,
    ).map(({ index, fault }) => `${index} ${fault}`);

  test('pages, places on them and files are there', () => {
    expect(
      told(
        ['/soluzioni/a', '/soluzioni/b'],
        ['/servizi', '/#servizi'],
        ['/listino', '/prezzi.pdf'],
      ),
    ).toEqual([]);
    expect(told(['/x', '/y'], ['/y', '/numeri'])).toEqual([]);
  });

  test('an address whose page is there does not lead elsewhere, however it is written', () => {
    expect(told(['/Numeri', '/'])).toEqual([expect.stringContaining("0 '/numeri' is there")]);
    expect(told(['/solutions/b', '/numeri'])).toHaveLength(1);
  });

  test('an address that is not there is told, with the one that it is nearest to', () => {
    expect(told(['/a', '/'], ['/cifre', '/numerii'])).toEqual([
      "1 '/cifre' leads to '/numerii', which is not there. Was '/numeri' meant?",
    ]);
    expect(told(['/a', '/numeri#qui'])).toEqual([
      "0 '/a' leads to '/numeri#qui', but '/numeri' has no place 'qui'.",
    ]);
  });
});
