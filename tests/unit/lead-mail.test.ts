import { site } from '@/content/site';
import { composeMail, romeTime } from '@/lib/lead/mail';
import { mailHead } from '@/lib/lead/mail-head';
import { toE164 } from '@/lib/lead/phone';
import { singleLine } from '@/lib/lead/plain-text';
import { replyLinks } from '@/lib/lead/reply-links';
import { validPayload } from '../support/contact-route';

test.each([
  ['+39 333 123 4567', '+393331234567'],
  ['333/1234567', '+393331234567'],
  ['39 333 1234567', '+393331234567'],
  ['392 1234567', '+393921234567'],
  ['0039 02 1234567', '+39021234567'],
  ['02 1234567', '+39021234567'],
  ['+44 7911 123456', '+447911123456'],
  ['0041 79 123 45 67', '+41791234567'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(toE164(typed)).toBe(dialled);
});

test('a number of no country has no WhatsApp link, and still a telephone link', () => {
  const links = replyLinks({ ...validPayload, telefono: '+999 999 999' });
  expect(links).toMatchObject({ whatsapp: null, phone: 'tel:+999999999' });
});

test.each([
  ['2026-11-21T13:02:00Z', 'sabato 21 novembre 2026, 14:02'],
  ['2026-07-01T22:30:00Z', 'giovedì 2 luglio 2026, 00:30'],
])('%s is told in Rome as %s', (instant, words) => {
  expect(romeTime(new Date(instant))).toBe(words);
});

test('what enters a header has no character that is not seen, and a bounded length', () => {
  const hostile = 'a\r\nBcc: x\u0000\u0007\u0085\u009B\u2028\u2029\u202E\u2066\u200B\uFEFF\u00ADb';
  expect(singleLine(hostile)).toBe('a Bcc: x b');
  expect(singleLine('😀'.repeat(200), 80)).toBe('😀'.repeat(80));
});

test('the same request gives the same Message-ID and date', () => {
  const received = {
    id: '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
    receivedAt: new Date('2026-11-21T13:02:00Z'),
    page: null,
    visit: null,
    fields: validPayload,
  };
  const config = {
    siteUrl: 'https://www.linea.example',
    leadsFrom: 'sito@linea.example',
    leadsTo: ['ciao@linea.example'],
  };
  expect(composeMail(received, config)).toMatchObject({
    messageId: '<6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d@linea.example>',
    date: received.receivedAt,
  });
});

test('the sender has the name that LEADS_FROM gives it, and the brand without one', () => {
  const sender = { leadsFrom: 'sito@linea.example', leadsTo: ['ciao@linea.example'] };
  expect(mailHead('id', { ...sender, leadsFromName: 'Il sito' }).from).toEqual({
    name: 'Il sito',
    address: 'sito@linea.example',
  });
  expect(mailHead('id', { ...sender, leadsFromName: null }).from).toMatchObject({
    name: site.brand,
  });
});
