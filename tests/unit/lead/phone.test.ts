import { replyLinks } from '@/lib/lead/mail/reply-links';
import { reachableNumbers } from '@/lib/lead/text/phone';
import { validPayload } from '../../support/contact-route';

function linksFor(telefono: string) {
  const { phone, whatsapp } = replyLinks({ ...validPayload, telefono });
  return { phone, whatsapp: whatsapp && new URL(whatsapp).pathname };
}

const mobile = { phone: 'tel:+393331234567', whatsapp: '/393331234567' };
const landline = { phone: 'tel:+39021234567', whatsapp: null };

test.each([
  '+39 333 123 4567',
  '(+39) 333 1234567',
  '333 1234567 ore pasti',
  '333/1234567',
  '333 123 45-67',
  '39 333 1234567',
  '333 1234567 (anche WhatsApp)',
])('%s is called and written to', (typed) => {
  expect(linksFor(typed)).toEqual(mobile);
});

test.each([
  '02 1234567',
  'tel. 02 1234567',
  '0039 02 1234567',
  '+39 (0)2 1234567',
  '02–1234567',
  '02 1234567 int. 12',
  '02 1234567/8',
  '02 1234567 / 8',
  '02 1234567-8',
  '02 1234567–68',
])('%s is called, and not written to', (typed) => {
  expect(linksFor(typed)).toEqual(landline);
});

test.each([
  ['02 123456 / 333 1234567', 'tel:+3902123456'],
  ['02 1234567 – 333 1234567', 'tel:+39021234567'],
  ['02 1234567, 333 1234567', 'tel:+39021234567'],
  ['casa 02 1234567 cell 333 1234567', 'tel:+39021234567'],
  ['333 1234567 o 02 1234567', 'tel:+393331234567'],
])('of the two in %s the first is called, and the mobile one written to', (typed, phone) => {
  expect(linksFor(typed)).toEqual({ phone, whatsapp: '/393331234567' });
});

test.each([
  ['392 1234567', '+393921234567'],
  ['+44 7911 123456', '+447911123456'],
  ['0041 79 123 45 67', '+41791234567'],
  // North America does not tell mobile numbers from others
  ['+1 415 555 2671', '+14155552671'],
])('%s is a mobile number: %s', (typed, e164) => {
  expect(reachableNumbers(typed)).toEqual([{ e164, mobile: true }]);
});

test('a free number is called, and not written to', () => {
  expect(linksFor('800 123456')).toEqual({ phone: 'tel:+39800123456', whatsapp: null });
});

test.each([
  ['no country’s number', '+999 999 999'],
  ['too short a number', '12345678'],
  ['a number and hours run together', '333 1234567 24/7'],
  ['a premium number', '899 123456'],
])('%s has no link at all', (_case, typed) => {
  expect(linksFor(typed)).toEqual({ phone: null, whatsapp: null });
});
