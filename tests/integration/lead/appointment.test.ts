import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { appointment as words } from '@/content/appointment';
import { open, press } from '../../support/action-route';
import { jsonRequest, leadStore, validPayload } from '../../support/contact-route';
import {
  deliveriesOf,
  idOf,
  isMailOf,
  leadSite,
  untilDeliveriesAre,
} from '../../support/lead-site';
import { actionLinks } from '../../support/mail-links';
import type { TakenMail } from '../../support/mailbox';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();

const day = DateTime.now().setZone('Europe/Rome').plus({ days: 3 }).toFormat('yyyy-MM-dd');
const at = (ora: string) => ({ passo: 'appuntamento', giorno: day, ora, come: 'phone', link: '' });

/** The invitation in a mail, as a calendar reads it. */
function invitation({ mail }: TakenMail) {
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = part?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent') ?? undefined;
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    status: value('status'),
    organizer: value('organizer'),
    attendees: event
      ?.getAllProperties('attendee')
      .map((it) => String(it.getFirstValue()).toLowerCase()),
    start: DateTime.fromJSDate(new ICAL.Event(event).startDate.toJSDate())
      .setZone('Europe/Rome')
      .toFormat('yyyy-MM-dd HH:mm'),
  };
}

const hasInvitation = ({ mail }: TakenMail) =>
  mail.attachments.some(({ mimeType }) => mimeType === 'text/calendar');

/** Those that came to an address, oldest first, once there are so many. */
function invitationsTo(address: string, count: number) {
  return until(() => {
    const taken = site.smtp.mails.filter(
      (mail) => hasInvitation(mail) && mail.envelope.to.includes(address),
    );
    return taken.length >= count ? taken : undefined;
  }, `${count} invitations to ${address}`);
}

describeStores((newStore) => {
  async function contacted(environment: Record<string, string> = {}) {
    const store = await newStore();
    const { POST } = await site.start({
      ...store,
      LEADS_RETRY_SECONDS: '0.05,0.05,60',
      ...environment,
    });
    const id = await idOf(await POST(jsonRequest(validPayload)));
    const links = actionLinks(await site.smtp.mailWhere(isMailOf(id)));
    const link = links.Contattato ?? '';
    await press(link, { passo: 'fai' });
    return { id, link, store };
  }

  test('both sides get an invitation, its change and its end, under one UID', async () => {
    const { id, link } = await contacted();
    expect((await press(link, at('10:30'))).status).toBe(303);
    await untilDeliveriesAre(id, 'delivered');
    // pressed twice: nobody is told twice
    await press(link, at('10:30'));
    await press(link, at('16:00'));
    await untilDeliveriesAre(id, 'delivered');
    await press(link, { passo: 'disdici' });
    await press(link, { passo: 'disdici' });
    await untilDeliveriesAre(id, 'delivered');

    const prospect = (await invitationsTo(validPayload.email, 3)).map(invitation);
    const agency = (await invitationsTo('vendite@linea.example', 3)).map(invitation);
    expect(site.smtp.mails.filter(hasInvitation)).toHaveLength(9);
    expect(agency).toEqual(prospect);
    const same = {
      uid: `${id}@linea.example`,
      organizer: 'mailto:sito@linea.example',
      attendees: [validPayload.email, 'ciao@linea.example', 'vendite@linea.example'].map(
        (address) => `mailto:${address}`,
      ),
    };
    expect(prospect).toEqual([
      { ...same, method: 'REQUEST', sequence: '0', status: 'CONFIRMED', start: `${day} 10:30` },
      { ...same, method: 'REQUEST', sequence: '1', status: 'CONFIRMED', start: `${day} 16:00` },
      { ...same, method: 'CANCEL', sequence: '2', status: 'CANCELLED', start: `${day} 16:00` },
    ]);
    const page = await (await open(link)).text();
    expect(page).toContain(words.form.cancelled);
  });

  test('what the prospect gets has nothing that was typed into the site', async () => {
    const { link } = await contacted();
    await press(link, at('10:30'));
    const [taken] = await invitationsTo(validPayload.email, 1);
    expect(taken?.envelope.to).toEqual([validPayload.email]);
    expect(taken?.mail.replyTo?.[0]?.address).toBe('ciao@linea.example');
    const all = `${taken?.mail.subject} ${taken?.mail.text} ${taken?.mail.html}`;
    for (const value of ['Maria', 'Rossi', validPayload.telefono, 'la sera']) {
      expect(all).not.toContain(value);
    }
  });

  test('an invitation survives a mail server that is away and a server that ends', async () => {
    const { id, link, store } = await contacted();
    site.smtp.behave('busy');
    await press(link, at('10:30'));
    await site.logged('lead.delivery_failed');
    expect(await (await open(link)).text()).toContain(words.form.waits);

    site.smtp.behave('none');
    await site.start({ ...store, LEADS_RETRY_SECONDS: '0.05,0.05,0.05' });
    const { retryLead } = await import('@/lib/lead/ops/admin');
    await retryLead(await leadStore(), id);
    const [taken] = await invitationsTo(validPayload.email, 1);
    expect(taken && invitation(taken).sequence).toBe('0');
    await untilDeliveriesAre(id, 'delivered');
    expect(await (await open(link)).text()).toContain(words.form.sent);
  });

  test('where one of them is refused the others have it, once', async () => {
    const { id, link } = await contacted({ LEADS_RETRY_SECONDS: '0.02,0.02' });
    site.smtp.behave({ rejects: validPayload.email });
    await press(link, at('10:30'));
    await until(async () => {
      const deliveries = await deliveriesOf(id);
      return deliveries.some(
        ({ channel, status }) => channel === 'appointment' && status === 'dead_letter',
      );
    }, 'the invitation is dead-lettered');
    expect(await invitationsTo('ciao@linea.example', 1)).toHaveLength(1);
    expect(site.smtp.mails.filter(hasInvitation)).toHaveLength(2);
    expect(await (await open(link)).text()).toContain(words.form.stuck);
  });

  test('a time that cannot be is said beside its field, and what was typed stays', async () => {
    const { link } = await contacted();
    const answer = await press(link, { ...at('09:15'), giorno: '2020-01-01', come: 'office' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(words.errors.past);
    expect(page).toContain('value="2020-01-01"');
    expect(page).toContain('value="09:15"');
    expect(page).toMatch(/value="office" required checked/);
    expect(site.smtp.mails.filter(hasInvitation)).toEqual([]);
  });

  test('it goes with its request', async () => {
    const { id, link } = await contacted();
    await press(link, at('10:30'));
    await untilDeliveriesAre(id, 'delivered');
    const store = await leadStore();
    const { purge } = await import('@/lib/lead/ops/maintenance');
    const days = (count: number) => Date.now() + count * 86_400_000;
    // thirty days count from the appointment
    expect(await purge(store, 30, days(32))).toBe(0);
    expect(await purge(store, 30, days(34))).toBe(1);
    const left = await store.use((db) => db.selectFrom('appointments').selectAll().execute());
    expect(left).toEqual([]);
  });
});
