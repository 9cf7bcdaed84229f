import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastModified } from '@/lib/seo/last-modified';

let folder: string;

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

const git = (args: string[], env = {}) =>
  execFileSync('git', args, { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env } });

function commit(date: string): void {
  git(['add', '.']);
  git(['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-m', 'x'], {
    GIT_COMMITTER_DATE: date,
    GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-modified-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page is as old as the last commit to any of its files, and what git cannot date has no date', async () => {
  write('a', '1');
  expect(await lastModified(['a'], folder)).toBeUndefined();
  git(['init', '--quiet']);
  expect(await lastModified(['a'], folder)).toBeUndefined();
  commit('2026-03-01T10:00:00Z');
  write('b', '1');
  commit('2026-04-01T10:00:00Z');
  expect(await lastModified(['a'], folder)).toMatch(/^2026-03-01T/);
  expect(await lastModified(['a', 'b'], folder)).toMatch(/^2026-04-01T/);
  expect(Date.parse((await lastModified(['a'], folder)) ?? '')).toBe(Date.UTC(2026, 2, 1, 10));
  // a shallow clone knows too little
  git(['clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, 'shallow']);
  expect(await lastModified(['a'], path.join(folder, 'shallow'))).toBeUndefined();
  write('a', '2');
  expect(await lastModified(['a'], folder)).toBeUndefined();
});
