// Copies of the store, and what makes one before it changes the whole of it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { leadsCommand as words } from '@/content/leads-command';
import { plural } from '@/lib/italian/plural';
import { listLeads } from '@/lib/lead/agency/lead-records';
import { rotateSigningKey } from '@/lib/lead/mails/signed-link';
import { backUp, backUpWithin } from '@/lib/store/backup';
import { backupFile } from '@/lib/store/backup-files';
import { restore as putBack, requestsInCopy } from '@/lib/store/restore';
import { type Db, storeErrorFields } from '@/lib/store/store';
import { romeTime } from '@/lib/time';
import { confirm } from './ask';
import type { Command, Context } from './context';
import { briefList } from './list';
import { Refusal } from './refusal';

const dump = 'pg_dump --format=custom --file=leads.dump "$DATABASE_URL"';
const undump =
  'pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" leads.dump';

function onlySqlite({ store }: Context, instead: string): void {
  if (store.kind === 'postgres') throw new Refusal(`${words.postgres}\n${instead}`);
}

/** Beside the nightly copies, and never over one of them, which may be what is restored. */
function newBackupFile(dataDir: string, kind: 'leads' | 'replaced', now = Date.now()): string {
  const file = backupFile(dataDir, now, kind);
  return existsSync(file) ? newBackupFile(dataDir, kind, now + 1_000) : file;
}

/** For a copy before a change: a `Refusal` in the place of its error. */
function refuseChange(error: unknown): never {
  throw new Refusal(words.copy.failed(storeErrorFields(error).code ?? ''));
}

export const backup: Command = {
  async run(context) {
    onlySqlite(context, dump);
    const [typed] = context.typed;
    const now = Date.now();
    const file = typed ? path.resolve(typed) : newBackupFile(context.config.dataDir, 'leads', now);
    if (existsSync(file)) throw new Refusal(words.export.exists(file));
    await backUp(context.store, file);
    return words.copy.made(romeTime(new Date(now)), file);
  },
};

async function whatIsReplaced({ store }: Context, file: string): Promise<string[]> {
  const { holds, brings, lost } = words.restore;
  const copied = new Set(await requestsInCopy(file));
  const present = await listLeads(store);
  const missing = present.filter(({ id }) => !copied.has(id));
  return [
    plural(present.length, holds),
    plural(copied.size, brings(file)),
    ...(missing.length > 0 ? [lost, ...briefList(missing)] : []),
    words.copy.first,
  ];
}

export const restore: Command = {
  options: ['replace', 'yes'],
  async run(context) {
    const { store, values, terminal, typed } = context;
    if (!typed[0]) throw new Refusal(words.restore.missing);
    const file = path.resolve(typed[0]);
    const replace = values.replace === true;
    if (replace) onlySqlite(context, undump);
    const replaced = newBackupFile(context.config.dataDir, 'replaced');
    if (replace) await confirm(await whatIsReplaced(context, file), values.yes, terminal);
    const keep = (db: Db) => backUpWithin(db, replaced).catch(refuseChange);
    const count = await putBack(store, file, replace ? { replace, keep } : {});
    const { done, eraseAgain } = words.restore;
    const kept = replace ? [words.copy.kept(replaced)] : [];
    return [plural(count, done(file)), ...kept, eraseAgain].join('\n');
  },
};

export const rotateKey: Command = {
  options: ['yes'],
  async run(context) {
    const { store, values, terminal } = context;
    const { what, noCopy, done } = words.rotateKey;
    const isCopied = store.kind === 'sqlite';
    const before = isCopied ? [words.copy.first] : [noCopy, dump];
    const ends = plural((await listLeads(store)).length, what);
    await confirm([ends, ...before], values.yes, terminal);
    const replaced = newBackupFile(context.config.dataDir, 'replaced');
    if (isCopied) await backUp(store, replaced).catch(refuseChange);
    await rotateSigningKey(store);
    return [done, ...(isCopied ? [words.copy.kept(replaced)] : [])].join('\n');
  },
};
