import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * The style sheet that sonner writes into `<head>` when it is loaded: always the same text, so that a policy can name it by
 * its hash. Rejects where sonner no longer writes one. tests/unit/ops/internals.test.ts names the version.
 */
export async function sonnerStyle(): Promise<string> {
  const code = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const text = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
  if (!text) throw new Error('sonner no longer writes its style sheet at load');
  return JSON.parse(text);
}
