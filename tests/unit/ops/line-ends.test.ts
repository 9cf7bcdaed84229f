import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'line-ends-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** In a repository of its own: this folder may have none, or a part. */
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'core.autocrlf=true', '--work-tree=.', ...args], {
    env: { ...process.env, GIT_DIR: path.join(folder, 'git') },
    stdio: 'pipe',
    encoding: 'utf8',
  });

test('line ends: where Git makes them Windows’s own, a clone has every file as it is here', () => {
  const clone = path.join(folder, 'clone');
  git('init', '--quiet');
  git('add', '--all');
  git('checkout-index', '--all', '--force', `--prefix=${clone}/`);
  const files = git('ls-files', '-z').split('\0').filter(Boolean);
  expect(files).toEqual(expect.arrayContaining(['deploy/start', '.githooks/pre-commit']));
  const changed = files.filter(
    (file) => !readFileSync(path.join(clone, file)).equals(readFileSync(file)),
  );
  expect(changed).toEqual([]);
});
