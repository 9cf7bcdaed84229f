import { DateTime } from 'luxon';
import { appointment as appointmentWords } from '@/content/appointment';
import { bookingRules, chosenWords, requestLink, requestPage as words } from '@/content/booking';
import { retryAhead } from '@/lib/lead/delivery/outbox';
import { answerClient } from '@/lib/lead/http/client-address';
import { honeypotField } from '@/lib/lead/request/honeypot';
import { open, press, readRequest } from '../../support/action-route';
import { calendarFile, startCalendarServer, vevent } from '../../support/calendar-server';
import { formRequest, from, jsonRequest, validPayload } from '../../support/contact-route';
import { invitation, invitationsTo, isInvitation } from '../../support/invitation';
import { idOf, isMailOf, leadSite } from '../../support/lead-site';
import { everyLink } from '../../support/mail-links';
import type { TakenMail } from '../../support/mailbox';
import { shown } from '../../support/rome';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite();
const { email } = validPayload;
const agency = 'ciao@linea.example';
const isTo =
  (address: string) =>
  ({ envelope }: TakenMail) =>
    envelope.to.includes(address);
const pageLink = (mail: TakenMail) =>
  everyLink(mail).find((link) => link.includes('/richiesta/')) ?? '';

/** Chooses a time on a page. */
const choose = (path: string, time: number, more: Record<string, string> = {}) =>
  press(path, { passo: 'scegli', orario: String(time), nota: '', ...more });
const timesOf = async (path: string) => (await readRequest(open(path))).times;

let calendars: Awaited<ReturnType<typeof startCalendarServer>>;
beforeAll(async () => {
  calendars = await startCalendarServer();
});
beforeEach(() => calendars.behave({ file: calendarFile() }));
afterAll(() => calendars.close());

describeStores((newStore, engine) => {
  const start = async (environment: Record<string, string> = {}) =>
    await site.start({
      ...(await newStore()),
      BOOKING: 'on',
      BUSY_CALENDARS: calendars.url,
      WORKING_HOURS: 'lun-ven 9-18',
      LEADS_RETRY_SECONDS: '0.05,0.05,60',
      ...environment,
    });

  /** Sends a request: its id, and its page as the thanks have it. */
  async function received({ POST }: Awaited<ReturnType<typeof start>>, more: object = {}) {
    const answer = await POST(jsonRequest({ ...validPayload, ...more }));
    const { requestPath } = (await answer.clone().json()) as { requestPath: string };
    return { id: await idOf(answer), path: requestPath };
  }

  test('of six half hours on three days who asks has one, and it is marked with what was written; moved and cancelled it is again free', async () => {
    const { path } = await received(await start());
    const page = await readRequest(open(path));
    expect(page.title).toBe(words.choose.arrived.title);
    expect(page.times).toHaveLength(6);
    expect(new Set(page.times.map((time) => shown(time, 'MM-dd'))).size).toBe(3);
    const [one = 0, other = 0] = page.times;
    const answer = await choose(path, one, { come: 'phone', nota: 'Siamo in due' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    const fixed = await readRequest(open(path));
    expect(fixed.text).toContain(appointmentWords.manners.phone.prospect);
    expect([fixed.chosen, fixed.note]).toEqual([[one], 'Siamo in due']);
    await choose(path, other);
    expect((await readRequest(open(path))).chosen).toEqual([other]);
    for (const passo of ['disdici', 'disdici']) await press(path, { passo });
    const cancelled = await readRequest(open(path));
    expect(cancelled.title).toBe(words.choose.cancelled.title);
    expect(cancelled.times).toContain(other);
  });

  test('who has asked erases themselves: by the mail’s link all of their address, by that of the thanks, which proves none, one request', async () => {
    const route = await start({ LEADS_CONFIRM: 'on' });
    const first = await received(route);
    const link = pageLink(await site.smtp.mailWhere(isTo(email)));
    const second = await received(route, { obiettivi: 'Un’altra cosa' });
    const stranger = await received(route, { email: 'luca@verdi.it' });
    const third = await received(route, { obiettivi: 'E un’altra' });
    await press(third.path, { passo: 'cancella-tutto' });
    expect((await open(third.path)).status).toBe(404);
    expect((await open(second.path)).status).toBe(200);

    const [one = 0] = await timesOf(link);
    await choose(link, one, { nota: 'Segreto' });
    await site.untilDeliveriesAre(first.id, 'delivered');
    const ask = await readRequest(press(link, { passo: 'cancella' }));
    expect(ask.buttons).toEqual(['cancella-tutto']);
    expect((await open(first.path)).status).toBe(200);
    const done = await readRequest(press(link, { passo: 'cancella-tutto' }));
    expect(done.title).toBe(words.erasing.done);
    for (const { path } of [first, second]) expect((await open(path)).status).toBe(404);
    expect((await open(stranger.path)).status).toBe(200);
    const subject = chosenWords.erased.subject(first.id.slice(0, 8));
    const notified = await site.smtp.mailWhere(({ mail }) => mail.subject === subject);
    expect(notified.envelope.to).toContain('vendite@linea.example');
    const last = (await invitationsTo(site.smtp, email, 2)).at(-1);
    expect(last && invitation(last).method).toBe('CANCEL');
    // a second press finds nothing
    expect((await press(link, { passo: 'cancella-tutto' })).status).toBe(404);
  });

  if (engine === 'PostgreSQL') return;

  test('a scanner that follows every link changes nothing; the agency reads who chose, whether the address is proven, and the note that nobody else gets', async () => {
    const { id, path } = await received(await start({ LEADS_CONFIRM: 'on' }));
    const own = pageLink(await site.smtp.mailWhere(isTo(email)));
    const [one = 0, other = 0] = await timesOf(path);
    const nota = 'Chiamate in ufficio';
    await choose(path, one, { nota });
    await site.untilDeliveriesAre(id, 'delivered');
    const stateOf = async () =>
      await (await site.store()).use(async (db) => [
        await db.selectFrom('appointments').selectAll().execute(),
        await db.selectFrom('leads').select(['stage', 'status']).execute(),
      ]);
    const before = await stateOf();
    const links = site.smtp.mails.flatMap(everyLink);
    const pages = links.filter((link) => link.includes('/richiesta/'));
    const actions = links.filter((link) => link.includes('/azione/'));
    expect([pages.length > 0, actions.length > 0]).toEqual([true, true]);
    for (const link of pages) expect((await open(link)).status).toBe(200);
    for (const link of actions) expect((await open(link)).status).toBe(200);
    expect(await stateOf()).toEqual(before);
    // and a link for one page opens no other
    const there = new URL(path.replace('richiesta', 'azione'), 'https://www.linea.example');
    expect((await open(there.href)).status).toBe(403);
    const mail = everyLink(await site.smtp.mailWhere(isMailOf(id)));
    const action = mail.find((link) => link.includes('/azione/')) ?? '';
    expect((await open(action.replace('azione', 'richiesta'))).status).toBe(403);

    await choose(own, other, { nota });
    const [first, second] = await invitationsTo(site.smtp, agency, 2);
    expect(first?.mail.text).toContain(chosenWords.origin.page);
    expect(second?.mail.text).toContain(chosenWords.origin.mail);
    expect(second?.mail.text).toContain(nota);
    for (const { mail } of await invitationsTo(site.smtp, email, 2)) {
      const all = `${mail.subject} ${mail.text} ${mail.html}`;
      for (const typed of [nota, 'Maria', validPayload.telefono]) expect(all).not.toContain(typed);
    }
  });

  test.each(['Va bene', 'Proponi altro', 'Annulla'])(
    'the agency presses «%s» once, and whoever asked knows',
    async (label) => {
      const { id, path } = await received(await start());
      const [one = 0] = await timesOf(path);
      await choose(path, one);
      const [notified] = await invitationsTo(site.smtp, agency, 1);
      const [, link = ''] =
        (notified?.mail.text ?? '').match(new RegExp(`- ${label}: (\\S+)`)) ?? [];
      await site.untilDeliveriesAre(id, 'delivered');
      expect((await press(link, { passo: 'fai' })).status).toBe(303);
      await press(link, { passo: 'fai' });
      const page = await readRequest(open(path));
      if (label === 'Va bene') {
        expect(page.text).toContain(words.fixed.confirmed);
        expect((await press(link, { passo: 'annulla' })).status).toBe(303);
        expect((await readRequest(open(path))).text).not.toContain(words.fixed.confirmed);
        return;
      }
      const [, cancelled] = await invitationsTo(site.smtp, email, 2);
      if (!cancelled) throw new Error('nothing was cancelled');
      expect(invitation(cancelled).method).toBe('CANCEL');
      await site.untilDeliveriesAre(id, 'delivered');
      expect(site.smtp.mails.filter(isInvitation)).toHaveLength(6);
      if (label === 'Annulla') {
        expect(page.title).toBe(words.fixed.calledOff);
        return;
      }
      expect(page.title).toBe(words.choose.asked.title);
      expect(cancelled.mail.text).toContain(requestLink.another);
      const [, other = 0] = await timesOf(pageLink(cancelled));
      expect((await choose(pageLink(cancelled), other)).status).toBe(303);
    },
  );

  test('the working day before, who has chosen is reminded: once, however often it was moved', async () => {
    const { id, path } = await received(await start());
    const [last = 0, other = 0] = (await timesOf(`${path}?orari=tutti`)).reverse();
    for (const time of [last, other]) await choose(path, time);
    await site.untilDeliveriesAre(id, 'delivered');
    const { store, worker } = await site.service();
    const kind = 'appointment_reminder';
    const reminders = () =>
      store.use((db) =>
        db.selectFrom('outbox').select(['due_at', 'status']).where('kind', '=', kind).execute(),
      );
    const [planned] = await reminders();
    const lead = other - Number(planned?.due_at);
    expect([lead > 0, lead < 4 * 86_400_000]).toEqual([true, true]);
    // a long wait is what it is for
    await retryAhead(store, 1_000);
    expect(await reminders()).toEqual([planned]);

    await site.setOutbox({ due_at: 0 }, kind);
    worker.wake();
    const subject = appointmentWords.prospectMail.subject.reminder('');
    const reminds = ({ mail }: TakenMail) => mail.subject?.startsWith(subject) ?? false;
    const { mail, envelope } = await site.smtp.mailWhere(reminds);
    expect(envelope.to).toEqual([email]);
    expect(mail.text).toContain('/richiesta/');
    await until(async () => (await reminders())[0]?.status === 'delivered', 'it is delivered');
    await choose(path, last);
    await site.untilDeliveriesAre(id, 'delivered');
    await press(path, { passo: 'disdici' });
    await site.untilDeliveriesAre(id, 'delivered');
    expect(await reminders()).toMatchObject([{ status: 'delivered' }]);
    expect(site.smtp.mails.filter(reminds)).toHaveLength(1);
  });

  test('what stands in the agency’s calendar is not offered, and a form without scripts leads to the page', async () => {
    const { path } = await received(await start({ BUSY_CALENDARS: '' }));
    const [one = 0] = await timesOf(path);
    const utc = DateTime.fromMillis(one, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'");
    calendars.behave({ file: calendarFile(vevent('a', `DTSTART:${utc}`, 'DURATION:PT30M')) });
    const { POST } = await start();
    const location = (await POST(formRequest(validPayload))).headers.get('location') ?? '';
    const times = await timesOf(`${location.replace(/#.*/, '')}?orari=tutti`);
    expect(times.length).toBeGreaterThan(20);
    expect(times).not.toContain(one);
  });

  test('BOOKING=off: no link, no choice', async () => {
    const route = await start({ BOOKING: 'off', LEADS_CONFIRM: 'on' });
    expect((await received(route)).path).toBeUndefined();
    expect(pageLink(await site.smtp.mailWhere(isTo(email)))).toBe('');
    const sent = await route.POST(formRequest({ ...validPayload, page: '/' }));
    expect(sent.headers.get('location')).toBe('/#richiesta-inviata');
  });

  test('of what looks like a program’s the page offers nothing, and does not say why', async () => {
    const { path } = await received(await start(), { [honeypotField]: 'x' });
    const page = await readRequest(open(path));
    expect([page.title, page.times]).toEqual([words.none.title, []]);
    expect((await choose(path, Date.now())).status).toBe(409);
  });

  test('changes are limited as requests are', async () => {
    const { POST } = await start({ LEADS_RATE_LIMIT: '2/10m' });
    const answer = await POST(jsonRequest(validPayload, from('192.0.2.7')));
    const { requestPath } = (await answer.json()) as { requestPath: string };
    const change = () =>
      answerClient({ network: '192.0.2.7', direct: false }, () =>
        press(requestPath, { passo: 'disdici' }),
      );
    const ended = [await change(), await change(), await change()].map(({ status }) => status);
    expect(ended).toEqual([303, 303, 429]);
  });

  test('until two hours before, and not after, it can be cancelled here', async () => {
    const { path } = await received(await start());
    const [one = 0] = await timesOf(path);
    await choose(path, one);
    const { store } = await site.service();
    const startsAt = async (starts_at: number) => {
      await store.use((db) => db.updateTable('appointments').set({ starts_at }).execute());
      return await readRequest(open(path));
    };
    const { ms } = bookingRules.changes;
    expect((await startsAt(Date.now() + ms + 60_000)).buttons).toContain('disdici');
    const late = await startsAt(Date.now() + ms - 60_000);
    expect(late.buttons).toEqual(['cancella']);
    expect(late.text).toContain(words.fixed.late.replace(/\s+/g, ' '));
    await press(path, { passo: 'disdici' });
    expect((await choose(path, one)).status).toBe(409);
    const rows = await store.use((db) => db.selectFrom('appointments').select('status').execute());
    expect(rows).toEqual([{ status: 'confirmed' }]);
    const past = await startsAt(Date.now() - 1);
    expect(past.text).toContain(words.fixed.pastLead.replace(/\s+/g, ' '));
  });
});
