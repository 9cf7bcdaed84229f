import { leadMail } from '@/content/mails/lead';
import { contactFacts } from '@/lib/lead/mails/lead';
import { answerLinks } from '@/lib/lead/mails/lead-text';
import { validPayload } from '../../support/contact-route';

const typedNumbers: [typed: string, called: string | null, written: string | null][] = [
  ['+39 333 123 4567', '+393331234567', '393331234567'],
  ['(+39) 333 1234567', '+393331234567', '393331234567'],
  ['333 1234567 ore pasti', '+393331234567', '393331234567'],
  ['333 123 45-67', '+393331234567', '393331234567'],
  ['02 1234567', '+39021234567', null],
  ['0039 02 1234567', '+39021234567', null],
  ['02–1234567', '+39021234567', null],
  ['02 1234567/8', '+39021234567', null],
  ['02 1234567-8', '+39021234567', null],
  // of two the first is called, and the mobile one written to
  ['02 123456 / 333 1234567', '+3902123456', '393331234567'],
  ['02 1234567 – 333 1234567', '+39021234567', '393331234567'],
  ['02 1234567, 333 1234567', '+39021234567', '393331234567'],
  ['casa 02 1234567 cell 333 1234567', '+39021234567', '393331234567'],
  ['333 1234567 o 02 1234567', '+393331234567', '393331234567'],
  ['800 123456', '+39800123456', null],
  // a mobile number of any country; North America does not tell them from others
  ['392 1234567', '+393921234567', '393921234567'],
  ['+44 7911 123456', '+447911123456', '447911123456'],
  ['0041 79 123 45 67', '+41791234567', '41791234567'],
  ['+1 415 555 2671', '+14155552671', '14155552671'],
  // an ordinary call: over the internet, or one number for a whole company
  ['055 1234567', '+390551234567', null],
  ['+33 9 72 12 34 56', '+33972123456', null],
  ['+31 88 123 4567', '+31881234567', null],
  ['+44 300 123 4567', '+443001234567', null],
  // free
  ['803 123', '+39803123', null],
  ['+800 1234 5678', '+80012345678', null],
  // no country's, too short, and run together with hours
  ['+999 999 999', null, null],
  ['12345678', null, null],
  ['333 1234567 24/7', null, null],
  // a costly one beside one that is not
  ['899 123456, 333 1234567', '+393331234567', '393331234567'],
];

/** Premium, shared cost, personal, a pager, satellites and networks that are no country's. */
const costly = [
  ...['144 123456', '166 123456', '892 123', '892 424', '894 12345', '895 123 4567', '899 123456'],
  ...['178 123 4567', '199 123456', '840 123456', '848 123456'],
  ...['+1 900 555 1234', '+44 845 123 4567', '+41 900 123456', '+979 1 2345 6789'],
  ...['+33 820 123456', '+34 902 123456', '+49 180 1234567', '+808 1234 5678'],
  ...['+44 70 1234 5678', '+49 700 12345678', '+1 500 555 1234', '+44 7600 123456'],
  ...['+870 773 123456', '+881 6 1234 5678', '+882 16 1234567', '+883 5100 1234 5678'],
  ...['+878 10 1234567890', '+888 123 456 78901'],
];

const linksOf = (telefono: string) => answerLinks({ ...validPayload, telefono });

test('telephone: the agency calls and writes to the number that was meant, however it was typed', () => {
  for (const [telefono, called, written] of typedNumbers) {
    const { ways, phone } = linksOf(telefono);
    const chat = ways.find(({ href }) => href.startsWith('https://wa.me/'));
    expect([telefono, phone?.href, chat && new URL(chat.href).pathname]).toEqual([
      telefono,
      called ? `tel:${called}` : undefined,
      written ? `/${written}` : undefined,
    ]);
  }
});

test('telephone: a number that costs more than an ordinary call is not called, and an email comes first', () => {
  const called = costly.filter((telefono) => linksOf(telefono).phone);
  expect(called).toEqual([]);
  for (const telefono of costly)
    expect(linksOf(telefono).ways.map(({ href }) => new URL(href).protocol)).toEqual(['mailto:']);
  const fields = { ...validPayload, telefono: '+44 70 1234 5678' };
  expect(contactFacts(fields)).toContainEqual([leadMail.labels.telefono, fields.telefono]);
});
