/** The checker of the pages' structured data, checked itself: it has to find what is planted. */
import { graphMistakes } from '../../support/schema-org/graph-mistakes';
import { readVocabulary } from '../../support/schema-org/vocabulary';

const vocabulary = readVocabulary();
const id = 'https://www.linea.example/#organization';

const mistakesIn = (...nodes: object[]) =>
  graphMistakes({ '@context': 'https://schema.org', '@graph': nodes }, vocabulary);

const organization = { '@type': 'Organization', '@id': id, name: 'Linea' };
const service = { '@type': 'Service', name: 'Voicebot', provider: { '@id': id } };
const price = { '@type': 'UnitPriceSpecification', minPrice: 30, priceCurrency: 'EUR' };

test('a sound graph has no mistakes: inherited properties, references, subclasses, enumerations', () => {
  expect(
    mistakesIn(
      organization,
      { ...service, offers: { '@type': 'Offer', priceSpecification: price } },
      { '@type': 'FAQPage', url: 'https://www.linea.example/', about: { '@id': id } },
      { '@type': 'ItemList', itemListOrder: 'https://schema.org/ItemListOrderAscending' },
      { '@type': 'Event', startDate: '2026-11-21T18:40:00+01:00', isAccessibleForFree: true },
    ),
  ).toEqual([]);
});

test.each([
  ['a type that does not exist', { '@type': 'Servizio', name: 'x' }, /no type Servizio/],
  ['a node without a type', { name: 'x' }, /no type/],
  ['a misspelt property', { ...service, provder: 'x' }, /provder: no property of Service/],
  ['a property of another class', { ...organization, priceCurrency: 'EUR' }, /no property of Org/],
  ['text for a thing', { ...service, provider: 'Linea' }, /provider: "Linea" is not in/],
  ['a thing of the wrong class', { ...service, provider: price }, /may not be a UnitPrice/],
  ['text for a number', { ...price, minPrice: 'da 30' }, /minPrice: "da 30"/],
  ['a path for an address', { ...service, url: '/soluzioni' }, /url: "\/soluzioni" is not in URL/],
  ['a fraction for a position', { '@type': 'ItemList', numberOfItems: 1.5 }, /numberOfItems/],
  ['a date that is none', { '@type': 'Event', startDate: '21/11/2026' }, /startDate/],
  [
    'an enumeration’s stranger',
    { '@type': 'ItemList', itemListOrder: { '@type': 'Offer' } },
    /Offer/,
  ],
  ['a reference to nothing', { ...service, provider: { '@id': `${id}s` } }, /refers to nothing/],
  ['an empty text', { ...organization, name: '' }, /name: ""/],
  [
    'a mistake deep inside',
    { ...service, offers: { '@type': 'Offer', priceSpecification: { ...price, prize: 1 } } },
    /offers\.priceSpecification\.prize/,
  ],
])('%s is found, and nothing else', (_what, node, mistake) => {
  const context = '@id' in node ? [] : [organization];
  expect(mistakesIn(...context, node)).toEqual([expect.stringMatching(mistake)]);
});

test('an address given twice, a foreign context and no graph at all are found', () => {
  expect(mistakesIn(organization, organization)).toEqual([expect.stringContaining('there twice')]);
  expect(graphMistakes({ '@context': 'https://x.example', '@graph': [] }, vocabulary)).toEqual([
    expect.stringContaining('@context'),
  ]);
  expect(graphMistakes([], vocabulary)).toEqual(['no @graph']);
});
