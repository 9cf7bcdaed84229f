import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// What is built and served is in tests/e2e/server/release.spec.ts; here is what ends before.

let folder: string;

/** A repository with the project's commands, all committed. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-command-'));
  const project = path.join(folder, 'project');
  for (const part of ['build', 'scripts', 'package.json']) {
    cpSync(part, path.join(project, part), { recursive: true });
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@linea.example', ...args], {
      cwd: project,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '--no-verify', '-m', 'All');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function release(...options: string[]) {
  const project = path.join(folder, 'project');
  const to = path.join(folder, 'srv');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/release.mjs', '--to', to, '--env', path.join(folder, 'no.env'), ...options],
    { cwd: project, encoding: 'utf8', timeout: 30_000 },
  );
  return { exitCode: status, output: `${stdout}${stderr}` };
}

test('what is not committed stops a release, and is named', () => {
  const stray = path.join(folder, 'project', 'scripts', 'half-done.mjs');
  writeFileSync(stray, '');
  const { exitCode, output } = release();
  rmSync(stray);
  expect(exitCode).toBe(1);
  expect(output).toContain('This is not committed');
  expect(output).toContain('scripts/half-done.mjs');
  expect(output).toContain('--dirty');
});

test('variables that are not there stop it before anything is built', () => {
  const { exitCode, output } = release();
  expect(exitCode).toBe(1);
  expect(output).toMatch(/no\.env is not there: .*\.env\.example/);
});

test('there may be nothing to go back to, and nothing at a path', () => {
  expect(release('--back')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('there is no release to go back to'),
  });
  expect(release('--from', folder)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('is not a whole release'),
  });
});

test('a release has to answer before nginx gives its visitors up', () => {
  expect(release('--back', '--wait', '90')).toMatchObject({ exitCode: 1 });
  expect(release('--from', folder, '--wait', '90').output).toContain('up to 50');
});
