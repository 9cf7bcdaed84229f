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
  // no country's, too short, run together with hours, and of a premium service
  ['+999 999 999', null, null],
  ['12345678', null, null],
  ['333 1234567 24/7', null, null],
  ['899 123456', null, null],
];

test('the agency calls and writes to the number that was meant, however it was typed, and to no costly one', () => {
  for (const [telefono, called, written] of typedNumbers) {
    const { ways, phone } = answerLinks({ ...validPayload, telefono });
    const chat = ways.find(({ href }) => href.startsWith('https://wa.me/'));
    expect([telefono, phone?.href, chat && new URL(chat.href).pathname]).toEqual([
      telefono,
      called ? `tel:${called}` : undefined,
      written ? `/${written}` : undefined,
    ]);
  }
});
