import { isCrossSite, isSuspect, spamReasons } from '@/lib/lead/spam';

const calm = { honeypotFilled: false, elapsedMs: 20_000, crossSite: false };

test('a person is no suspect', () => {
  expect(spamReasons(['Vorremmo un chatbot, il sito è https://www.rossi.it'], calm)).toEqual([]);
});

test('nothing is held against a form sent without JavaScript', () => {
  expect(spamReasons(['Vorremmo un chatbot'], { ...calm, elapsedMs: null })).toEqual([]);
});

test.each([
  ['quick fingers', { ...calm, elapsedMs: 800 }, 'Ciao'],
  ['a page under another name', { ...calm, crossSite: true }, 'Ciao'],
  ['two links', calm, 'https://a.example e https://b.example'],
])('%s alone are not enough', (_case, signals, text) => {
  const reasons = spamReasons([text], signals);
  expect(reasons).toHaveLength(1);
  expect(isSuspect(reasons)).toBe(false);
});

test.each([
  ['the field that nobody sees', { ...calm, honeypotFilled: true }, 'Ciao'],
  ['five links', calm, 'http://a '.repeat(5)],
  ['quick fingers on another site', { ...calm, elapsedMs: 10, crossSite: true }, 'Ciao'],
])('%s are enough', (_case, signals, text) => {
  expect(isSuspect(spamReasons([text], signals))).toBe(true);
});

const site = 'https://www.linea.example';

test.each<[string, Record<string, string>, boolean]>([
  ['a browser on the site', { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.5' }, false],
  ['a browser on another site', { 'sec-fetch-site': 'cross-site', origin: site }, true],
  ['an old browser on the site', { origin: site }, false],
  [
    'an old browser on the site under its other name',
    { origin: 'http://linea.test', host: 'linea.test' },
    false,
  ],
  [
    'an old browser on another site',
    { origin: 'https://evil.example', host: 'www.linea.example' },
    true,
  ],
  ['a page without an origin', { origin: 'null' }, true],
  ['no browser', {}, false],
])('%s', (_case, headers, crossSite) => {
  expect(isCrossSite(new Headers(headers), site)).toBe(crossSite);
});
