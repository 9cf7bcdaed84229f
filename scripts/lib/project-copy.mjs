// The project in a folder of its own, to be changed and built without touching this one.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatedFolders } from './generated.mjs';
import { root } from './project.mjs';

const left = new Set(['.git', ...generatedFolders]);

/**
 * Copies what a build reads to a temporary folder, and gives its path. Whoever asks removes it.
 *
 * @param {string} name
 */
export async function copyProject(name) {
  const folder = await mkdtemp(path.join(tmpdir(), `linea-${name}-`));
  for (const entry of await readdir(root)) {
    if (!left.has(entry))
      await cp(path.join(root, entry), path.join(folder, entry), { recursive: true });
  }
  // hard links: the packages are many, and only read
  const modules = path.join(root, 'node_modules');
  const linked = spawnSync('cp', ['-al', modules, folder], { stdio: 'ignore' }).status === 0;
  if (!linked) await cp(modules, path.join(folder, 'node_modules'), { recursive: true });
  return folder;
}
