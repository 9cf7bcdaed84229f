import path from 'node:path';
import { parseArgs } from 'node:util';
import { facts } from '@/content/facts';
import { noStage, stages } from '@/content/stages';
import { attributionParameters } from '@/lib/attribution-memory';
import { storeEnv } from '@/lib/env/env';
import { isMonth, monthAfter, monthOf } from '@/lib/figures/month';
import { readFigures } from '@/lib/figures/read-figures';
import { leadsCsv } from '@/lib/lead/agency/csv';
import { erase, subjectOf } from '@/lib/lead/agency/erase';
import { figuresText } from '@/lib/lead/agency/figures-job';
import { findLead, type LeadRecord, listLeads, retryLead } from '@/lib/lead/agency/lead-records';
import { releaseLead, setStage } from '@/lib/lead/agency/mark';
import { purge } from '@/lib/lead/agency/retention';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import { leadFields } from '@/lib/lead/fields';
import { rotateSigningKey } from '@/lib/lead/mails/signing-key';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { promiseInWords, promiseState } from '@/lib/promise/in-words';
import { createStore, type Store } from '@/lib/store/store';
import { indented, oneLine } from '@/scripts/leads/terminal-text';
import { backupCommand, restoreCommand } from './backup';

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
  backup [FILE]  copy the store now, to a file or beside the nightly copies (DATA_DIR/backups, kept for ${facts.copiesStored.count} days)
  restore FILE   put a copy into an empty store; --replace: in the place of what the store has. What was undelivered in it
                 goes out again. Of PostgreSQL both say its own command

The store is the server's: DATA_DIR or DATABASE_URL, from the environment or .env. The server may run meanwhile.
`;

class UsageError extends Error {}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stateOf({ status, stage, deliveries }: LeadRecord): string {
  if (status === 'held') return status;
  const sent = deliveries.map((delivery) => `${delivery.channel}:${delivery.status}`).join(' ');
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

function show(lead: LeadRecord): string {
  const { attribution, fields, unreadable, doubts, deliveries } = lead;
  const long = (name: string, text: string) =>
    `${name}:\n${indented(text, process.stdout.columns ?? null)}`;
  return [
    `id: ${lead.id}`,
    `received: ${lead.receivedAt.toISOString()}`,
    `status: ${lead.status}`,
    `stage: ${(lead.stage ? stages[lead.stage] : noStage).label}`,
    `page: ${lead.page ?? ''}`,
    ...(unreadable === null
      ? []
      : [long('stored, and cannot be read', JSON.stringify(unreadable))]),
    ...leadFields.map((field) => long(field, fields[field])),
    ...attributionParameters.flatMap((name) =>
      attribution?.[name] ? [long(name, attribution[name])] : [],
    ),
    ...(doubts.length > 0
      ? [`${lead.status === 'held' ? 'held' : 'marked'} for: ${doubts.join(', ')}`]
      : []),
    ...deliveries.map(deliveryLine),
  ].join('\n');
}

function deliveryLine(delivery: LeadRecord['deliveries'][number]): string {
  const { channel, status, attempts, dueAt, deliveredAt, lastError } = delivery;
  const when =
    status === 'pending'
      ? `, due ${dueAt.toISOString()}`
      : deliveredAt && `, ${deliveredAt.toISOString()}`;
  const error = lastError ? `, last error ${lastError}` : '';
  return `${channel}: ${status}, ${attempts} attempts${when ?? ''}${error}`;
}

const stageNames = Object.keys(stages) as (keyof typeof stages)[];

async function mark(store: Store, { id, status }: LeadRecord, word = ''): Promise<string> {
  const stage = stageNames.find((name) => stages[name].word === word);
  if (!stage && word !== noStage.word) {
    const words = [...stageNames.map((name) => stages[name].word), noStage.word];
    throw new UsageError(`mark needs one of: ${words.join(', ')}`);
  }
  if (status === 'held') throw new UsageError('It is held: release it first.');
  const marked = await setStage(store, id, stage ?? null);
  return `${marked ? 'Marked' : 'Already'}: ${(stage ? stages[stage] : noStage).label}.`;
}

async function figures(store: Store, month = monthAfter(monthOf(Date.now()), -1)): Promise<void> {
  if (!isMonth(month)) throw new UsageError('figures takes a month like 2026-11.');
  print(await figuresText(await store.use((db) => readFigures(db, month))));
}

async function eraseAddress(store: Store, typed = '', dryRun: boolean): Promise<void> {
  if (!/^[^@\s]+@[^@\s]+$/.test(typed)) throw new UsageError('erase needs an e-mail address.');
  const { email, requests } = await subjectOf(store, typed);
  for (const { id, receivedAt } of requests) print(`${receivedAt.toISOString()}  ${id}`);
  const count = dryRun
    ? requests.length
    : await erase(store, email, requests[0]?.receivedAt.getTime() ?? 0);
  print(`${dryRun ? 'Would be deleted' : 'Deleted'}: ${count} request${count === 1 ? '' : 's'}.
Nightly copies keep them for at most ${facts.copiesStored.count} days: erase again after one of them was restored.
Mails that were sent, and what LEADS_WEBHOOK_URL was sent, are for you to delete there.`);
}

/** Does what these arguments ask for. Throws where they ask for nothing that there is, saying so. */
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
  if (command === 'help' || values.help) {
    print(usage);
    return;
  }
  const config = storeEnv();
  const store = createStore(config);
  const withLead = async (work: (lead: LeadRecord) => string | Promise<string>) => {
    if (!id) throw new UsageError(`${command} needs an ID: see npm run leads -- list`);
    const lead = await findLead(store, id);
    if (!lead) throw new UsageError(`There is no request ${id}.`);
    print(await work(lead));
  };
  const commands: Record<string, () => Promise<void>> = {
    list: () => list(store, config.workingCalendar),
    show: () => withLead(show),
    mark: () => withLead((lead) => mark(store, lead, positionals[2])),
    retry: () =>
      withLead(async (lead) => {
        const due = await retryLead(store, lead.id);
        return due > 0 ? `Due now: ${due}.` : 'Nothing of it is undelivered.';
      }),
    release: () =>
      withLead(async (lead) =>
        (await releaseLead(store, lead.id, channelsOf(config)))
          ? 'Released: it goes out now.'
          : 'It was not held.',
      ),
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
    erase: () => eraseAddress(store, id, values['dry-run']),
  };
  try {
    const work = commands[command];
    if (!work) throw new UsageError(`There is no command ${command}.\n\n${usage}`);
    await work();
  } finally {
    await store.close();
  }
}
