import { rename, rm } from 'node:fs/promises';
import { flush, writeLines } from '@/lib/store/backup';
import { type BackupRow, backupLine, fromJsonValue } from '@/lib/store/backup-format';
import { jsonLines } from '@/lib/store/restore';

/** A request's row in a copy, as far as anybody's data are in it. */
export interface CopiedLead {
  id: string;
  /** The column as the store had it: text, or bytes where it was damaged. */
  fields: unknown;
}

function rowOf(line: unknown): BackupRow | null {
  return backupLine.row.safeParse(line).data ?? null;
}

/** Ids of the copy's requests that are to go. Throws for a copy that is not whole. */
async function idsToGo(file: string, goes: (lead: CopiedLead) => boolean): Promise<Set<string>> {
  const ids = new Set<string>();
  let last: unknown;
  for await (const line of jsonLines(file)) {
    last = line;
    const found = rowOf(line);
    if (found?.table !== 'leads') continue;
    const id = String(found.row.id);
    if (goes({ id, fields: fromJsonValue(found.row.fields) })) ids.add(id);
  }
  backupLine.end.parse(last);
  return ids;
}

/** Rows that refer to a request come after it, and go with it. */
async function* linesWithout(file: string, ids: Set<string>): AsyncGenerator<string> {
  let rows = 0;
  for await (const line of jsonLines(file)) {
    const found = rowOf(line);
    if (found) {
      const lead = found.table === 'leads' ? found.row.id : found.row.lead_id;
      if (ids.has(String(lead))) continue;
      rows += 1;
    }
    const end = !found && backupLine.end.safeParse(line).success;
    yield JSON.stringify(end ? { rows } : line);
  }
}

/**
 * Takes requests out of a copy of the store, with all that hangs on them: a new file takes the copy's place, whole or not
 * at all. Gives how many went; with `dryRun` how many would. Throws for a file that is no whole copy, which stays as it is,
 * and the file system's error.
 */
export async function eraseFromBackup(
  file: string,
  goes: (lead: CopiedLead) => boolean,
  dryRun: boolean,
): Promise<number> {
  const ids = await idsToGo(file, goes);
  if (ids.size === 0 || dryRun) return ids.size;
  const temporary = `${file}.${process.pid}.part`;
  try {
    await writeLines(linesWithout(file, ids), temporary);
    await flush(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return ids.size;
}
