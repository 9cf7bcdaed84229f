import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readNote, runVariable } from './postgres-note';

/** What a run that a signal ends leaves behind; any other is cleaned up by `teardown.ts`. */
function removeAtExit(runFolder: string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => process.exit(1));
  }
  process.once('exit', () => {
    const note = readNote(runFolder);
    if (note) {
      process.kill(note.pid, 'SIGQUIT');
      // it is still ending
      rmSync(note.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
    rmSync(runFolder, { recursive: true, force: true });
  });
}

/** Names a folder for what the test files of this run share. */
export default function openRun(): void {
  const runFolder = mkdtempSync(path.join(tmpdir(), 'test-run-'));
  process.env[runVariable] = runFolder;
  removeAtExit(runFolder);
}
