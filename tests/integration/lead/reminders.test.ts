import { promiseMail, promiseWords } from '@/content/mails/promise';
import { reminderTimes } from '@/lib/lead/promise/times';
import { scheduleReminder, sendReminder } from '@/lib/lead/reminders/reminder';
import { leadSite, quickRetries } from '../../support/lead-site';
import { officeHours } from '../../support/office-hours';
import { rome, shown } from '../../support/rome';
import { runScheduled, stopWorker } from '../../support/scheduled';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const site = leadSite();
const minuteMs = 60_000;
const config = { siteUrl: 'https://www.linea.example', workingCalendar: officeHours };

const reminders = () =>
  site.smtp.mails.flatMap(({ mail }) => (mail.text?.includes(promiseMail.intro) ? mail : []));

async function start() {
  await site.start({ LEADS_RETRY_SECONDS: quickRetries });
  const store = await site.store();
  const { mailer } = await site.service();
  const arrive = (id: string, at: number) =>
    site.setLead(id, { received_at: at, remind_at: reminderTimes(at, officeHours)[0] ?? null });
  /** What an instance with this store does at a time. Gives how many requests it was about. */
  const guard = async (now: number, at = store) => {
    await stopWorker();
    await scheduleReminder(at, config, now);
    const work = () => sendReminder(at, mailer, config, now);
    return (await runScheduled(at, 'reminder', now, work)) ?? 0;
  };
  return {
    store,
    arrive,
    guard,
    /** A request that came in at this time. */
    async received(nome: string, at: string, more: object = {}) {
      const id = await site.post({ nome, ...more });
      await arrive(id, rome(at));
      return id;
    },
    /** Runs the guard as two servers do, but every twenty minutes, and says when mails went out and about how many. */
    async watch(from: string, to: string) {
      const sent: [string, number][] = [];
      for (let now = rome(from); now < rome(to); now += 20 * minuteMs) {
        const count = await guard(now);
        if (count > 0) sent.push([shown(now), count]);
      }
      return sent;
    },
  };
}

test('a request that nobody marks is reminded of after one working hour and before the promise runs out, and then no more', async () => {
  const { received, watch } = await start();
  await received('Anna Bianchi', '2026-03-10T11:00');
  expect(await watch('2026-03-10T11:00', '2026-03-11T13:00')).toEqual([
    ['03-10 12:00', 1],
    ['03-11 09:00', 1],
  ]);
  const [first, last] = reminders();
  expect(first?.subject).toBe(promiseMail.subject(1));
  expect(first?.to?.map(({ address }) => address)).toEqual([
    'ciao@linea.example',
    'vendite@linea.example',
  ]);
  for (const part of [first?.text, first?.html])
    for (const value of [
      'Anna Bianchi',
      promiseWords.lasting.hours(1),
      promiseMail.until('le 11:00 di mercoledì 11'),
      'tel:+393331234567',
      'mailto:maria@rossi.it',
    ])
      expect(part).toContain(value);
  expect(last?.text).toContain(promiseWords.lasting.hours(22));
});

test('one mail names all that wait, oldest first and fifty at the most; what is marked or held is in none', async () => {
  const { received, guard, watch } = await start();
  await received('Bruno Verdi', '2026-03-10T10:00');
  await received('Anna Bianchi', '2026-03-10T09:40');
  const marked = await received('Carla Neri', '2026-03-10T09:45');
  await site.setLead(marked, { stage: 'contacted', stage_at: rome('2026-03-10T09:55') });
  await received('Dario Spam', '2026-03-10T09:50', { sito_web: 'x' });
  expect(await watch('2026-03-10T10:00', '2026-03-10T13:00')).toEqual([['03-10 10:40', 2]]);
  const text = reminders()[0]?.text ?? '';
  expect(text).toMatch(/Anna Bianchi[\s\S]*Bruno Verdi/);
  expect(text).not.toMatch(/Carla Neri|Dario Spam/);

  await site.addCopies(await received('Maria Rossi', '2026-03-10T09:50'), 52);
  expect(await guard(rome('2026-03-10T13:20'))).toBe(55);
  const flood = reminders()[1];
  expect(flood?.subject).toBe(promiseMail.subject(55));
  expect(flood?.text).toContain(promiseMail.others(5));
  expect(flood?.text?.match(/^Nome: /gm)).toHaveLength(50);
  expect(await guard(rome('2026-03-10T13:40'))).toBe(0);
});

test('a mail that fails is tried again, and a server that did not run says what it missed in the morning', async () => {
  const { received, watch, guard } = await start();
  await received('Anna Bianchi', '2026-03-13T15:00');
  site.smtp.behave('busy');
  expect(await watch('2026-03-13T16:00', '2026-03-13T16:20')).toEqual([]);
  site.smtp.behave('none');
  expect(await watch('2026-03-13T16:20', '2026-03-13T16:40')).toEqual([['03-13 16:20', 1]]);
  // stopped until the night of Monday
  expect(await guard(rome('2026-03-16T23:00'))).toBe(0);
  expect(await watch('2026-03-17T08:00', '2026-03-17T18:00')).toEqual([['03-17 09:00', 1]]);
  expect(reminders().at(-1)?.text).toContain(promiseMail.since('le 15:00 di lunedì 16'));
});
