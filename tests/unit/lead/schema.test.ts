import { contact } from '@/content/contact';
import { type LeadField, leadFields, leadSchema } from '@/lib/lead/request/schema';
import { validPayload } from '../../support/contact-route';

function messageFor(field: LeadField, value: unknown): string | undefined {
  const result = leadSchema.safeParse({ ...validPayload, [field]: value });
  return result.error?.issues.find(({ path }) => path[0] === field)?.message;
}

test('a complete request is accepted, trimmed', () => {
  const padded = Object.fromEntries(
    Object.entries(validPayload).map(([field, value]) => [field, `  ${value}\n`]),
  );
  expect(leadSchema.parse(padded)).toEqual(validPayload);
});

test.each(leadFields)('%s is required, and a blank or an invisible one is none', (field) => {
  const { required } = contact.errors[field];
  for (const value of [undefined, null, 7, ['a'], {}, '', ' \n\t', '\u200B\u202E\u0000']) {
    expect(messageFor(field, value)).toBe(required);
  }
});

test.each([
  ['nome', 100],
  ['azienda', 150],
  ['telefono', 100],
  ['obiettivi', 5000],
] as const)('%s takes %i characters and no more', (field, length) => {
  expect(messageFor(field, '3'.repeat(length))).toBeUndefined();
  expect(messageFor(field, '3'.repeat(length + 1))).toBe(contact.errors[field].tooLong);
});

test.each([
  ['nome', '3\u200B'.repeat(100)],
  ['azienda', '3\u202A'.repeat(150)],
  ['telefono', '3\u2069'.repeat(100)],
  ['obiettivi', '3\r\n'.repeat(2_500)],
] as const)('%s of its full length is taken with what nobody sees in it', (field, typed) => {
  expect(messageFor(field, typed)).toBeUndefined();
  expect(messageFor(field, typed.repeat(10))).toBe(contact.errors[field].tooLong);
});

test.each([
  'maria',
  'maria@rossi',
  'mario@gmail',
  'maria@i',
  'maria@4u',
  'maria@-rossi.it',
  'maria@rossi-.it',
  'maria@rossi..it',
  'maria@rossi.it-',
  '.maria@rossi.it',
  'maria.@rossi.it',
  'maria@rossi.it;x=1',
  'maria,anna@rossi.it',
  'maria:anna@rossi.it',
  'maria\\@rossi.it',
  '=?utf-8?q?evil=40x.com=2C?=@rossi.it',
  '@rossi.it',
  'a@b.it, evil@x.com',
  'a@b.it;evil@x.com',
  'a@b.it evil@x.com',
  'a@b.it\r\nBcc: evil@x.com',
  'a@b.it%0d%0aBcc:evil@x.com',
  '"a b"@rossi.it',
  'Maria <maria@rossi.it>',
  'maria@rossi.it>',
  'maria(comment)@rossi.it',
  'maria@[127.0.0.1]',
  'maria@società',
  'maria@soc ietà.it',
  'maria@società.it/percorso',
  'maria@società.it:25',
  'maria@società.it, evil@x.com',
  'maria@evil.com#società.it',
  'maria..rossi@rossi.it',
])('%j is no e-mail address', (email) => {
  expect(messageFor('email', email)).toBe(contact.errors.email.invalid);
});

test.each([
  'maria@rossi.it',
  "d'angelo+web@sub.rossi-figli.co.uk",
  'M.Rossi@ROSSI.IT',
  'test@io',
  '-maria_@rossi.it',
  // every sign that RFC 5322 has in an atom
  "!#$%&'*+/?=^_`{|}~-@rossi.it",
])('%s is an e-mail address', (email) => {
  expect(messageFor('email', email)).toBeUndefined();
});

const label = 'a'.repeat(63);

test.each([
  ['a local part', `${'m'.repeat(64)}@rossi.it`, `${'m'.repeat(65)}@rossi.it`],
  ['a part of a domain', `maria@${label}.it`, `maria@a${label}.it`],
  ['a part of a domain in punycode', `maria@${'à'.repeat(50)}.it`, `maria@${'à'.repeat(60)}.it`],
])('%s is as long as mail servers take it, and no longer', (_case, longest, longer) => {
  expect(messageFor('email', longest)).toBeUndefined();
  expect(messageFor('email', longer)).toBe(contact.errors.email.invalid);
});

test('an e-mail address of 254 characters is taken, and one of 255 is too long', () => {
  const domain = `${label}.${label}.${label}`;
  const email = (length: number) => `${'m'.repeat(length - domain.length - 4)}@${domain}.it`;
  expect(messageFor('email', email(254))).toBeUndefined();
  expect(messageFor('email', email(255))).toBe(contact.errors.email.tooLong);
});

test.each([
  ['info@società.it', 'info@xn--societ-nta.it'],
  ['info@SOCIETÀ.it', 'info@xn--societ-nta.it'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['info@xn--societ-nta.it', 'info@xn--societ-nta.it'],
])('the domain of %s is told to mail servers as they know it', (typed, email) => {
  expect(leadSchema.parse({ ...validPayload, email: typed }).email).toBe(email);
});

test.each(['marìa@rossi.it', 'marìa@società.it', '王@rossi.it'])(
  '%s, which most mail servers do not take, is refused with a reason',
  (email) => {
    expect(messageFor('email', email)).toBe(contact.errors.email.unicode);
  },
);

test.each([
  '+39 333 123 4567',
  '(+39) 333 1234567',
  '02/12345678',
  '02 1234567/8',
  '02–1234567',
  '02 1234567 int. 12',
  '02 123456 / 333 1234567',
  'tel. 02 1234567',
  '333 1234567 ore pasti, meglio dopo le 18 (oppure lasciate un messaggio in segreteria)',
  '٠٢ ١٢٣٤٥٦٧',
])('%s is kept as it was typed', (telefono) => {
  expect(leadSchema.parse({ ...validPayload, telefono }).telefono).toBe(telefono);
});

test.each(['chiamami', '12345', '333-CALL'])('%s has too few digits to be called', (telefono) => {
  expect(messageFor('telefono', telefono)).toBe(contact.errors.telefono.invalid);
});

test('a number pasted from an address book is read without its invisible marks', () => {
  const { telefono } = leadSchema.parse({
    ...validPayload,
    telefono: '\u202A+39\u00A0333 1234567\u202C',
  });
  expect(telefono).toBe('+39 333 1234567');
});

test('line breaks stay in the goals, as LF, and become spaces elsewhere', () => {
  const { nome, obiettivi } = leadSchema.parse({
    ...validPayload,
    nome: 'Maria\r\nRossi',
    obiettivi: 'uno\r\ndue\u2028tre\n\n\tquattro',
  });
  expect(nome).toBe('Maria Rossi');
  expect(obiettivi).toBe('uno\ndue\ntre\n\n\tquattro');
});

test('names in any script and emoji families stay as they were written', () => {
  const fields = { ...validPayload, nome: '王小明 محمد', obiettivi: 'Ciao 👨‍👩‍👧 می‌خواهم' };
  expect(leadSchema.parse(fields)).toEqual(fields);
});

test('half a surrogate pair becomes a replacement character', () => {
  expect(leadSchema.parse({ ...validPayload, nome: 'Maria \uD800' }).nome).toBe('Maria \uFFFD');
});
