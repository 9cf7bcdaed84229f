/** A sixth field, `prova`, as an owner would add one that may stay empty: the specified five are all required. */
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
  Object.assign(real.fieldNames, { prova: 'Prova' });
  Object.assign(real.contact.fields, { prova: { label: 'Prova', placeholder: 'rossi.it' } });
  Object.assign(real.contact.errors, { prova: { invalid: 'Non va.', tooLong: 'Troppo lungo.' } });
  return real;
});
jest.mock('@/lib/lead/fields', () => {
  const real = jest.requireActual('@/lib/lead/fields');
  const fault = (text: string) => (text.includes('.') ? null : 'invalid');
  const { nome: like } = real.fields;
  Object.assign(real.fields, { prova: { ...like, maxLength: 20, optional: true, fault } });
  real.leadFields.push('prova');
  return real;
});

const { prova: _, ...withoutIt }: Record<string, string> = validPayload;
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
  for (const typed of [{}, { prova: '' }, { prova: ' \u200B' }])
    expect(leadSchema.parse({ ...withoutIt, ...typed })).toEqual({ ...withoutIt, prova: '' });
  expect(leadSchema.parse({ ...withoutIt, prova: ' rossi.it ' })).toMatchObject({
    prova: 'rossi.it',
  });
  const messages = ['rossi', `${'a'.repeat(20)}.it`].map(
    (prova) => leadSchema.safeParse({ ...withoutIt, prova }).error?.issues[0]?.message,
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
    expect(labels).toEqual(expect.arrayContaining(['Nome *', 'Prova']));
    const control = (name: string) => html.match(`<input[^>]*name="${name}"[^>]*>`)?.[0];
    expect(control('nome')).toMatch(/ required=/);
    expect(control('prova')).not.toMatch(/ required=/);
  }
  expect(form).toContain(contact.required.marked);
  expect(form).not.toContain(contact.required.all);
});

test('an optional field: mail, table and list have it where it is written, and no empty row', async () => {
  const written = { ...withoutIt, prova: 'rossi.it' };
  expect(await mailOf(written)).toMatch(/Prova:? +rossi\.it/);
  expect(await mailOf(withoutIt)).not.toMatch(/Prova/);
  expect(show(record(written), officeHours)).toContain('Prova:\n');
  expect(show(record(withoutIt), officeHours)).not.toContain('Prova:');
  const csv = leadsCsv([record(written), record(withoutIt)], officeHours);
  expect(csv.match(/"rossi\.it"/g)).toHaveLength(1);
});
