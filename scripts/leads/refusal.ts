import { leadsCommand } from '@/content/leads-command';
import { EnvError } from '@/lib/env/env';
import { deniedAccess } from '@/lib/store/data-file';
import { RestoreError } from '@/lib/store/restore';
import { isUnusable, storeErrorFields } from '@/lib/store/store';

/** What a command does not do, and why, in Italian. */
export class Refusal extends Error {}

/** An error for who typed the command. */
export function inWords(error: unknown): string {
  const { code = String(error) } = storeErrorFields(error);
  const isSaid = error instanceof Refusal || error instanceof RestoreError;
  if (isSaid || error instanceof EnvError || isUnusable(error)) return error.message;
  const { mistakes } = leadsCommand;
  const denied = deniedAccess(error);
  return denied ? mistakes.denied(code, denied) : mistakes.failed(code);
}
