import { demos } from '@/content/demos';
import { hospitality } from '@/content/hospitality';
import { written } from '@/lib/owner-slot';
import { checkOwnerTexts } from '@/scripts/launch/content';
import { texts } from '../../support/texts';

const hotels = [demos['hotel-chat'], demos['hotel-call'], demos['hotel-mail']].flatMap(texts);

test('no guest of a simulation tells a machine about health, diet or disability (art. 9 GDPR)', () => {
  const health =
    /celiac|coeliac|glutin|allerg|intolleran|diabet|carrozzin|wheelchair|rollstuhl|fauteuil roulant|disabil|incinta|pregnan|schwanger|enceinte|malat|medic|krank|\bvegan|\bkosher|\bhalal/i;
  expect(hotels.filter((text) => health.test(text))).toEqual([]);
});

test('the launch check names each text that only the owner can write, which no page shows, and blocks nothing', () => {
  expect([written('[Comune]'), written('Milano')]).toEqual([null, 'Milano']);
  const page = { file: 'content/hospitality/index.ts', content: hospitality };
  const findings = checkOwnerTexts([page]);
  for (const { text } of hospitality.price.ownerItems.filter(({ text }) => written(text) === null))
    expect(findings).toContainEqual(
      expect.objectContaining({ status: 'owner', what: expect.stringContaining(text) }),
    );
  expect(checkOwnerTexts([{ ...page, content: { text: 'Scritto.' } }])).toEqual([
    { status: 'pass', what: 'every text of content is written' },
  ]);
});
