import { contact } from '@/content/contact';
import { type LeadField, leadFields } from '@/lib/lead/fields';
import { leadSchema } from '@/lib/lead/schema';
import { requiredMessages, validPayload } from '../../support/contact-route';

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

const requiredFields = leadFields.filter((field) => requiredMessages[field]);

test('each field is required but optional ones, and a blank or an invisible one is none', () => {
  for (const field of requiredFields) {
    const required = requiredMessages[field];
    for (const value of [undefined, null, 7, ['a'], {}, '', ' \n\t', '\u200B\u202E\u0000']) {
      expect([field, messageFor(field, value)]).toEqual([field, required]);
    }
  }
});

/** Signs that take up room or none, and show nothing by themselves. */
const unseen = [
  // blanks that are no white space: braille, Hangul, hieroglyphs, a place for a picture
  ...['\u2800', '\u3164', '\uFFA0', '\u115F\u1160', '\u{13441}', '\uFFFC'],
  // marks, variation selectors and tags without a sign to stand on
  ...['\u0301\u20E3', '\u034F', '\uFE0F', '\u{E0100}', '\u{E0041}\u{E007F}', '\u180B'],
  // joiners, soft hyphens, and what is no character
  ...['\u200D\u200C', '\u00AD', '\u2060\uFEFF', '\uFFFE', '\u2800 \u3164\n\u0301'],
];

test('each field: what nobody can see is as good as missing', () => {
  for (const field of requiredFields)
    for (const value of unseen)
      expect([field, value, messageFor(field, value)]).toEqual([
        field,
        value,
        requiredMessages[field],
      ]);
});

test('a field takes as many characters that are seen as it says, and no more', () => {
  for (const [field, length, unseen] of [
    ['nome', 100, '3\u200B'],
    ['azienda', 150, '3\u202A'],
    ['telefono', 100, '3\u2069'],
    ['obiettivi', 5000, '3\u200B'],
  ] as const) {
    const { tooLong } = contact.errors[field];
    expect(messageFor(field, '3'.repeat(length))).toBeUndefined();
    expect(messageFor(field, '3'.repeat(length + 1))).toBe(tooLong);
    expect(messageFor(field, unseen.repeat(length))).toBeUndefined();
    expect(messageFor(field, unseen.repeat(length * 10))).toBe(tooLong);
  }
});

test('each field: its limit counts UTF-16 units of the clean text, as browsers do', () => {
  const emoji = (units: number) => '😀'.repeat(Math.floor(units / 2)) + '3'.repeat(units % 2);
  for (const [field, length] of [
    ['nome', 100],
    ['azienda', 150],
    ['obiettivi', 5000],
  ] as const) {
    const { tooLong } = contact.errors[field];
    for (const [units, message] of [
      [length, undefined],
      [length + 1, tooLong],
      [length + 2, tooLong],
      [2 * length, tooLong],
    ] as const)
      expect([field, units, messageFor(field, emoji(units))]).toEqual([field, units, message]);
  }
  const lines = (units: number) => `a${'\r\n'.repeat(units - 2)}a`;
  expect(messageFor('obiettivi', lines(5000))).toBeUndefined();
  expect(messageFor('obiettivi', lines(5001))).toBe(contact.errors.obiettivi.tooLong);
  const phone = (emoji: number) => `333 123${'📞'.repeat(emoji)}`;
  expect(messageFor('telefono', `${phone(46)}4`)).toBeUndefined();
  expect(messageFor('telefono', phone(47))).toBe(contact.errors.telefono.tooLong);
});

test('no address reaches a mail that would give it another recipient or none', () => {
  const wrong = [
    ...['maria@rossi', 'maria@4u', 'maria@rossi-.it', '.maria@rossi.it', 'maria..rossi@rossi.it'],
    ...['maria\\@rossi.it', '=?utf-8?q?evil=40x.com=2C?=@rossi.it', 'Maria <maria@rossi.it>'],
    ...['a@b.it, evil@x.com', 'a@b.it\r\nBcc: evil@x.com', 'a@b.it%0d%0aBcc:evil@x.com'],
    ...['maria@[127.0.0.1]', 'maria@società.it/percorso', 'maria@evil.com#società.it'],
  ];
  const { invalid } = contact.errors.email;
  expect(wrong.filter((email) => messageFor('email', email) !== invalid)).toEqual([]);
});

const label = 'a'.repeat(63);

test('an e-mail address is as long as mail servers take it, and no longer', () => {
  const { invalid, tooLong } = contact.errors.email;
  for (const [taken, refused] of [
    [`${'m'.repeat(64)}@rossi.it`, `${'m'.repeat(65)}@rossi.it`],
    [`maria@${label}.it`, `maria@a${label}.it`],
    [`maria@${'à'.repeat(50)}.it`, `maria@${'à'.repeat(60)}.it`],
  ])
    expect([messageFor('email', taken), messageFor('email', refused)]).toEqual([
      undefined,
      invalid,
    ]);
  const domain = `${label}.${label}.${label}`;
  const email = (length: number) => `${'m'.repeat(length - domain.length - 4)}@${domain}.it`;
  expect(messageFor('email', email(254))).toBeUndefined();
  expect(messageFor('email', email(255))).toBe(tooLong);
  // one accent makes it seven longer, as mail servers know it
  const grown = (length: number) => email(length).replace(label, `à${'a'.repeat(55)}`);
  expect([grown(254).length, leadSchema.shape.email.parse(grown(254)).length]).toEqual([247, 254]);
  expect(messageFor('email', grown(255))).toBe(tooLong);
});

const storedAs = [
  ['email', "d'angelo+web@sub.rossi-figli.co.uk", "d'angelo+web@sub.rossi-figli.co.uk"],
  ['email', 'M.Rossi@ROSSI.IT', 'M.Rossi@ROSSI.IT'],
  ['email', 'test@io', 'test@io'],
  // every sign that RFC 5322 has in an atom
  ['email', "!#$%&'*+/?=^_`{|}~-@rossi.it", "!#$%&'*+/?=^_`{|}~-@rossi.it"],
  // a domain as mail servers know it
  ['email', 'info@SOCIETÀ.it', 'info@xn--societ-nta.it'],
  ['email', 'info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['email', 'info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['email', 'info@xn--societ-nta.it', 'info@xn--societ-nta.it'],
  ['telefono', '02 123456 / 333 1234567', '02 123456 / 333 1234567'],
  ['telefono', '333 1234567 ore pasti (o segreteria)', '333 1234567 ore pasti (o segreteria)'],
  ['telefono', '٠٢ ١٢٣٤٥٦٧', '٠٢ ١٢٣٤٥٦٧'],
  // pasted from an address book, with its invisible marks
  ['telefono', '\u202A+39\u00A0333 1234567\u202C', '+39 333 1234567'],
  ['nome', 'Maria\r\nRossi', 'Maria Rossi'],
  ['nome', '王小明 محمد', '王小明 محمد'],
  ['nome', 'Maria \uD800', 'Maria \uFFFD'],
  ['obiettivi', 'uno\r\ndue\u2028tre\n\n\tquattro', 'uno\ndue\ntre\n\n\tquattro'],
  ['obiettivi', 'Ciao 👨‍👩‍👧 می‌خواهم', 'Ciao 👨‍👩‍👧 می‌خواهم'],
  // signs that need unseen ones, or that stand alone
  ['obiettivi', '❤\uFE0F', '❤\uFE0F'],
  ['obiettivi', '🏴\u{E0067}\u{E0062}\u{E007F}', '🏴\u{E0067}\u{E0062}\u{E007F}'],
  ['obiettivi', 'श्री क्\u200Dष', 'श्री क्\u200Dष'],
  ['obiettivi', '⠉⠊⠁⠕\u2800⠁', '⠉⠊⠁⠕\u2800⠁'],
  ['nome', 'ㅤ홍길동', 'ㅤ홍길동'],
  ['nome', 'e\u0301', 'e\u0301'],
  ['azienda', '3', '3'],
  ['azienda', '—', '—'],
] as const;

test('what a visitor types is stored as they meant it, in any script', () => {
  for (const [field, typed, stored] of storedAs)
    expect(leadSchema.parse({ ...validPayload, [field]: typed })[field]).toBe(stored);
});

test('what is refused is refused with its own reason', () => {
  for (const [field, typed, message] of [
    ['email', 'marìa@rossi.it', contact.errors.email.unicode],
    ['email', '王@rossi.it', contact.errors.email.unicode],
    ['telefono', 'chiamami', contact.errors.telefono.invalid],
    ['telefono', '12345', contact.errors.telefono.invalid],
    ['telefono', '333-CALL', contact.errors.telefono.invalid],
  ] as const)
    expect([typed, messageFor(field, typed)]).toEqual([typed, message]);
});
