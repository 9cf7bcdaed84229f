import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const needed = ['content', 'lib', 'scripts', 'styles', 'components', 'app', 'public'];
const files = ['.gitignore', 'package.json', 'tsconfig.json'];

export type Edit = [file: string, before: string | RegExp, after: string];

/** A copy of the project whose content is edited and checked, as far as a check needs one. */
export async function contentFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-content-'));
  for (const name of [...needed, ...files])
    await cp(path.resolve(name), path.join(folder, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const pathOf = (file: string) => path.join(folder, 'content', file);

  /** What a script says, and whether it ended well. */
  async function run(script: string) {
    const args = ['--import', 'tsx', `scripts/${script}.ts`];
    const env = { ...process.env, NODE_ENV: 'production' as const };
    return await promisify(execFile)(process.execPath, args, { cwd: folder, env }).then(
      ({ stdout }) => ({ passed: true, said: stdout }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
        passed: false,
        said: stdout + stderr,
      }),
    );
  }

  return {
    pathOf,
    run,
    read: (file: string) => readFile(pathOf(file), 'utf8'),
    copy: (from: string, to: string) => cp(pathOf(from), pathOf(to)),
    remove: (file: string) => rm(pathOf(file)),
    /** Each edit is of a text that has to be there. */
    async edit(...edits: Edit[]) {
      for (const [file, before, after] of edits) {
        const text = await readFile(pathOf(file), 'utf8');
        const changed = text.replace(before, after);
        if (changed === text) throw new Error(`${file} has no ${before}`);
        await writeFile(pathOf(file), changed);
      }
    },
    /** What `npm run check` says: a mistake each, in one line. */
    async mistakes(): Promise<string[]> {
      const { passed, said } = await run('check');
      if (passed) return [];
      const told = said.replaceAll('\n  → ', ' → ').split('\n');
      return told.filter((line) => line.startsWith('content/'));
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}
