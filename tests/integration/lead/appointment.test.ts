import { DateTime } from 'luxon';
import { appointment as words } from '@/content/appointment';
import { purge } from '@/lib/lead/ops/maintenance';
import { open, press } from '../../support/action-route';
import { newDataDir, validPayload } from '../../support/contact-route';
import { invitation, invitationsTo, isInvitation } from '../../support/invitation';
import { isMailOf, leadSite } from '../../support/lead-site';
import { actionLinks } from '../../support/mail-links';
import { until } from '../../support/until';

const site = leadSite();
const { email } = validPayload;
const day = DateTime.now().setZone('Europe/Rome').plus({ days: 3 }).toFormat('yyyy-MM-dd');
const at = (ora: string) => ({ passo: 'appuntamento', giorno: day, ora, come: 'phone', link: '' });

async function contacted(retries = '0.05,0.05,60') {
  const store = { DATA_DIR: newDataDir() };
  await site.start({ ...store, LEADS_RETRY_SECONDS: retries });
  const id = await site.post();
  const { Contattato: link = '' } = actionLinks(await site.smtp.mailWhere(isMailOf(id)));
  await press(link, { passo: 'fai' });
  return { id, link, store };
}

test('both sides get an invitation, its change and its end, under one UID; it is deleted with its request', async () => {
  const { id, link } = await contacted();
  expect((await press(link, at('10:30'))).status).toBe(303);
  await site.untilDeliveriesAre(id, 'delivered');
  // pressed twice: nobody is notified twice
  await press(link, at('10:30'));
  await press(link, at('16:00'));
  await site.untilDeliveriesAre(id, 'delivered');
  for (const passo of ['disdici', 'disdici']) await press(link, { passo });
  await site.untilDeliveriesAre(id, 'delivered');

  const prospect = (await invitationsTo(site.smtp, email, 3)).map(invitation);
  const agency = (await invitationsTo(site.smtp, 'vendite@linea.example', 3)).map(invitation);
  expect(site.smtp.mails.filter(isInvitation)).toHaveLength(9);
  expect(agency).toEqual(prospect);
  const same = {
    uid: `${id}@linea.example`,
    organizer: 'mailto:sito@linea.example',
    attendees: [email, 'ciao@linea.example', 'vendite@linea.example'].map(
      (address) => `mailto:${address}`,
    ),
  };
  expect(prospect).toEqual([
    { ...same, method: 'REQUEST', sequence: '0', status: 'CONFIRMED', start: `${day} 10:30` },
    { ...same, method: 'REQUEST', sequence: '1', status: 'CONFIRMED', start: `${day} 16:00` },
    { ...same, method: 'CANCEL', sequence: '2', status: 'CANCELLED', start: `${day} 16:00` },
  ]);
  expect(await (await open(link)).text()).toContain(words.form.cancelled);

  await press(link, at('10:30'));
  await site.untilDeliveriesAre(id, 'delivered');
  const store = await site.store();
  const inDays = (count: number) => Date.now() + count * 86_400_000;
  // thirty days count from the appointment
  expect(await purge(store, 30, inDays(32))).toBe(0);
  expect(await purge(store, 30, inDays(34))).toBe(1);
  const left = await store.use((db) => db.selectFrom('appointments').selectAll().execute());
  expect(left).toEqual([]);
});

test('where one of them is refused the others have it, once', async () => {
  const { id, link } = await contacted('0.02,0.02');
  site.smtp.behave({ rejects: email });
  await press(link, at('10:30'));
  await until(async () => {
    const deliveries = await site.deliveriesOf(id);
    return deliveries.some(
      ({ channel, status }) => channel === 'appointment' && status === 'dead_letter',
    );
  }, 'the invitation is dead-lettered');
  expect(await invitationsTo(site.smtp, 'ciao@linea.example', 1)).toHaveLength(1);
  expect(site.smtp.mails.filter(isInvitation)).toHaveLength(2);
  expect(await (await open(link)).text()).toContain(words.form.stuck);
});
