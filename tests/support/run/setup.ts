import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runVariable } from './postgres-note';
import closeRun from './teardown';

/** Names a folder for what the test files of this run share; a run that a signal ends leaves nothing behind either. */
export default function openRun(): void {
  process.env[runVariable] = mkdtempSync(path.join(tmpdir(), 'test-run-'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      closeRun();
      process.exit(1);
    });
}
