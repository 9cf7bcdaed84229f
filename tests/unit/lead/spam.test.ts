import { isCrossSite, isHeld, type SpamSignals, spamReasons } from '@/lib/lead/intake/spam';
import { reasonsColumn } from '@/lib/lead/request';

const calm: SpamSignals = { honeypotFilled: false, elapsedMs: 20_000, crossSite: false };

const links = (count: number) => 'https://casa.example '.repeat(count);

const judged: [string, Partial<SpamSignals>, string, string[], boolean][] = [
  ['nothing', {}, 'Vorremmo un chatbot, il sito è https://www.rossi.it', [], false],
  ['a list of five links and more', {}, links(6), ['many_links'], false],
  ['two links', {}, links(2), ['links'], false],
  ['another site’s page', { crossSite: true }, 'Ciao', ['cross_site'], false],
  ['a form that the browser had filled in', { elapsedMs: 400 }, 'Ciao', ['too_fast'], false],
  [
    'all of that together',
    { elapsedMs: 150, crossSite: true },
    links(6),
    ['too_fast', 'many_links', 'cross_site'],
    false,
  ],
  ['the field that nobody sees', { honeypotFilled: true }, 'Ciao', ['honeypot'], true],
  ['less time than a hand takes', { elapsedMs: 149 }, 'Ciao', ['faster_than_hand'], true],
];

test('what only looks odd goes out with its reasons, and only what no hand can have sent is held', () => {
  for (const [what, signals, text, reasons, held] of judged) {
    const found = spamReasons([text], { ...calm, ...signals });
    expect([what, found, isHeld(found)]).toEqual([what, reasons, held]);
  }
});

test('damaged reasons in the store hold nobody up', () => {
  expect(reasonsColumn.read('["gone","honeypot"]')).toEqual(['honeypot']);
  for (const damaged of ['[', '{}', 'null', '["constructor"]', '[7]', null, 7]) {
    expect(reasonsColumn.read(damaged)).toEqual([]);
  }
});

const site = 'https://www.linea.example';

test('no request of the site’s own form is taken for another site’s, nor the other way round', () => {
  const senders: [string, Record<string, string>, boolean][] = [
    [
      'a browser on the site',
      { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.5' },
      false,
    ],
    ['a browser on another site', { 'sec-fetch-site': 'cross-site', origin: site }, true],
    ['an old browser on the site', { origin: site }, false],
    ['one under its other name', { origin: 'http://linea.test', host: 'linea.test' }, false],
    ['one on another site', { origin: 'https://evil.example', host: 'www.linea.example' }, true],
    ['a page without an origin', { origin: 'null' }, true],
    ['no browser', {}, false],
  ];
  for (const [who, headers, crossSite] of senders)
    expect([who, isCrossSite(new Headers(headers), site)]).toEqual([who, crossSite]);
});
