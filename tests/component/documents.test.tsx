/** @jest-environment node */
import { renderDocument } from '@/lib/document/render';
import { exampleMails, examplePages } from '@/lib/lead/examples';
import { renderMail } from '@/lib/lead/mails/render';

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
