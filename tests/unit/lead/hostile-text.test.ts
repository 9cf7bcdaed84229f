import { parseAppointment } from '@/lib/lead/appointment/appointment-form';
import { personByEmail, personByPhone } from '@/lib/lead/erase/person';
import { subjectOf } from '@/lib/lead/figures/counted';
import { networkBehind } from '@/lib/lead/http/client-address';
import { parsePayload } from '@/lib/lead/intake/parse';
import { honeypotField } from '@/lib/lead/request/honeypot';
import { idempotencyKey } from '@/lib/lead/request/idempotency';
import { leadFields } from '@/lib/lead/request/schema';
import { isCrossSite } from '@/lib/lead/request/spam';
import { routeEnv, validPayload } from '../../support/contact-route';

/** More than any field takes, cleaned or not; and as much as a body holds. */
const longestOfAll = 10_100;
const hostile = 'é'.repeat(21_500) + 'a'.repeat(21_500);

/** The longest text that any expression was given meanwhile, in UTF-16 units. */
function longestRead(work: () => unknown): number {
  let longest = 0;
  const exec = RegExp.prototype.exec;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (
    this: RegExp,
    text,
  ) {
    longest = Math.max(longest, text.length);
    return exec.call(this, text);
  });
  try {
    work();
  } finally {
    spy.mockRestore();
  }
  return longest;
}

const post = (headers: Record<string, string> = {}) =>
  new Request(`${routeEnv.SITE_URL}/api/send-contact`, { method: 'POST', headers });

const parse = (payload: unknown, request = post()) =>
  parsePayload(JSON.stringify(payload), 'json', request, routeEnv.SITE_URL);

test('the measure itself sees what an expression reads', () => {
  expect(longestRead(() => 'abc'.replace(/b/g, ''))).toBe(3);
  expect(longestRead(() => parse(validPayload))).toBe(validPayload.obiettivi.length);
});

test.each(leadFields)('no expression reads a %s as long as a body', (field) => {
  expect(longestRead(() => parse({ ...validPayload, [field]: hostile }))).toBeLessThan(
    longestOfAll,
  );
});

test.each(['landing', 'cta', 'cta_page', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign'])(
  'nor %s of a visit',
  (name) => {
    const payload = { ...validPayload, visit: { [name]: hostile } };
    expect(longestRead(() => parse(payload))).toBeLessThan(1_000);
  },
);

test.each(['page', honeypotField, 'elapsedMs'])('nor %s', (name) => {
  expect(longestRead(() => parse({ ...validPayload, [name]: hostile }))).toBeLessThan(1_000);
});

const header = 'a'.repeat(16_000);

test.each([
  ['a Referer', { referer: `${routeEnv.SITE_URL}/${header}` }],
  ['an Origin', { origin: `https://${header}.example` }],
  ['a Sec-Fetch-Site', { 'sec-fetch-site': header }],
])('nor %s', (_name, headers) => {
  expect(longestRead(() => parse(validPayload, post(headers)))).toBeLessThan(1_000);
});

test.each([
  ['an idempotency key', () => idempotencyKey(new Headers({ 'idempotency-key': `"${header}"` }))],
  ['an X-Forwarded-For', () => networkBehind('10.0.0.1', header, 1)],
  ['a second site', () => isCrossSite(new Headers({ origin: header }), routeEnv.SITE_URL)],
  ['a counted page', () => subjectOf({ page: `/${header}` })],
  ['a counted campaign', () => subjectOf({ page: '/', source: header, campaign: header })],
  ['an appointment’s day', () => parseAppointment({ giorno: hostile })],
  ['an appointment’s hour', () => parseAppointment({ ora: ` ${hostile}` })],
  ['an appointment’s link', () => parseAppointment({ come: 'video', link: `https://${hostile}` })],
  ['who is to be erased', () => expect(personByEmail(`${hostile}@b.it`)).toBeNull()],
  ['whose number it is', () => expect(personByPhone('3'.repeat(43_000))).toBeNull()],
])('nor %s', (_name, work) => {
  expect(longestRead(work)).toBeLessThan(1_000);
});
