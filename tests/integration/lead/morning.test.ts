import { rmSync, writeFileSync } from 'node:fs';
import { monthWords } from '@/content/mails/month';
import { morningMail as words } from '@/content/mails/morning';
import { promiseWords } from '@/content/mails/promise';
import { capital } from '@/content/number-words';
import { stages } from '@/content/stages';
import { mostCampaigns } from '@/lib/figures/sums';
import { makeBackup } from '@/lib/lead/agency/copy-job';
import { purge } from '@/lib/lead/agency/retention';
import { troubleKinds } from '@/lib/lead/agency/troubles';
import { readClosures } from '@/lib/promise/calendar';
import { backUp } from '@/lib/store/backup';
import { backupFile, backupFolder } from '@/lib/store/backup-files';
import { writeValue } from '@/lib/store/key-values';
import { everyPath } from '../../support/e2e/addresses';
import { leadSite } from '../../support/lead-site';
import { actionLinks, costly, everyLink, gmailShowsWhole } from '../../support/mails';
import { isMorningMail, morningAt } from '../../support/mornings';
import { officeHours, rome, shown } from '../../support/rome';
import { describeStores } from '../../support/stores';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const site = leadSite();
const mails = () => site.smtp.mails.filter(isMorningMail);
const subjects = () => mails().map(({ mail }) => mail.subject);
const textOf = (index: number) => mails().at(index)?.mail.text ?? '';

const closedOn = (...days: string[]) => ({
  workingCalendar: { ...officeHours, closures: readClosures(days) ?? [] },
});

/** Starts a site at whose store the test alone works, from a day on. */
async function start(environment = {}, from = '2027-03-01T12:00') {
  await site.start(environment);
  await site.service().store.connection();
  await site.stopWorker();
  await morningAt(rome(from));
}

async function received(at: string, changes: object = {}) {
  const id = await site.post(changes);
  await site.setLead(id, { received_at: rome(at) });
  return id;
}

describeStores((newStore) => {
  test('morning mail: over a month it comes on these mornings and says this, once for two instances', async () => {
    await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: '0' });
    const { store, alarms, config } = site.service();
    const { dataDir } = config;
    const lost = await site.givenUp();
    site.smtp.behave('none');
    await site.stopWorker();
    await site.setLead(lost, { stage: 'lost', received_at: rome('2027-01-04T12:00') });
    await site.setOutbox({ status: 'delivered' }, { kind: 'mail' });
    const events: Record<string, () => unknown> = {
      '03-02 15:00': () => received('2027-03-02T15:00', { nome: 'Anna Bianchi' }),
      '03-03 10:00': () => site.setLead(null, { stage: 'contacted' }),
      '03-06 15:00': () => received('2027-03-06T15:00', { sito_web: 'x' }),
      '03-09 15:00': async () => {
        await site.setOutbox({ status: 'delivered' }, { kind: 'mail' });
        await site.setOutbox({ status: 'dead_letter' }, { id: lost });
        await alarms.check(rome('2027-03-09T15:00'));
      },
      '03-11 10:00': async () => {
        await site.setOutbox({ status: 'delivered' }, { id: lost });
        await alarms.check(rome('2027-03-11T10:00'));
      },
      '03-17 15:00': () => received('2027-03-17T15:00'),
      // the mail server is away for a morning
      '03-23 07:59': () => site.smtp.behave('busy'),
      '03-23 10:00': () => site.smtp.behave('none'),
      '03-23 15:00': () => site.setLead(null, { stage: 'not_a_request' }),
    };
    const stores = [store, site.anotherStore()];
    const came: string[][] = [];
    for (let day = 0; day < 36; day += 1)
      for (const clock of ['07:59', '08:00', '10:00', '15:00']) {
        // from Friday 26 February on; two days of closure, and Easter with the change of the clocks
        const date = shown(rome('2027-02-26T12:00') + day * 86_400_000, 'yyyy-MM-dd');
        const [now, before] = [rome(`${date}T${clock}`), mails().length];
        if (clock === '07:59' && store.kind === 'sqlite') await makeBackup(store, dataDir, now);
        await events[shown(now)]?.();
        await morningAt(now, closedOn('2027-03-18/2027-03-19'), stores);
        for (const { mail } of mails().slice(before))
          came.push([shown(now, 'ccc MM-dd HH:mm'), mail.subject ?? '']);
      }
    const quiet = `${words.week.well(0)}: ${words.week.said(0, 1)}`;
    const alarm = 'Da guardare: il sito ha rinunciato a consegnare una richiesta';
    expect(came).toEqual([
      ['Mon 03-01 08:00', quiet],
      ['Wed 03-03 08:00', 'Una richiesta aspetta da ieri'],
      ['Mon 03-08 08:00', 'Una richiesta trattenuta da controllare'],
      ['Wed 03-10 08:00', alarm],
      ['Thu 03-11 08:00', alarm],
      ['Mon 03-15 08:00', quiet],
      ['Mon 03-22 08:00', 'Una richiesta aspetta da mercoledì'],
      ['Tue 03-23 10:00', 'Una richiesta aspetta da mercoledì'],
      ['Tue 03-30 08:00', quiet],
      ['Thu 04-01 08:00', capital(monthWords.said('marzo 2027'))],
    ]);
    const text = mails().map(({ mail }) => mail.text ?? '');
    const having = (part: string) =>
      text.flatMap((each, index) => (each.includes(part) ? index : []));
    const { week } = words;
    expect(having(capital(monthWords.said('febbraio 2027')))).toEqual([0]);
    expect(having(capital(monthWords.said('marzo 2027')))).toEqual([9]);
    expect(having(`${capital(week.requests(0))}.`)).toEqual([0, 5, 8]);
    const heldBeside = `${capital(week.requests(1))}: ${week.parts.answered(1, 1)}. ${week.held(1)}`;
    expect(having(heldBeside)).toEqual([2]);
    expect(having(`${capital(week.requests(1))}: ${week.parts.unmarked(1, 1)}.`)).toEqual([6]);
    expect(having(week.working)).toEqual([0, 2, 5, 6, 8]);
    expect(text[4]).toContain(
      words.troubles.since(
        'martedì 9 marzo 2027, 15:00',
        promiseWords.lasting.hours(41),
        'una richiesta',
      ),
    );
    expect(new Set(mails().map(({ mail }) => mail.messageId)).size).toBe(came.length);
  });
});

test('morning mail: a clock that is wrong for a while loses none, and no morning has two', async () => {
  await start();
  const at = async (time: string) => {
    const before = mails().length;
    await morningAt(rome(time));
    return mails().length - before;
  };
  expect(await at('2027-03-08T08:00')).toBe(1);
  // set back, and the same morning once more
  for (const time of [
    '2027-03-07T20:00',
    '2027-03-08T07:00',
    '2027-03-08T08:00',
    '2027-03-12T08:00',
  ])
    expect([time, await at(time)]).toEqual([time, 0]);
  // ahead by a year, for a morning
  await at('2028-03-06T07:00');
  expect(await at('2028-03-06T08:00')).toBe(1);
  expect(await at('2027-03-12T12:00')).toBe(1);
  expect(await at('2027-03-15T08:00')).toBe(1);
  expect(textOf(-1)).toContain(words.week.stop(1));
  expect(await at('2027-03-22T08:00')).toBe(1);
});

test('morning mail: its hour is a setting, which may change on the day, and one that was missed comes later on a working day', async () => {
  await start();
  const later = { mailTime: { hour: 9, minute: 30 } };
  await morningAt(rome('2027-03-08T08:00'));
  await morningAt(rome('2027-03-08T09:30'), later);
  await morningAt(rome('2027-03-15T08:00'), later);
  expect(mails()).toHaveLength(1);
  await morningAt(rome('2027-03-15T09:30'), later);
  expect(mails()).toHaveLength(2);
  await morningAt(rome('2027-03-22T07:00'));
  await morningAt(rome('2027-03-22T07:30'), { mailTime: { hour: 7, minute: 0 } });
  expect(mails()).toHaveLength(3);
  // stopped from then until the Saturday after the next week
  await morningAt(rome('2027-04-03T10:00'));
  expect(mails()).toHaveLength(3);
  await morningAt(rome('2027-04-06T15:00'));
  expect(subjects().at(-1)).toBe(capital(words.week.said(0, 2)));
});

test('morning mail: without it what is held is not named, and its time runs from when it came', async () => {
  await start();
  await received('2027-03-05T11:00', { sito_web: 'x' });
  await morningAt(rome('2027-03-08T08:00'), { mailTime: null });
  await morningAt(rome('2027-03-15T08:00'));
  expect(subjects()).toEqual([capital(words.week.said(0, 2))]);
  const { store } = site.service();
  expect(await purge(store, 30, rome('2027-04-04T12:00'))).toBe(1);
});

test('morning mail: who waits is there from the first morning on, with the promise and links, for ten working days', async () => {
  await start();
  await received('2027-03-09T11:00', { nome: 'Anna Bianchi' });
  await morningAt(rome('2027-03-10T08:00'));
  const [first] = mails();
  const { hours } = promiseWords.lasting;
  const by = words.waiting.until('le 11:00 di oggi, mercoledì 10', hours(21));
  expect(first?.envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
  for (const part of [first?.mail.text, first?.mail.html])
    for (const value of ['Anna Bianchi', by, 'tel:+393331234567']) expect(part).toContain(value);
  expect(first && Object.keys(actionLinks(first))).toEqual(
    expect.arrayContaining(Object.values(stages).map(({ label }) => label)),
  );
  await morningAt(rome('2027-03-11T08:00'));
  expect(textOf(1)).toContain(words.waiting.late('le 11:00 di mercoledì 10', hours(45)));
  await morningAt(rome('2027-03-23T08:00'));
  expect(textOf(2)).toContain('Anna Bianchi');
  await morningAt(rome('2027-03-24T08:00'));
  expect(mails()).toHaveLength(3);
});

test('morning mail: who wrote while the agency was closed for a month is there when it opens', async () => {
  await start({}, '2027-07-28T12:00');
  const { counter } = site.service();
  counter.add({ metric: 'visit', page: '/', campaign: '', cta: '' });
  await counter.flush(rome('2027-07-30T12:00'));
  const august = closedOn('2027-08-02/2027-08-31');
  await received('2027-08-03T11:00');
  await received('2027-08-30T11:00', { sito_web: 'x' });
  await morningAt(rome('2027-09-01T08:00'), august);
  expect(subjects()).toEqual([capital(words.waiting.said(1, promiseWords.lasting.days(29)))]);
  const { stop, requests: count, parts } = words.week;
  expect(textOf(0)).toContain(stop(4));
  expect(textOf(0)).toContain(`${capital(count(1))}: ${parts.unmarked(1, 1)}.`);
  expect(textOf(0)).toContain(capital(monthWords.said('agosto 2027')));
  expect(textOf(0)).toContain(monthWords.earlier('luglio 2027', monthWords.intro('1', '0')));
});

test('morning mail: the week counts what came of each request, and names nobody', async () => {
  await start();
  const { config, store } = site.service();
  const week = [['won'], ['contacted'], ['not_a_request'], ['lost']] as const;
  for (const [stage] of week)
    await site.setLead(await received('2027-03-05T11:00'), { stage, stage_at: 1 });
  // of the weeks beside it
  for (const at of ['2027-02-28T23:59', '2027-03-08T00:00'])
    await site.setLead(await received(at), { stage: 'won' });
  await morningAt(rome('2027-03-08T08:00'));
  const { requests: count, parts, noCopy } = words.week;
  expect(subjects()).toEqual([capital(words.week.said(4, 1))]);
  expect(textOf(0)).toContain(
    `${capital(count(4))}: ${parts.answered(3, 4)}, ${parts.notRequests(1, 4)}.`,
  );
  expect(textOf(0)).toContain(noCopy);
  for (const part of [textOf(0), mails()[0]?.mail.html]) expect(part).not.toMatch(/maria|333/i);
  await backUp(store, backupFile(config.dataDir, rome('2027-03-15T03:10')));
  await morningAt(rome('2027-03-15T08:00'));
  expect(textOf(1)).toContain(words.week.copy('lunedì 15 marzo 2027, 03:10'));
  // a folder that cannot be read keeps no mail back
  rmSync(backupFolder(config.dataDir), { recursive: true });
  writeFileSync(backupFolder(config.dataDir), '');
  await morningAt(rome('2027-03-22T08:00'));
  expect(textOf(2)).toContain(noCopy);
});

test('morning mail: however much was typed Gmail shows it whole, each listed request has its link, and what is held comes once', async () => {
  await start();
  const { counter, store } = site.service();
  for (const page of everyPath) counter.add({ metric: 'visit', page, campaign: '', cta: '' });
  for (let each = 0; each < mostCampaigns; each += 1)
    counter.add({ metric: 'sent', page: '/', campaign: `${'a'.repeat(36)}${each}/b`, cta: '' });
  const open = troubleKinds.map((kind) => [kind, { code: 'x', at: rome('2027-03-30T12:00') }]);
  await store.use((db) => writeValue(db, 'alarms', JSON.stringify(Object.fromEntries(open))));
  await counter.flush(rome('2027-03-15T12:00'));
  const long = {
    azienda: costly(150),
    telefono: `333 123 4567 ${costly(80)}`,
    obiettivi: costly(5_000),
  };
  const people = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${kind} ${index}.`);
  const [waiting, held] = [people('Attesa', 60), people('Trattenuta', 40)];
  for (const nome of waiting) await received('2027-03-31T11:00', { ...long, nome });
  for (const nome of held) await received('2027-03-31T12:00', { ...long, nome, sito_web: 'x' });
  const named = (text: string, kind: string) =>
    new Set(text.match(new RegExp(`${kind} \\d+\\.`, 'g')));
  const seen: string[] = [];
  for (let day = 0; seen.length < held.length && day < 40; day += 1) {
    const before = mails().length;
    await morningAt(rome('2027-04-01T08:00') + day * 86_400_000);
    for (const mail of mails().slice(before)) {
      const text = mail.mail.text ?? '';
      const [here, fresh] = [named(text, 'Attesa').size, [...named(text, 'Trattenuta')]];
      expect(gmailShowsWhole(mail)).toBe(true);
      const links = everyLink(mail).filter((link) => link.includes('/azione/'));
      expect(links).toHaveLength(here * (Object.keys(stages).length + 1) + fresh.length * 2);
      if (here > 0) expect(text).toContain(words.waiting.others(waiting.length - here));
      seen.push(...fresh);
    }
  }
  expect(seen.toSorted()).toEqual(held.toSorted());
  const [first] = mails();
  expect(named(first?.mail.text ?? '', 'Attesa').size).toBeGreaterThan(4);
  expect(subjects()[0]).toBe(words.waiting.said(waiting.length, promiseWords.since.yesterday));
});

test('morning mail: after an update from the release before, no week and no month is left out', async () => {
  await site.start();
  await site.stopWorker();
  const { store } = site.service();
  const former = (kind: string, at: string) => ({
    id: kind,
    kind: kind as 'morning',
    dedupe_key: kind,
    status: 'pending' as const,
    created_at: rome(at),
    due_at: rome('2027-08-02T08:00'),
  });
  const rows = [former('weekly', '2027-07-26T08:01'), former('figures', '2027-07-01T08:01')];
  await store.use((db) => db.insertInto('outbox').values(rows).execute());
  await morningAt(rome('2027-08-01T12:00'));
  await morningAt(rome('2027-08-02T08:00'));
  expect(textOf(0)).toContain(words.week.stop(1));
  expect(textOf(0)).toContain(capital(monthWords.said('luglio 2027')));
  const left = await store.use((db) => db.selectFrom('outbox').select('kind').execute());
  expect(left.map(({ kind }) => kind)).toEqual(['morning']);
});
