import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The variable that names a run's folder. */
export const runVariable = 'TEST_RUN_FOLDER';

/** What the tests of a run tell each other of their server. */
export interface PostgresNote {
  pid: number;
  /** Where its files are. */
  folder: string;
  adminUrl: string;
  /** A database with all tables in it and nothing in them. */
  template: string;
}

const fileIn = (runFolder: string) => path.join(runFolder, 'postgres.json');

/** The note of whoever started the server; undefined until it runs. Throws where the start failed. */
export function readNote(runFolder: string): PostgresNote | undefined {
  if (!existsSync(fileIn(runFolder))) return undefined;
  const note: PostgresNote | { failed: string } = JSON.parse(
    readFileSync(fileIn(runFolder), 'utf8'),
  );
  if ('failed' in note) throw new Error(note.failed);
  return note;
}

/** Written whole before it gets its name: others wait for it. */
export function writeNote(runFolder: string, note: PostgresNote | { failed: string }): void {
  const draft = `${fileIn(runFolder)}.draft`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, fileIn(runFolder));
}

/** Ends the server that a run has started, if it has, and deletes its files. */
export function endPostgres(runFolder: string): void {
  const note = readNote(runFolder);
  if (!note) return;
  process.kill(note.pid, 'SIGQUIT');
  // it is still ending
  rmSync(note.folder, { recursive: true, force: true, maxRetries: 100, retryDelay: 50 });
}
