import { DateTime } from 'luxon';
import { bookingRules } from '@/content/booking';
import { book, type Choice } from '@/lib/lead/booking/book';
import { freeSlots } from '@/lib/lead/booking/slots';
import { leadSite } from '../../support/lead-site';
import { officeHours as calendar } from '../../support/office-hours';
import { describeStores } from '../../support/stores';

const site = leadSite();
const agency = ['ciao@linea.example', 'vendite@linea.example'];

/** The next working Wednesday at this hour. */
function wednesday(hour: number): number {
  const soon = DateTime.now().setZone('Europe/Rome').plus({ days: 2 }).startOf('day');
  return soon
    .plus({ days: (3 - soon.weekday + 7) % 7 })
    .set({ hour })
    .toMillis();
}

describeStores((newStore, engine) => {
  async function start() {
    await site.start(await newStore());
    const store = await site.store();
    return {
      store,
      received: (name = 'maria') => site.post({ email: `${name}@rossi.it` }),
      choose(id: string, time: number, more: Partial<Choice> = {}, at = store) {
        const choice: Choice = { time, manner: null, note: '', origin: 'page', ...more };
        const free = (booked: number[]) => freeSlots(Date.now(), calendar, { busy: [], booked });
        return book(at, id, choice, free, { calendar, agency });
      },
      rows: () =>
        store.use((db) => db.selectFrom('appointments').selectAll().orderBy('starts_at').execute()),
    };
  }

  // of PostgreSQL as many as two instances have connections: who waits for one is refused after four seconds
  const callers = engine === 'PostgreSQL' ? 12 : 50;

  test(`of ${callers} who press for one half hour at the same moment one gets it`, async () => {
    const { received, choose, rows } = await start();
    const ids = await Promise.all(
      Array.from({ length: callers }, (_, number) => received(`maria.${number}`)),
    );
    // a second instance: of a file there is one, whose writes wait for each other
    const other = engine === 'PostgreSQL' ? await site.anotherStore() : null;
    const ended = await Promise.all(
      ids.map((id, index) => choose(id, wednesday(11), {}, (index % 2 && other) || undefined)),
    );
    await other?.close();
    expect(ended.filter((each) => each === 'booked')).toHaveLength(1);
    expect(ended.filter((each) => each === 'taken')).toHaveLength(callers - 1);
    expect(await rows()).toHaveLength(1);
  });

  test('who presses for the half hour next to another one’s, at the same moment, does not get it either', async () => {
    const { received, choose } = await start();
    const ids = [await received('a'), await received('b')];
    const ended = await Promise.all(
      ids.map((id, index) => choose(id, wednesday(11) + index * 1_800_000)),
    );
    expect(ended.sort()).toEqual(['booked', 'taken']);
  });

  if (engine === 'PostgreSQL') return;

  test('a time is chosen once however often it is pressed, and given back when it is moved; of a note the agency alone is notified', async () => {
    const { store, received, choose, rows } = await start();
    const [one, other] = [await received('a'), await received('b')];
    expect(await choose(one, wednesday(11))).toBe('booked');
    expect(await choose(one, wednesday(11))).toBe('unchanged');
    expect(await choose(other, wednesday(11))).toBe('taken');
    expect(await choose(one, wednesday(14), { origin: 'mail' })).toBe('booked');
    expect(await choose(other, wednesday(11))).toBe('booked');
    // what has been proven stays so
    expect(await choose(one, wednesday(15), { note: 'Siamo in due' })).toBe('booked');
    expect(await choose(other, wednesday(11), { note: 'Chiamate in ufficio' })).toBe('booked');
    expect((await rows()).map(({ sequence, origin, note }) => [sequence, origin, note])).toEqual([
      [1, 'page', 'Chiamate in ufficio'],
      [2, 'mail', 'Siamo in due'],
    ]);
    const { recipients } = await store.use((db) =>
      db
        .selectFrom('outbox')
        .select('recipients')
        .where('lead_id', '=', other)
        .where('kind', '=', 'appointment')
        .executeTakeFirstOrThrow(),
    );
    expect(JSON.parse(recipients ?? 'null')).toEqual(agency);
  });

  test('nothing is chosen for what was held back or is settled, and nothing is changed too late or too often', async () => {
    const { store, received, choose } = await start();
    const id = await received();
    for (const values of [
      { status: 'quarantined' },
      { stage: 'lost' },
      { stage: 'not_a_request' },
    ]) {
      await site.setLead(id, values);
      expect(await choose(id, wednesday(11))).toBe('closed');
      await site.setLead(id, { status: 'accepted', stage: null });
    }
    await choose(id, wednesday(11));
    for (const [values, ended] of [
      [{ starts_at: Date.now() + bookingRules.changes.ms - 60_000 }, 'closed'],
      [{ starts_at: wednesday(11), sequence: bookingRules.mostChanges }, 'closed'],
      [{ sequence: 1, status: 'cancelled', origin: 'agency' }, 'closed'],
      [{ origin: 'asked' }, 'booked'],
    ] as const) {
      await store.use((db) => db.updateTable('appointments').set(values).execute());
      expect(await choose(id, wednesday(14))).toBe(ended);
    }
  });
});
