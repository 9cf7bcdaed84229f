// The agency's way to the stored requests without a dashboard: npm run leads -- help
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { facts } from '@/content/facts';
import { noStage, stages } from '@/content/stages';
import { attributionParameters } from '@/lib/attribution-memory';
import { storeEnv } from '@/lib/env';
import { releaseLead } from '@/lib/lead/action/held';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import { readFigures } from '@/lib/lead/figures/figures';
import { isMonth, monthAfter, monthOf } from '@/lib/lead/figures/month';
import { figuresText } from '@/lib/lead/figures/text';
import { rotateSigningKey } from '@/lib/lead/links/signing-key';
import { findLead, type LeadRecord, listLeads, retryLead } from '@/lib/lead/ops/admin';
import { leadsCsv } from '@/lib/lead/ops/csv';
import { purge } from '@/lib/lead/ops/maintenance';
import { promiseInWords, promiseState } from '@/lib/lead/promise/state';
import { leadFields } from '@/lib/lead/request/schema';
import { indented, oneLine } from '@/lib/lead/text/terminal-text';
import { createStore, type Store } from '@/lib/store/store';
import type { WorkingCalendar } from '@/lib/working-calendar';
import { backupCommand, restoreCommand } from './leads/backup';
import { eraseCommand } from './leads/erase';
import { discard, mark } from './leads/mark';

const usage = `npm run leads -- COMMAND

  list           every request: time, state, id, company, how long it waits for the agency
  show ID        one request with everything in it
  retry ID       send again what is undelivered, dead-lettered deliveries included
  mark ID STATE  say how a request stands: contattato, vinto, perso, non-richiesta, or nessuno to take it back
  release ID     send a request that was held back as spam
  discard ID     throw a request away that was held back: it is deleted within a day or two
  rotate-key     make the links of all mails so far useless, where somebody has them who should not
  export --csv   every request as CSV for a spreadsheet, on standard output
  figures MONTH  a month's figures (2026-11) beside those of the one before; without a month, of the last
  purge          delete delivered requests that are older than the site keeps them (content/facts.ts) now
  erase WHO      delete everything of one person by e-mail address, and say what may be theirs too; by telephone only say
                 that. --ids ID,ID deletes those as well, --all all of them; --dry-run only says what would go
  backup [FILE]  copy the store now, to a file or beside the nightly copies (DATA_DIR/backups, kept for ${facts.copiesStored.count} days)
  restore FILE   put a copy into an empty store; --replace: in the place of what the store has. What was undelivered in it
                 goes out again. Of PostgreSQL both say its own command

The store is the server's: DATA_DIR or DATABASE_URL, from the environment or .env. The server may run meanwhile.
`;

class UsageError extends Error {}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stateOf({ status, stage, discarded, deliveries }: LeadRecord): string {
  if (status === 'quarantined') return discarded ? 'discarded' : 'quarantined';
  const sent = deliveries
    .map(({ channel, bundled, ...delivery }) => {
      const shared = bundled ? ' (one mail with others)' : '';
      return `${channel}:${delivery.status}${shared}`;
    })
    .join(' ');
  return stage ? `${sent} ${stages[stage].label}` : sent;
}

async function list(store: Store, calendar: WorkingCalendar): Promise<void> {
  const leads = await listLeads(store);
  for (const lead of leads) {
    const { id, receivedAt, fields, unreadable } = lead;
    const who = unreadable === null ? oneLine(fields.azienda) : '(cannot be read: see show)';
    const waiting = promiseInWords(promiseState(lead, Date.now(), calendar));
    const about = waiting ? `${who}  (${waiting})` : who;
    print(`${receivedAt.toISOString()}  ${stateOf(lead).padEnd(16)}  ${id}  ${about}`);
  }
  print(`${leads.length} request${leads.length === 1 ? '' : 's'}`);
}

async function existing(store: Store, id: string): Promise<LeadRecord> {
  const lead = await findLead(store, id);
  if (!lead) throw new UsageError(`There is no request ${id}.`);
  return lead;
}

async function show(store: Store, id: string): Promise<void> {
  const lead = await existing(store, id);
  const { receivedAt, page, attribution, fields, unreadable, spamReasons, deliveries, status } =
    lead;
  const state = status === 'quarantined' ? stateOf(lead) : status;
  const stage = lead.stage ? stages[lead.stage].label : noStage.label;
  print(`id: ${id}\nreceived: ${receivedAt.toISOString()}\nstatus: ${state}\nstage: ${stage}`);
  print(`page: ${page ?? ''}`);
  const columns = process.stdout.columns ?? null;
  if (unreadable !== null) {
    print(`stored, and cannot be read:\n${indented(JSON.stringify(unreadable), columns)}`);
  }
  for (const field of leadFields) print(`${field}:\n${indented(fields[field], columns)}`);
  for (const field of attributionParameters) {
    if (attribution?.[field]) print(`${field}:\n${indented(attribution[field], columns)}`);
  }
  if (spamReasons.length > 0) {
    print(`${status === 'quarantined' ? 'held back' : 'marked'} for: ${spamReasons.join(', ')}`);
  }
  for (const delivery of deliveries) print(deliveryLine(delivery));
}

function deliveryLine({
  channel,
  status,
  bundled,
  attempts,
  dueAt,
  deliveredAt,
  lastError,
}: LeadRecord['deliveries'][number]): string {
  const when =
    status === 'pending'
      ? `, due ${dueAt.toISOString()}`
      : deliveredAt && `, ${deliveredAt.toISOString()}`;
  const shared = bundled ? ', in one mail with others' : '';
  const error = lastError ? `, last error ${lastError}` : '';
  return `${channel}: ${status}${shared}, ${attempts} attempts${when ?? ''}${error}`;
}

async function retry(store: Store, id: string): Promise<void> {
  await existing(store, id);
  const due = await retryLead(store, id);
  print(due > 0 ? `Due now: ${due}.` : 'Nothing of it is undelivered.');
}

async function release(store: Store, id: string): Promise<void> {
  await existing(store, id);
  const released = await releaseLead(store, id, channelsOf(storeEnv()));
  print(released ? 'Released: it goes out now.' : 'It was not held back.');
}

async function figures(store: Store, month = monthAfter(monthOf(Date.now()), -1)): Promise<void> {
  if (!isMonth(month)) throw new UsageError('figures takes a month like 2026-11.');
  print(figuresText(await store.use((db) => readFigures(db, month))).join('\n'));
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      csv: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean' },
      ids: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  const [command = 'help', id] = positionals;
  if (command === 'help' || values.help) {
    print(usage);
    return;
  }
  nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
  const config = storeEnv();
  const store = createStore(config);
  const withId = (work: (store: Store, id: string) => Promise<void>) => {
    if (!id) throw new UsageError(`${command} needs an ID: see npm run leads -- list`);
    return work(store, id);
  };
  const commands: Record<string, () => Promise<void>> = {
    list: () => list(store, config.workingCalendar),
    show: () => withId(show),
    retry: () => withId(retry),
    release: () => withId(release),
    mark: () => withId(async (of, lead) => mark(of, await existing(of, lead), positionals[2])),
    discard: () => withId(async (of, lead) => discard(of, await existing(of, lead))),
    async 'rotate-key'() {
      await rotateSigningKey(store);
      print('Done: the links of mails that have gone out lead to a page that says so.');
    },
    async backup() {
      print(await backupCommand(store, config, id ? path.resolve(id) : null));
    },
    async restore() {
      if (!id) throw new UsageError('restore needs a FILE.');
      print(await restoreCommand(store, config, path.resolve(id), values.replace));
    },
    async export() {
      if (!values.csv) throw new UsageError('export knows one form: export --csv');
      process.stdout.write(leadsCsv(await listLeads(store), config.workingCalendar));
    },
    figures: () => figures(store, id),
    async purge() {
      print(`Deleted: ${await purge(store, facts.requestsStored.count)}.`);
    },
    async erase() {
      const who = positionals.slice(1).join(' ');
      if (!who) throw new UsageError('erase needs an e-mail address or a telephone number.');
      const { all, ids, 'dry-run': dryRun } = values;
      print(await eraseCommand(store, config, who, { dryRun, ids, all }));
    },
  };
  try {
    const run = commands[command];
    if (!run) throw new UsageError(`There is no command ${command}.\n\n${usage}`);
    await run();
  } finally {
    await store.close();
  }
}

// `leads list | head -1` has read enough: what is under way is finished, and the rest is said to nobody
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
