import { promiseMail, promiseWords } from '@/content/mails/promise';
import { stages } from '@/content/stages';
import { scheduleReminder, sendReminder } from '@/lib/lead/agency/reminder-job';
import { readClosures } from '@/lib/promise/calendar';
import { leadSite } from '../../support/lead-site';
import { actionLinks, costly, gmailShowsWhole } from '../../support/mails';
import { officeHours, rome, shown } from '../../support/rome';
import { runScheduled } from '../../support/scheduled';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const site = leadSite();
const hourMs = 3_600_000;
const closed = readClosures(['2026-03-12']) ?? [];
const config = {
  siteUrl: 'https://www.linea.example',
  workingCalendar: { ...officeHours, closures: closed },
  reminders: true,
};

const reminders = () =>
  site.smtp.mails.filter(({ mail }) => mail.text?.includes(promiseMail.intro));

async function start() {
  await site.start();
  await site.stopWorker();
  const { store, mailer } = site.service();
  async function run(now: number, reminders = true) {
    const at = { ...config, reminders };
    await scheduleReminder(store, at, now);
    await runScheduled(store, 'reminder', now, () => sendReminder(store, mailer, at, now));
    await scheduleReminder(store, at, now);
  }
  return {
    run,
    async received(nome: string, at: string, more: object = {}) {
      const id = await site.post({ nome, ...more });
      await site.setLead(id, { received_at: rome(at) });
      return id;
    },
    async watch(from: string, to: string) {
      const sent: string[] = [];
      for (let now = rome(from); now < rome(to); now += hourMs) {
        const before = reminders().length;
        await run(now);
        if (reminders().length > before) sent.push(shown(now));
      }
      return sent;
    },
  };
}

test('while a request is unanswered one mail comes each working morning at eight, for two weeks, and says by when an answer was promised', async () => {
  const { received, watch } = await start();
  // Tuesday; Thursday is a closure
  await received('Anna Bianchi', '2026-03-10T11:00');
  const mornings = ['03-11 08:00', '03-13 08:00', '03-16 08:00', '03-17 08:00'];
  expect(await watch('2026-03-10T11:00', '2026-03-17T12:00')).toEqual(mornings);
  const [first, second] = reminders();
  expect(first?.mail.subject).toBe(promiseMail.subject(1));
  expect(first?.envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
  const by = promiseMail.until('le 11:00 di oggi, mercoledì 11');
  const ways = ['tel:+393331234567', 'mailto:maria@rossi.it'];
  for (const part of [first?.mail.text, first?.mail.html])
    for (const value of ['Anna Bianchi', promiseWords.lasting.hours(21), by, ...ways])
      expect(part).toContain(value);
  expect(first && Object.keys(actionLinks(first))).toEqual(
    expect.arrayContaining(Object.values(stages).map(({ label }) => label)),
  );
  expect(second?.mail.text).toContain(promiseMail.since('le 11:00 di mercoledì 11'));
  expect(new Set(reminders().map(({ mail }) => mail.messageId)).size).toBe(4);
  expect(await watch('2026-03-24T07:00', '2026-03-25T12:00')).toEqual(['03-24 08:00']);
});

test('one mail names all that wait, oldest first and fifty at the most; what is marked or held is in none', async () => {
  const { received, run } = await start();
  await run(rome('2026-03-10T10:00'));
  await received('Bruno Verdi', '2026-03-10T10:00');
  await received('Anna Bianchi', '2026-03-10T09:40');
  const marked = await received('Carla Neri', '2026-03-10T09:45');
  await site.setLead(marked, { stage: 'contacted', stage_at: rome('2026-03-10T09:55') });
  await received('Dario Spam', '2026-03-10T09:50', { sito_web: 'x' });
  await run(rome('2026-03-11T08:00'));
  const text = reminders()[0]?.mail.text ?? '';
  expect(text).toMatch(/Anna Bianchi[\s\S]*Bruno Verdi/);
  expect(text).not.toMatch(/Carla Neri|Dario Spam/);

  for (let each = 0; each < 53; each += 1) await received('Maria Rossi', '2026-03-10T09:50');
  await run(rome('2026-03-13T08:00'));
  const flood = reminders()[1]?.mail;
  expect(flood?.subject).toBe(promiseMail.subject(55));
  expect(flood?.text).toContain(promiseMail.others(5));
  expect(flood?.text?.match(/^(?:Nome: |– )/gm)).toHaveLength(50);
});

test('no mail comes when nothing waits or reminders are off; one that was missed comes once, on a working day', async () => {
  const { received, run, watch } = await start();
  expect(await watch('2026-03-10T06:00', '2026-03-10T12:00')).toEqual([]);
  await received('Anna Bianchi', '2026-03-10T15:00');
  await run(rome('2026-03-11T08:00'), false);
  expect(reminders()).toEqual([]);
  await run(rome('2026-03-11T12:00'));
  expect(await watch('2026-03-13T08:00', '2026-03-13T12:00')).toEqual(['03-13 08:00']);
  // a server that was stopped from Friday evening on, until Tuesday at ten
  expect(await watch('2026-03-17T10:00', '2026-03-17T20:00')).toEqual(['03-17 10:00']);
  // and from Wednesday at seven until Saturday
  await run(rome('2026-03-18T07:00'));
  expect(await watch('2026-03-21T10:00', '2026-03-23T10:00')).toEqual(['03-23 08:00']);
});

test('a reminder lists whom it has room for, however much they typed, and counts the others', async () => {
  const { received, run } = await start();
  const long = { azienda: costly(150), telefono: `333 123 4567 ${costly(80)}` };
  for (let number = 0; number < 30; number += 1)
    await received(costly(100), '2026-03-10T11:00', long);
  await run(rome('2026-03-10T12:00'));
  await run(rome('2026-03-11T08:00'));
  const [sent, ...more] = reminders();
  expect(more).toEqual([]);
  expect(sent?.mail.subject).toBe(promiseMail.subject(30));
  expect(sent && gmailShowsWhole(sent)).toBe(true);
  const listed = sent?.mail.text?.match(/^(?:Nome: |– )/gm)?.length ?? 0;
  expect(listed).toBeGreaterThan(10);
  expect(sent?.mail.text).toContain(promiseMail.others(30 - listed));
});
