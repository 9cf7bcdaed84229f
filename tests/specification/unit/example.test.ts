// Pins the example agency that the site comes with; an owner may delete this folder.
import brand from '@/content/brand.json';
import { isExample } from '@/content/owner';
import { solutions } from '@/content/solutions';
import { checkFigures, checkIdentity, checkSlots } from '@/scripts/launch/content';

test('the example agency says that it is one, and has something in every slot but what only a real assistant fills', () => {
  expect(isExample).toBe(true);
  const slugs = solutions.map(({ slug }) => slug);
  const open = checkSlots(brand, slugs).map(({ what }) => /, (\w+) è vuoto/.exec(what)?.[1]);
  expect(open).toEqual(['demoChat', 'demoRecording']);
  expect(checkFigures([], solutions).map(({ status }) => status)).toEqual(['pass']);
});

test('an example of a price: its first year is its activation and twelve months of all that is paid by the month', () => {
  const amounts = (text = '') =>
    [...text.matchAll(/([\d.]+) €/g)].map(([, euros = '']) => Number(euros.replace('.', '')));
  const priced = [...Object.values(brand.offer.examples), brand.hospitality.example];
  for (const text of priced) {
    const [, activation, monthly, year] =
      /(\S+ €) per l’attivazione(.+ al mese), più IVA\. Il primo anno: (\S+ €)/.exec(text) ?? [];
    const fee = amounts(monthly).reduce((sum, each) => sum + each, 0);
    expect([text, (amounts(activation)[0] ?? 0) + fee * 12]).toEqual([text, ...amounts(year)]);
  }
});

test('example: taking out the flag alone names everything else that is still the example’s', () => {
  const said = checkIdentity({ ...brand, example: false }).map(({ what }) => what);
  for (const field of [
    ...['name', 'company.legalName', 'about.town', 'about.people.1.name', 'customers.0.quote'],
    ...['offer.pilot', 'offer.voicebot.traffic', 'offer.examples.voicebot-intelligente'],
    'hospitality.closedMonths',
  ])
    expect(said).toContainEqual(expect.stringContaining(`${field} is still the example agency’s`));
  for (const field of ['mail', 'telephone', 'demoTelephone', 'demoWhatsapp', 'whatsapp', 'website'])
    expect(said).toContainEqual(expect.stringContaining(`${field} is the placeholder`));
  expect(said).toContainEqual(expect.stringContaining('vatNumber is the placeholder'));
  const particulars = ['registeredOffice', 'businessRegister', 'rea', 'shareCapital', 'pec'];
  for (const field of particulars)
    expect(said).toContainEqual(expect.stringContaining(`company.${field} is the placeholder`));
});
