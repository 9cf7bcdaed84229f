import pg from 'pg';
import { wayTo } from '../../support/database-way';
import { leadSite, messageIdOf } from '../../support/lead-site';
import { newPostgres, onPostgres } from '../../support/stores';

const site = leadSite();

/** Milliseconds in which a visitor is answered, whatever the store does. */
const answerMs = 8_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function stoppableWay(databaseUrl: string) {
  const way = await wayTo(databaseUrl);
  ends.unshift(way.close);
  return way;
}

/** Posts while the store hangs, and gives the ID: answered in time, the mail sent. */
async function mailedInTime(): Promise<string> {
  const startedAt = performance.now();
  const id = await site.post();
  expect(performance.now() - startedAt).toBeLessThan(answerMs);
  expect(site.smtp.messageIds).toEqual([messageIdOf(id)]);
  return id;
}

async function expectStoredAgain(): Promise<void> {
  const id = await site.delivered({ nome: 'Anna' });
  expect(await site.recordOf(id)).toMatchObject({ id });
}

onPostgres(() => {
  test('store: a request is mailed in time while another session holds the table of requests, and not stored later', async () => {
    const { DATABASE_URL = '' } = await newPostgres();
    await site.start({ DATABASE_URL });
    await site.delivered();
    site.smtp.reset();
    const session = new pg.Client({ connectionString: DATABASE_URL });
    await session.connect();
    ends.unshift(() => session.end());
    await session.query('begin; lock table leads in access exclusive mode');
    const id = await mailedInTime();
    await session.query('rollback');
    await expectStoredAgain();
    expect(await site.recordOf(id)).toBeUndefined();
    expect(site.smtp.messageIds).toHaveLength(2);
  });

  test('store: a request is mailed in time while the network to the database does not forward', async () => {
    const { DATABASE_URL = '' } = await newPostgres();
    const way = await stoppableWay(DATABASE_URL);
    await site.start({ DATABASE_URL: way.url });
    await site.delivered();
    site.smtp.reset();
    way.stop();
    await mailedInTime();
    way.goOn();
    await expectStoredAgain();
  });

  test('store: of a request for a store that hangs what looks odd is refused in time', async () => {
    const { DATABASE_URL = '' } = await newPostgres();
    const way = await stoppableWay(DATABASE_URL);
    await site.start({ DATABASE_URL: way.url });
    await site.delivered();
    way.stop();
    const startedAt = performance.now();
    const held = await site.sendJson({ sito_web: 'x' });
    expect(performance.now() - startedAt).toBeLessThan(answerMs);
    expect(held.status).toBe(503);
    way.goOn();
  });
});
