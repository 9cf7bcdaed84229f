// A release of what is committed, made in a copy of its own: what lies about in the project has no part in it.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../scripts/lib/children.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { buildVariables } from './variables.mjs';

const LIMIT_MS = 30 * 60_000;

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr}`);
  return stdout;
}

/** @param {string} text of git's, with zeros between names */
const lines = (text) => text.split('\0').filter(Boolean);

/**
 * @param {boolean} [dirty] whether that is wanted
 * @throws with what is not committed, unless that is wanted
 */
export function mustBeCommitted(dirty) {
  const left = git('status', '--porcelain').trimEnd();
  if (!left || dirty) return;
  throw new Error(
    `This is not committed, and would not be in the release:\n${left}\nCommit it, or take it along with --dirty.`,
  );
}

/**
 * Puts what differs from the commit into its copy, staged or not.
 *
 * @param {string} copy
 */
async function overlayChanges(copy) {
  /** @param {string} filter git's letters */
  const differing = (filter) =>
    lines(git('diff', '--name-only', '--no-renames', '-z', `--diff-filter=${filter}`, 'HEAD'));
  for (const name of differing('D')) await rm(path.join(copy, name), { force: true });
  const added = lines(git('ls-files', '-z', '--others', '--exclude-standard'));
  for (const name of [...differing('d'), ...added]) {
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  }
}

/**
 * Builds and packages in `<to>/build`, on the disk that the release will lie on: a small machine's /tmp is memory.
 *
 * @param {string} to
 * @param {{ env: string, dirty?: boolean, packaging: string[] }} options the file of the server's variables, which name
 *   the address; and what `npm run package` is told
 * @returns {Promise<string>} the release's folder
 */
export async function buildRelease(to, { env, dirty, packaging }) {
  const variables = buildVariables(env);
  const folder = path.join(to, 'build');
  const [copy, release] = [path.join(folder, 'project'), path.join(folder, 'release')];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // with its history: the sitemap's dates are git's
  git('clone', '--quiet', root, copy);
  if (dirty) await overlayChanges(copy);
  const options = ['--out', release, '--installed', path.join(to, 'current'), ...packaging];
  const { ok } = await run(process.execPath, ['scripts/package.mjs', ...options], {
    cwd: copy,
    timeoutMs: LIMIT_MS,
    env: { ...process.env, ...variables },
  });
  if (!ok) throw new Error('The release was not built: see above. What is served still is.');
  return release;
}
