import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generatedFolders } from '@/scripts/lib/project';

const run = promisify(execFile);
const left = new Set(['.git', ...generatedFolders]);

/** The project as an owner has it who changes these fields of `content/brand.json`, built. Whoever asks removes it. */
export async function builtWith(fields: object): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-brand-'));
  for (const entry of await readdir('.'))
    if (!left.has(entry)) await cp(entry, path.join(folder, entry), { recursive: true });
  // hard links where the folder is on the same disk: the packages are many, and only read
  const linking = run('cp', ['-al', 'node_modules', folder]);
  await linking.catch(() =>
    cp('node_modules', path.join(folder, 'node_modules'), { recursive: true, force: true }),
  );
  const file = path.join(folder, 'content', 'brand.json');
  const brand = { ...JSON.parse(await readFile(file, 'utf8')), ...fields };
  await writeFile(file, JSON.stringify(brand));
  const env = { ...process.env, NODE_ENV: 'production' as const };
  await run(process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder, env, maxBuffer: 1e8 });
  return folder;
}
