import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { confirmationMail } from '@/content/mails/confirmation';
import { leadMail } from '@/content/mails/lead';
import { morningMail } from '@/content/mails/morning';
import { notFound } from '@/content/not-found';
import { solutions } from '@/content/solutions';
import { promisedBy } from '@/lib/promise/working-time';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { llmsText } from '@/lib/seo/llms-text';
import { structuredData } from '@/lib/seo/structured-data';
import { alwaysOpen } from '../../support/rome';
import { texts } from '../../support/texts';

// The site as it is after three edits of content/facts.ts: a price, the promise, the consultation's length.

jest.mock('@/content/facts', () => {
  const actual = jest.requireActual('@/content/facts');
  const amounts = jest.requireActual('@/content/amounts');
  const { euros, hours, minutes } = amounts;
  const edited = { voicebotPrice: euros(71), answer: hours(13), consultation: minutes(47) };
  return { facts: { ...actual.facts, ...edited } };
});

const mails = [leadMail, morningMail, confirmationMail];
const everything = [
  ...texts([home, hospitality, solutions, contact, notFound, mails]),
  llmsText(),
  ...canonicalPages.map(structuredData),
];

const { facts: original } = jest.requireActual('@/content/facts');

test.each([
  ['the price', /71\u00a0€/, original.voicebotPrice.text],
  ['the consultation’s length', /\b47 minuti/, original.consultation.text],
  // the same figure as other facts have: found by what it promises
  ['the promise', /entro 13 ore/, `contattiamo entro ${original.answer.text}`],
])('after one edit of content/facts.ts %s is the new one everywhere', (_, now, before) => {
  expect(everything.some((text) => now.test(text))).toBe(true);
  // '130 €' is no 30 €
  const old = new RegExp(`(?<!\\d)${before}`);
  expect(everything.filter((text) => old.test(text))).toEqual([]);
});

test('nor does the booking page’s link keep the old length, as one says it', () => {
  const said = texts([contact, mails]).filter((text) => text.startsWith('Scegli tu'));
  expect(said).toEqual(['Scegli tu i 47 minuti', 'Scegli tu i 47 minuti']);
});

test('search engines read the new price', () => {
  expect(everything.filter((text) => text.includes('"minPrice":71'))).toHaveLength(
    solutions.filter(({ monthlyPrice }) => monthlyPrice).length,
  );
});

test('the morning mail keeps the new promise', () => {
  expect(promisedBy(0, alwaysOpen)).toBe(13 * 3_600_000);
});
