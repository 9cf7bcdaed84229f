import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runVariable } from './postgres-note';

/** Names a folder for what the test files of this run share. */
export default async function openRun(): Promise<void> {
  process.env[runVariable] = await mkdtemp(path.join(tmpdir(), 'test-run-'));
}
