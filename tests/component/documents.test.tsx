/** @jest-environment node */
import { leadMail } from '@/content/mails/lead';
import { site } from '@/content/site';
import { renderDocument } from '@/lib/document/render';
import { exampleMails, examplePages } from '@/lib/lead/examples';
import { renderMail } from '@/lib/lead/mails/render';

test.each(Object.entries(exampleMails))(
  'mail: the foot of %s says which company writes, in both parts',
  async (_, { body }) => {
    const { html = '', text } = await renderMail(body);
    const [, signature = ''] = text.split('\n-- \n');
    const { legalName, registeredOffice } = site.company;
    for (const part of [html, signature])
      for (const said of [legalName, `Sede legale ${registeredOffice}`, `P. IVA ${site.vatNumber}`])
        expect(part).toContain(said);
  },
);

test('mail: of the company only what is filled in stands at the foot, a label that is written too once', async () => {
  const footWith = async (changes: object, vatNumber: string | null) => {
    jest.replaceProperty(site, 'company', { ...site.company, ...changes });
    jest.replaceProperty(site, 'vatNumber', vatNumber);
    const { text } = await renderMail(exampleMails.request?.body ?? <p />);
    jest.restoreAllMocks();
    return text.trim().split('\n').at(-1);
  };
  const open = { legalName: '[Ragione sociale]', registeredOffice: '[Via]', rea: null };
  const register = 'Registro Imprese di Roma 12345678903';
  const own = { ...open, businessRegister: register, shareCapital: '€ 10.000,00 i.v.' };
  expect(await footWith(own, '[IT]')).toBe(`${register} – Capitale sociale € 10.000,00 i.v.`);
  const none = { ...open, businessRegister: null, shareCapital: null };
  expect(await footWith(none, null)).toBe(leadMail.footer);
});

// what React's development build says fails the test (tests/support/fail-on-console.ts)
test.each(Object.entries(exampleMails))(
  'mail: React warns of nothing in %s',
  async (_, { body }) => {
    await renderMail(body);
  },
);

test.each(Object.entries(examplePages))('page: React warns of nothing in %s', async (_, page) => {
  await renderDocument(page);
});
