import type { ReactElement } from 'react';
import { about } from '@/content/about';
import { figuresList } from '@/content/figures-page';
import { liveDemo } from '@/content/live-demo';
import type { Person } from '@/content/owner';
import { customersTitle, priceWords } from '@/content/shared';
import type { Recording } from '@/content/site';
import { readBrand } from '@/scripts/brand/brand-file';
import { checkSlots } from '@/scripts/launch/content';
import { empty, filled } from '../../support/brands';
import { texts } from '../../support/texts';

// What the owner may say later in content/brand.json: drawn where it helps, and until then nowhere.

const reader = { name: '', role: '', sentence: null, portrait: '/anna.jpg' };

/** What is read on home, on the page for hotels and in the solutions' prices, with this brand file. */
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
    const { solutions } = require('@/content/solutions');
    const { Price } = require('@/components/solution/price');
    pages.home = read(createElement(require('@/app/page').default));
    pages.hospitality = read(
      createElement(require('@/components/hospitality/hospitality-page').HospitalityPage),
    );
    // one of them without an example of its own
    pages.price = [...solutions, { ...solutions[0], example: null }]
      .map((solution) => read(createElement(Price, solution)))
      .join();
  });
  return pages;
}

const { smallCase, pilot, quote, example } = priceWords.rows;
const labels = [
  liveDemo.recording,
  ...Object.values(about.labels).filter((label) => label !== about.labels.phone),
  ...[customersTitle, liveDemo.title, smallCase, pilot, quote, example],
  ...[figuresList.price.activation, figuresList.price.traffic].map((label) => `${label}:`),
  ...[
    'Il prezzo di partenza',
    'Nei mesi di chiusura',
    'Gestionali già collegati',
    'lavorativi dalla',
  ],
];

test('everything that the owner has said is read where it helps', () => {
  expect(readBrand(JSON.stringify({ ...filled, demoRecording: null })).mistakes).toEqual([]);
  const { home, hospitality, price } = pagesWith(filled);
  const all = [home, hospitality, price].join();
  const { offer, about, demoTelephone, demoWhatsapp } = filled;
  const chat = new URL(String(filled.demoChat)).host;
  const recorded = filled.demoRecording as Recording | null;
  const customers = filled.customers.map(({ solutions: _, ...shown }) => shown);
  const people: readonly Person[] = about.people;
  const team = people.map(({ name, role }) => [name, role]);
  const place = [about.town, about.phoneHours];
  const said = [customers, offer, place, team, people[0]?.sentence, filled.hospitality];
  const own = texts([...said, demoTelephone, demoWhatsapp, chat, recorded?.words]);
  expect([...labels, ...own].filter((text) => !all.includes(text))).toEqual([]);
  for (const { name, hospitality: isHotel } of customers)
    expect([home, hospitality].map((page) => page.includes(name))).toEqual([true, isHotel]);
  const days = new RegExp(`entro ${offer.quoteDays} giorn[oi] lavorativ[oi] dalla consulenza`, 'i');
  for (const page of [home, hospitality, price]) expect(page).toMatch(days);
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
  const findings = checkSlots(empty, ['voicebot-intelligente']);
  expect(findings.map(({ what }) => /, ([\w.-]+) è vuoto/.exec(what)?.[1])).toEqual([
    ...['sameAs', 'demoTelephone', 'demoWhatsapp', 'demoChat', 'demoRecording', 'about.people'],
    ...['customers', 'offer.quoteDays', 'offer.smallCase', 'offer.pilot'],
    ...['offer.examples.voicebot-intelligente', 'hospitality.startingPrice'],
    ...['hospitality.example', 'hospitality.closedMonths', 'hospitality.testedSystems'],
  ]);
  for (const finding of findings)
    expect(finding).toMatchObject({ status: 'owner', fix: expect.stringContaining('esempio') });
  const about = { people: [{ ...reader, sentence: 'Ti chiamo io.' }] };
  const done = checkSlots({ ...filled, about, customers: [{}] }, []);
  expect(done).toEqual([expect.objectContaining({ status: 'pass' })]);
});

test('a price without its VAT and a portrait that is not there stop the build', () => {
  const about = { ...filled.about, people: [{ ...reader, name: 'Anna', role: 'voicebot' }] };
  const wrong = { ...filled, demoRecording: null };
  const offer = { ...filled.offer, pilot: 'Un mese: 290 €.' };
  expect(readBrand(JSON.stringify({ ...wrong, offer })).mistakes).toEqual([
    expect.stringMatching(/offer\.pilot: .*290 €.*\n.*parola IVA/),
  ]);
  expect(readBrand(JSON.stringify({ ...wrong, about })).mistakes).toEqual([
    expect.stringMatching(/people\.voce 1\.portrait: il file public\/anna\.jpg non c’è\n.*4:5/),
  ]);
});

test('a recorded call stops the build without its file, its words, or a name that a browser plays', () => {
  const recording = { file: '/chiamata.mp3', words: ['Assistente: Buongiorno.'] };
  for (const [demoRecording, mistake] of [
    [recording, /demoRecording\.file: il file public\/chiamata\.mp3 non c’è\n.*1000 kB/],
    [{ ...recording, file: '/Prova 1.mp3' }, /demoRecording\.file: così non va/],
    [{ ...recording, file: '/agnese.svg' }, /demoRecording\.file: così non va/],
    [{ ...recording, words: [] }, /demoRecording\.words: così non va/],
  ] as const)
    expect(readBrand(JSON.stringify({ ...filled, demoRecording })).mistakes).toEqual([
      expect.stringMatching(mistake),
    ]);
});
