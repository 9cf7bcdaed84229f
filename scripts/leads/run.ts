import path from 'node:path';
import { parseArgs } from 'node:util';
import { facts } from '@/content/facts';
import { noStage, stages } from '@/content/stages';
import { storeEnv } from '@/lib/env/env';
import { readFigures } from '@/lib/figures/read-figures';
import { leadsCsv } from '@/lib/lead/agency/csv';
import { erase, subjectOf } from '@/lib/lead/agency/erase';
import { findLead, type LeadRecord, listLeads, retryLead } from '@/lib/lead/agency/lead-records';
import { releaseLead, setStage } from '@/lib/lead/agency/mark';
import { purge } from '@/lib/lead/agency/retention';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import { monthMail } from '@/lib/lead/mails/figures';
import { renderMail } from '@/lib/lead/mails/render';
import { rotateSigningKey } from '@/lib/lead/mails/signed-link';
import { backUp } from '@/lib/store/backup';
import { backupFile } from '@/lib/store/backup-files';
import { RestoreError, restore } from '@/lib/store/restore';
import { createStore, type Store, storeErrorFields } from '@/lib/store/store';
import { isMonth, monthAfter, monthOf } from '@/lib/time';
import { listLine, show } from '@/scripts/leads/show';

const days = facts.copiesStored.count;
const usage = `npm run leads -- COMMAND

  list           every request: time, state, id, company, how long it waits for the agency
  show ID        one request with everything in it
  retry ID       send again what is undelivered, dead-lettered deliveries included
  mark ID STATE  say how a request stands: contattato, vinto, perso, non-richiesta, or nessuno to take it back
  release ID     send a request that is held as spam
  rotate-key     make the links of all mails so far useless, where somebody has them who should not
  export --csv   every request as CSV for a spreadsheet, on standard output
  figures MONTH  a month's figures (2026-11); without a month, of the last
  purge          delete delivered requests that are older than the site keeps them (content/facts.ts) now
  erase MAIL     delete the requests of exactly this e-mail address; --dry-run only says what would go
  backup [FILE]  copy the store now, to a file or beside the nightly copies (DATA_DIR/backups, kept for ${days} days)
  restore FILE   put a copy into an empty store; --replace: in the place of what the store has. What was undelivered in it
                 goes out again. Of PostgreSQL both say its own command

The store is the server's: DATA_DIR or DATABASE_URL, from the environment or .env. The server may run meanwhile.`;

const howMany = (count: number) => `${count} request${count === 1 ? '' : 's'}`;
const stageNames = Object.keys(stages) as (keyof typeof stages)[];

async function mark(store: Store, { id, status }: LeadRecord, word?: string): Promise<string> {
  const stage = stageNames.find((name) => stages[name].word === word) ?? null;
  if (!stage && word !== noStage.word) {
    const words = Object.values({ ...stages, noStage }).map((each) => each.word);
    throw new Error(`mark needs one of: ${words.join(', ')}`);
  }
  if (status === 'held') throw new Error('It is held: release it first.');
  const marked = await setStage(store, id, stage);
  return `${marked ? 'Marked' : 'Already'}: ${(stage ? stages[stage] : noStage).label}.`;
}

async function eraseAddress(store: Store, typed = '', dryRun: boolean): Promise<string> {
  if (!/^[^@\s]+@[^@\s]+$/.test(typed)) throw new Error('erase needs an e-mail address.');
  const { email, requests } = await subjectOf(store, typed);
  const newest = requests[0]?.receivedAt.getTime() ?? 0;
  const count = dryRun ? requests.length : await erase(store, email, newest);
  return [
    ...requests.map(({ id, receivedAt }) => `${receivedAt.toISOString()}  ${id}`),
    `${dryRun ? 'Would be deleted' : 'Deleted'}: ${howMany(count)}.`,
    `Nightly copies keep them for at most ${days} days: erase again after one of them was restored.`,
    'Mails that were sent, and what LEADS_WEBHOOK_URL was sent, are for you to delete there.',
  ].join('\n');
}

/** What says that this user may not write: the file system, SQLite, libsql (SQLITE_CANTOPEN). */
const denied = /^(EACCES|EPERM|EROFS|SQLITE_READONLY)|local database .*: 14"/;

async function restored(store: Store, file: string, replace: boolean): Promise<string> {
  const requests = await restore(store, file, { replace }).catch((error) => {
    const { code = '' } = storeErrorFields(error);
    if (error instanceof RestoreError || !denied.test(code)) throw error;
    throw new Error(
      `The store’s folder may not be written by this user (${code}); nothing was changed. Run it as the server’s user.`,
    );
  });
  return `${requests} requests restored from ${file}. What was erased since that copy is back: erase it again.`;
}

const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

/** Does what these arguments ask for, and prints what there is to say. Throws where they ask for nothing that there is. */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean' },
      replace: { type: 'boolean', default: false },
    },
  });
  const [command = 'help', id] = positionals;
  if (command === 'help' || values.help) return print(usage);
  const config = storeEnv();
  const calendar = config.workingCalendar;
  const store = createStore(config);
  const lead = async () => {
    if (!id) throw new Error(`${command} needs an ID: see npm run leads -- list`);
    const found = await findLead(store, id);
    if (!found) throw new Error(`There is no request ${id}.`);
    return found;
  };
  const onlySqlite = (instead: string) => {
    const why = 'Nothing was done: the store is a PostgreSQL database. Its own means:';
    if (config.databaseUrl !== null) throw new Error(`${why}\n${instead}`);
  };
  const commands: Record<string, () => Promise<string>> = {
    async list() {
      const leads = await listLeads(store);
      const lines = leads.map((each) => listLine(each, calendar));
      return [...lines, howMany(leads.length)].join('\n');
    },
    show: async () => show(await lead()),
    mark: async () => mark(store, await lead(), positionals[2]),
    async retry() {
      const due = await retryLead(store, (await lead()).id);
      return due > 0 ? `Due now: ${due}.` : 'Nothing of it is undelivered.';
    },
    async release() {
      const released = await releaseLead(store, (await lead()).id, channelsOf(config));
      return released ? 'Released: it goes out now.' : 'It was not held.';
    },
    async 'rotate-key'() {
      await rotateSigningKey(store);
      return 'Done: the links of mails that have gone out lead to a page that says so.';
    },
    async backup() {
      onlySqlite('pg_dump --format=custom --file=leads.dump "$DATABASE_URL"');
      const file = id ? path.resolve(id) : backupFile(config.dataDir, Date.now());
      await backUp(store, file);
      return `Copied to ${file}.`;
    },
    async restore() {
      if (!id) throw new Error('restore needs a FILE.');
      onlySqlite(
        'pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" leads.dump',
      );
      return restored(store, path.resolve(id), values.replace);
    },
    async export() {
      if (!values.csv) throw new Error('export knows one form: export --csv');
      return leadsCsv(await listLeads(store), calendar);
    },
    async figures() {
      const month = id ?? monthAfter(monthOf(Date.now()), -1);
      if (!isMonth(month)) throw new Error('figures takes a month like 2026-11.');
      const { body } = monthMail(await store.use((db) => readFigures(db, month)));
      return (await renderMail(body)).text;
    },
    purge: async () => `Deleted: ${await purge(store, facts.requestsStored.count)}.`,
    erase: () => eraseAddress(store, id, values['dry-run']),
  };
  try {
    const work = commands[command];
    if (!work) throw new Error(`There is no command ${command}.\n\n${usage}`);
    print(await work());
  } finally {
    await store.close();
  }
}
