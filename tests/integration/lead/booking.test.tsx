import { renderToStaticMarkup } from 'react-dom/server';
import { ThankYou } from '@/components/contact/thank-you';
import { contact } from '@/content/contact';
import { confirmationMail } from '@/content/mails/confirmation';
import { site as company } from '@/content/site';
import { siteNotice } from '@/lib/legal/notice';
import { leadSite } from '../../support/lead-site';

const site = leadSite();
const address = 'https://cal.com/acme/30min';
const typed = { name: 'Maria Rossi', email: 'maria+prova@rossi.it' };

/** What says something of a booking page, once a request has been sent. */
async function placesWith(booking: string | null) {
  jest.replaceProperty(company, 'booking', booking);
  await site.start({ LEADS_CONFIRM: 'on' });
  const id = await site.post();
  const agency = await site.smtp.mailWhere(
    ({ mail }) => mail.messageId === `<${id}@linea.example>`,
  );
  const confirmed = await site.smtp.mailWhere(
    ({ mail }) => mail.messageId?.includes('.confirmation@') === true,
  );
  const mailto = /mailto:[^"]*/.exec(String(agency.mail.html))?.[0] ?? '';
  return {
    answer: decodeURIComponent(mailto),
    confirmation: confirmed.mail.text ?? '',
    notice: siteNotice(),
    withoutScripts: renderToStaticMarkup(<ThankYou />),
    thanks: renderToStaticMarkup(<ThankYou typed={typed} />),
  };
}

test('the owner’s booking page follows the request, in every place', async () => {
  const { answer, confirmation, notice, withoutScripts, thanks } = await placesWith(address);
  expect(answer).toContain(`\r\n${address}\r\n`);
  expect(confirmation).toMatch(new RegExp(`${confirmationMail.booking}.*${address}$`, 'm'));
  expect(notice).toContain('cal.com');
  expect(withoutScripts).toContain(`href="${address}"`);
  expect(thanks).toContain(
    `href="${address}?name=Maria+Rossi&amp;email=maria%2Bprova%40rossi.it" target="_blank"`,
  );
  for (const page of [thanks, withoutScripts])
    expect(page).toContain(contact.thankYou.booking.opens('cal.com'));
});

test('without one the agency proposes times, and nothing speaks of it', async () => {
  const { answer, ...others } = await placesWith(null);
  expect(answer).toContain('ti propongo questi orari');
  for (const [place, words] of Object.entries(others))
    expect([place, words]).not.toEqual([place, expect.stringMatching(/mezz’ora|cal\.com/)]);
});
