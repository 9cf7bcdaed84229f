/** The site as an owner builds it who has an assistant: the same sources in a folder of their own, one line changed. */
import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/scripts/lib/children';
import { generatedFolders, npm, root } from '@/scripts/lib/project';

const folder = path.join(root, '.assistant');

/** What its server runs from. */
export const assistantProgram = path.join(folder, '.next', 'standalone');

const notCopied = [...generatedFolders, '.git'];

export async function buildWithAssistant(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of await readdir(root))
    if (!notCopied.includes(name))
      await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  // links, not copies; Turbopack takes none that lead out of its folder
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), folder]);
  const brand = path.join(folder, 'content', 'brand.json');
  const text = await readFile(brand, 'utf8');
  await writeFile(brand, text.replace('{', '{ "assistant": true,'));
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { failed } = await run(...npm('run', '--silent', 'build'), { cwd: folder, env });
  if (failed) throw new Error(`The build failed (${failed}): see above.`);
}
