import {
  isCrossSite,
  isHeld,
  reasonsColumn,
  type SpamSignals,
  spamReasons,
} from '@/lib/lead/request/spam';

const calm: SpamSignals = { honeypotFilled: false, elapsedMs: 20_000, crossSite: false };

test('nothing speaks against a person', () => {
  expect(spamReasons(['Vorremmo un chatbot, il sito è https://www.rossi.it'], calm)).toEqual([]);
});

test('nothing speaks against a form sent without JavaScript', () => {
  expect(spamReasons(['Vorremmo un chatbot'], { ...calm, elapsedMs: null })).toEqual([]);
});

const properties = Array.from({ length: 6 }, (_, index) => `https://casa${index}.example`);

test.each<[string, SpamSignals, string, string[]]>([
  ['a list of five links and more', calm, properties.join('\n'), ['many_links']],
  ['two links', calm, properties.slice(0, 2).join(' e '), ['links']],
  ['another site’s page', { ...calm, crossSite: true }, 'Ciao', ['cross_site']],
  ['a form that the browser had filled in', { ...calm, elapsedMs: 400 }, 'Ciao', ['too_fast']],
  [
    'all of that together',
    { ...calm, elapsedMs: 150, crossSite: true },
    properties.join('\n'),
    ['too_fast', 'many_links', 'cross_site'],
  ],
])('%s is told with the request, which goes out', (_case, signals, text, reasons) => {
  expect(spamReasons([text], signals)).toEqual(reasons);
  expect(isHeld(spamReasons([text], signals))).toBe(false);
});

test.each<[string, SpamSignals, string[]]>([
  ['the field that nobody sees', { ...calm, honeypotFilled: true }, ['honeypot']],
  ['less time than a hand takes', { ...calm, elapsedMs: 149 }, ['faster_than_hand']],
])('%s holds a request', (_case, signals, reasons) => {
  expect(spamReasons(['Ciao'], signals)).toEqual(reasons);
  expect(isHeld(spamReasons(['Ciao'], signals))).toBe(true);
});

test('reasons that the store cannot read are none, those of an earlier release stay', () => {
  expect(reasonsColumn.read('["global_limit","honeypot"]')).toEqual(['global_limit', 'honeypot']);
  for (const damaged of ['[', '{}', 'null', '["constructor"]', '[7]', null, 7]) {
    expect(reasonsColumn.read(damaged)).toEqual([]);
  }
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
