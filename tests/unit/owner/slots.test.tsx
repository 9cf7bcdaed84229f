import type { ReactElement } from 'react';
import { about } from '@/content/about';
import { liveDemo } from '@/content/live-demo';
import { customersTitle, priceWords } from '@/content/shared';
import { readBrand } from '@/scripts/brand/brand-file';
import { checkSlots } from '@/scripts/launch/content';
import { empty, filled } from '../../support/brands';
import { texts } from '../../support/texts';

// What the owner may say later in content/brand.json: drawn where it helps, and until then nowhere.

const reader = { name: '', role: '', sentence: null, portrait: '/anna.jpg' };

/** What is read on home, on the page for hotels and in a solution's price, with this brand file. */
function pagesWith(brand: object) {
  const pages = { home: '', hospitality: '', price: '' };
  jest.isolateModules(() => {
    jest.doMock('@/content/brand.json', () => brand);
    const { createElement } = require('react');
    const { renderToStaticMarkup } = require('react-dom/server');
    const read = (page: ReactElement): string =>
      renderToStaticMarkup(page)
        .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('\u00a0', ' ');
    const [solution] = require('@/content/solutions').solutions;
    const price = { ...solution.price, example: '[Un caso]' };
    pages.home = read(createElement(require('@/app/page').default));
    pages.hospitality = read(
      createElement(require('@/components/hospitality/hospitality-page').HospitalityPage),
    );
    pages.price = read(
      createElement(require('@/components/sections/solution-sections').Price, { price }),
    );
  });
  return pages;
}

const { smallCase, pilot, quote } = priceWords.rows;
const labels = [
  ...Object.values(about.labels).filter((label) => label !== about.labels.phone),
  ...[customersTitle, liveDemo.title, smallCase, pilot, quote],
  ...[
    'Il prezzo di partenza',
    'Nei mesi di chiusura',
    'Gestionali già collegati',
    'lavorativi dalla',
  ],
];

test('everything that the owner has said is read where it helps', () => {
  expect(readBrand(JSON.stringify(filled)).mistakes).toEqual([]);
  const { home, hospitality, price } = pagesWith(filled);
  const all = [home, hospitality, price].join();
  const { customers, offer, about, demoTelephone, demoWhatsapp } = filled;
  const own = texts([customers, offer, about, filled.hospitality, demoTelephone, demoWhatsapp]);
  expect([...labels, ...own].filter((text) => !all.includes(text))).toEqual([]);
  const [company, hotel] = customers.map(({ name }) => name);
  expect(
    [company, hotel].map((name = '') => [home, hospitality].map((page) => page.includes(name))),
  ).toEqual([
    [true, false],
    [true, true],
  ]);
  for (const page of [home, hospitality, price])
    expect(page).toMatch(/entro 3 giorni lavorativi dalla consulenza/i);
});

test('what the owner has not said is not seen, nor that it is missing', () => {
  expect(readBrand(JSON.stringify(empty)).mistakes).toEqual([]);
  for (const page of Object.values(pagesWith(empty))) {
    expect(page).toContain(' ');
    expect(labels.filter((label) => page.includes(label))).toEqual([]);
    expect(page).not.toMatch(/\bnull\b|undefined|\[/);
  }
});

test('the launch check names what is still to be said, with an example, and blocks nothing', () => {
  const findings = checkSlots(empty);
  expect(findings.map(({ what }) => /, ([\w.]+) is empty/.exec(what)?.[1])).toEqual([
    ...['demoTelephone', 'demoWhatsapp', 'about.people', 'customers'],
    ...['offer.quoteDays', 'offer.smallCase', 'offer.pilot', 'hospitality.startingPrice'],
    ...['hospitality.example', 'hospitality.closedMonths', 'hospitality.testedSystems'],
  ]);
  for (const finding of findings)
    expect(finding).toMatchObject({ status: 'owner', fix: expect.stringContaining('esempio') });
  const people = [{ ...reader, sentence: 'Ti chiamo io.' }];
  const done = checkSlots({ ...filled, about: { ...filled.about, people }, customers: [{}] });
  expect(done).toEqual([expect.objectContaining({ status: 'pass' })]);
});

test('a price without its VAT and a portrait that is not there stop the build', () => {
  const about = { ...filled.about, people: [{ ...reader, name: 'Anna', role: 'voicebot' }] };
  const offer = { ...filled.offer, pilot: 'Un mese: 290 €.' };
  expect(readBrand(JSON.stringify({ ...filled, offer })).mistakes).toEqual([
    expect.stringMatching(/offer\.pilot: .*290 €.*\n.*parola IVA/),
  ]);
  expect(readBrand(JSON.stringify({ ...filled, about })).mistakes).toEqual([
    expect.stringMatching(/people\.0\.portrait: il file public\/anna\.jpg non c’è\n.*4:5/),
  ]);
});
