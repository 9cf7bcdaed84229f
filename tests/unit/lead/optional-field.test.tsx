/** A sixth field, `sito`, as an owner would add one that may stay empty: the specified five are all required. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactForm } from '@/components/contact/contact-form';
import { contact } from '@/content/contact';
import { leadsCsv } from '@/lib/lead/agency/csv';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import { RefusedForm } from '@/lib/lead/intake/refused-form';
import { composeMail } from '@/lib/lead/mails/lead';
import { renderMail } from '@/lib/lead/mails/render';
import { readStoredLead } from '@/lib/lead/request';
import { leadSchema } from '@/lib/lead/schema';
import { show } from '@/scripts/leads/show';
import { validPayload } from '../../support/contact-route';
import { officeHours } from '../../support/rome';

jest.mock('@/content/contact', () => {
  const real = jest.requireActual('@/content/contact');
  Object.assign(real.fieldNames, { sito: 'Sito' });
  Object.assign(real.contact.fields, { sito: { label: 'Sito', placeholder: 'rossi.it' } });
  Object.assign(real.contact.errors, { sito: { invalid: 'Non va.', tooLong: 'Troppo lungo.' } });
  return real;
});
jest.mock('@/lib/lead/fields', () => {
  const real = jest.requireActual('@/lib/lead/fields');
  const fault = (text: string) => (text.includes('.') ? null : 'invalid');
  const { nome: like } = real.fields;
  Object.assign(real.fields, { sito: { ...like, maxLength: 20, optional: true, fault } });
  real.leadFields.push('sito');
  return real;
});

const { sito: _, ...withoutIt }: Record<string, string> = validPayload;
const stored = (fields: object) =>
  readStoredLead({
    id: '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
    received_at: Date.parse('2026-11-21T13:02:00Z'),
    page: null,
    attribution: null,
    spam_reasons: null,
    fields: JSON.stringify(fields),
  }).lead;
const record = (fields: object): LeadRecord => ({
  ...stored(fields),
  ...{ status: 'accepted', stage: null, unreadable: null, deliveries: [] },
});
const config = { siteUrl: 'https://www.linea.example', workingCalendar: officeHours };
const mailOf = async (fields: object) =>
  (await renderMail(composeMail(stored(fields), config).body)).text;

test('an optional field: missing, empty and blank are stored as empty, and what is written is checked', () => {
  for (const typed of [{}, { sito: '' }, { sito: ' \u200B' }])
    expect(leadSchema.parse({ ...withoutIt, ...typed })).toEqual({ ...withoutIt, sito: '' });
  expect(leadSchema.parse({ ...withoutIt, sito: ' rossi.it ' })).toMatchObject({
    sito: 'rossi.it',
  });
  const messages = ['rossi', `${'a'.repeat(20)}.it`].map(
    (sito) => leadSchema.safeParse({ ...withoutIt, sito }).error?.issues[0]?.message,
  );
  expect(messages).toEqual(['Non va.', 'Troppo lungo.']);
});

test('an optional field: both forms show it without asterisk and `required`, and say what the asterisk means', () => {
  const form = renderToStaticMarkup(createElement(ContactForm, { page: '/' }));
  const refused = renderToStaticMarkup(
    createElement(RefusedForm, { refusal: { refused: 'invalid_fields', typed: {} } }),
  );
  for (const html of [form, refused]) {
    const labels = [...html.matchAll(/<label[^>]* for=[^>]*>([^<]*)/g)].map(([, label]) => label);
    expect(labels.filter((label) => !label?.endsWith(' *'))).toEqual(['Sito']);
    const controls = html.match(/<(input|textarea)[^>]*name="(?!sito_web|page)[^>]*>/g) ?? [];
    const free = controls.filter((control) => !/ required=/.test(control));
    expect([controls.length, free]).toEqual([6, [expect.stringContaining('name="sito"')]]);
  }
  expect(form).toContain(contact.required.marked);
  expect(form).not.toContain(contact.required.all);
});

test('an optional field: mail, table and list have it where it is written, and no empty row', async () => {
  const written = { ...withoutIt, sito: 'rossi.it' };
  expect(await mailOf(written)).toMatch(/Sito:? +rossi\.it/);
  expect(await mailOf(withoutIt)).not.toMatch(/Sito/);
  expect(show(record(written), officeHours)).toContain('Sito:\n');
  expect(show(record(withoutIt), officeHours)).not.toContain('Sito:');
  const csv = leadsCsv([record(written), record(withoutIt)], officeHours);
  expect(csv.match(/"rossi\.it"/g)).toHaveLength(1);
});
