import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { from } from '../../support/contact-route';
import { leadSite, messageIdOf } from '../../support/lead-site';
import { newDataDir } from '../../support/stores';

const site = leadSite();

/** Milliseconds in which a visitor is answered, whatever the store does. */
const answerMs = 8_000;

const opened: Database.Database[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

/** The data file as another process has it. */
function anotherProcess(dataDir: string) {
  const database = new Database(path.join(dataDir, 'leads.db'));
  opened.push(database);
  database.exec('pragma busy_timeout = 0');
  return database;
}

/** Starts a site that has a request, and gives the data file as another process has it. */
async function startShared() {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  await site.delivered();
  site.smtp.reset();
  return anotherProcess(DATA_DIR);
}

const locks = [
  ['reader', 'begin; select * from leads'],
  ['writer', 'begin exclusive'],
] as const;

/** How often a timer of ten milliseconds came up meanwhile: never, where the thread is held. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  await work.finally(() => clearInterval(timer));
  return turns;
}

test.each(locks)(
  'store: a %s of the data file holds no page, and no request',
  async (_who, lock) => {
    const other = await startShared();
    other.exec(lock);
    const startedAt = performance.now();
    const posting = site.post();
    expect(await turnsDuring(posting)).toBeGreaterThan(50);
    expect(performance.now() - startedAt).toBeLessThan(answerMs);
    const unstored = await posting;
    const mailed = messageIdOf(unstored);
    expect(other.inTransaction).toBe(true);
    expect(site.smtp.messageIds).toEqual([mailed]);
    other.exec('commit');
    const id = await site.delivered({ nome: 'Anna' });
    expect(await site.recordOf(id)).toMatchObject({ id });
    expect(await site.recordOf(unstored)).toBeUndefined();
    expect(site.smtp.messageIds).toEqual([mailed, messageIdOf(id)]);
  },
);

test.each(locks)('store: a request waits for a %s that ends in time', async (_who, lock) => {
  const other = await startShared();
  other.exec(lock);
  const posting = site.post();
  await pause(500);
  other.exec('commit');
  const id = await posting;
  expect(await site.recordOf(id)).toMatchObject({ id });
  expect(site.logLines().map(({ event }) => event)).not.toContain('store.failed');
});

test('store: a request whose turn comes after it was mailed is not stored', async () => {
  await startShared();
  let end: () => void = () => {};
  const transaction = site.store().transaction(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const id = await site.post();
  end();
  await transaction;
  await site.delivered({ nome: 'Anna' });
  expect(await site.recordOf(id)).toBeUndefined();
  expect(site.smtp.messageIds).toHaveLength(2);
});

test('store: what a lock has refused leaves no lock of its own behind', async () => {
  const other = await startShared();
  other.exec('begin exclusive');
  await site.post();
  other.exec('commit');
  await site.delivered({ nome: 'Anna' });
  await site.stopWorker();
  other.exec('begin exclusive; commit');
});

test('store: a data file that is locked at the start holds no page, and is opened when it is free', async () => {
  const DATA_DIR = newDataDir();
  await site.start({ DATA_DIR });
  await site.delivered();
  await site.stop();
  const other = anotherProcess(DATA_DIR);
  other.exec('begin exclusive');
  await site.start({ DATA_DIR });
  const { unusable } = site.service();
  expect(await turnsDuring(unusable)).toBeGreaterThan(50);
  expect(await unusable).toBeNull();
  other.exec('commit');
  await site.delivered({ nome: 'Anna' });
});

test('limits: while the store hangs a network sends no more than its share', async () => {
  const other = await startShared();
  const { DATA_DIR = '' } = process.env;
  await site.start({ DATA_DIR, LEADS_RATE_LIMIT: '1/10m' });
  await site.service().unusable;
  other.exec('begin exclusive');
  await site.post({}, from('192.0.2.1'));
  expect((await site.sendJson({ nome: 'Anna' }, from('192.0.2.1'))).status).toBe(429);
  expect(site.smtp.mails).toHaveLength(1);
});
