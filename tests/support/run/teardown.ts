import { rm } from 'node:fs/promises';
import { until } from '../until';
import { readNote, runVariable } from './postgres-note';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function endPostgres(runFolder: string): Promise<void> {
  const note = readNote(runFolder);
  if (!note) return;
  process.kill(note.pid, 'SIGQUIT');
  await until(() => !isAlive(note.pid), 'PostgreSQL ended', 60_000);
  await rm(note.folder, { recursive: true, force: true });
}

/** Ends the PostgreSQL server, where a test of this run has started one, and deletes what the run's tests shared. */
export default async function closeRun(): Promise<void> {
  const runFolder = process.env[runVariable];
  if (!runFolder) return;
  try {
    await endPostgres(runFolder);
  } finally {
    await rm(runFolder, { recursive: true, force: true });
  }
}
