import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['--no-optional-locks', ...args], {
    cwd: folder,
  });
  return stdout.trim();
}

/** The time of the last commit to one of these files, ISO 8601; undefined where git cannot know. */
export async function lastModified(files: readonly string[], folder: string = process.cwd()) {
  try {
    if ((await git(folder, 'rev-parse', '--is-shallow-repository')) === 'true') return undefined;
    if ((await git(folder, 'status', '--porcelain', '--', ...files)) !== '') return undefined;
    return (await git(folder, 'log', '-1', '--format=%cI', '--', ...files)) || undefined;
  } catch {
    // a sitemap without dates is whole, one with wrong dates is not believed
    return undefined;
  }
}
