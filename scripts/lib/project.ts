import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

export function localBin(packageName: string, binName = packageName.replace(/^.*\//, '')): string {
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  const { bin }: { bin: string | Record<string, string> } = createRequire(manifest)(manifest);
  const program = typeof bin === 'string' ? bin : bin[binName];
  if (!program) throw new Error(`${packageName} has no program ${binName}.`);
  return path.join(path.dirname(manifest), program);
}

export function npm(...args: string[]): [command: string, args: string[]] {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** Folders that the project's commands write: what .gitignore lists as folders. No tool takes them for sources. */
export const generatedFolders = [
  ...readFileSync(path.join(root, '.gitignore'), 'utf8').matchAll(/^\/?([\w.-]+)\/$/gm),
].flatMap(([, name]) => name ?? []);

export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export async function writeChanged(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== content)
    await writeFile(file, content);
}
