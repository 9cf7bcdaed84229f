import { leadsCommand } from '@/content/leads-command';
import { EnvError } from '@/lib/env/env';
import { RestoreError } from '@/lib/store/restore';
import { isUnusable, storeErrorFields } from '@/lib/store/store';

/** What a command does not do, and why, in Italian. */
export class Refusal extends Error {}

/** What says that this user may not write: the file system, SQLite, libsql (SQLITE_CANTOPEN). */
const denied = /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)|local database .*: 14"/;

/** An error for who typed the command. */
export function inWords(error: unknown): string {
  const { code = String(error) } = storeErrorFields(error);
  const isSaid = error instanceof Refusal || error instanceof RestoreError;
  if (isSaid || error instanceof EnvError || isUnusable(error)) return error.message;
  const { mistakes } = leadsCommand;
  return denied.test(code) ? mistakes.denied(code) : mistakes.failed(code);
}
