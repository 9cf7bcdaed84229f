// Whether .next is the build of these sources, by content: a stamp inside .next has the hash of everything a build reads.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './children';
import { generatedFolders, npm, root } from './project';

const stampFile = path.join(root, '.next', 'source-stamp.json');

// What a build does not read. Everything else counts, so that a new source folder is never missed.
const notRead = new Set([...generatedFolders, 'tests', 'docs', 'deploy', 'next-env.d.ts']);
// other Markdown is a legal text, and a page
const notReadAnywhere =
  /^(README|CONTRIBUTING|LEGGIMI)\.md$|^playwright|^\.(?!env)|^\.env\.example$/;

async function sourceFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const { name } = entry;
    if ((folder === root && notRead.has(name)) || notReadAnywhere.test(name)) continue;
    const full = path.join(folder, name);
    if (entry.isDirectory()) files.push(...(await sourceFiles(full)));
    else files.push(full);
  }
  return files.sort();
}

const readOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '');

async function stamp(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const file of await sourceFiles(root))
    hash.update(`${path.relative(root, file)}\0`).update(await readFile(file));
  hash.update(await readOrEmpty(path.join(root, '.next', 'BUILD_ID')));
  return hash.digest('hex');
}

export const stampBuild = async (): Promise<void> => writeFile(stampFile, await stamp());

/** Builds where `.next` is not the build of the present sources. Throws where that fails. */
export async function ensureBuild(): Promise<void> {
  if ((await readOrEmpty(stampFile)) === (await stamp())) return;
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { failed } = await run(...npm('run', '--silent', 'build'), { cwd: root, env });
  if (failed) throw new Error(`The build failed (${failed}): see above.`);
}
