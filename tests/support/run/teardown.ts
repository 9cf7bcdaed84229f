import { rmSync } from 'node:fs';
import { endPostgres, runVariable } from './postgres-note';

/** Ends the PostgreSQL server, where a test of this run has started one, and deletes what the run's tests shared. */
export default function closeRun(): void {
  const runFolder = process.env[runVariable];
  if (!runFolder) return;
  try {
    endPostgres(runFolder);
  } finally {
    rmSync(runFolder, { recursive: true, force: true });
  }
}
