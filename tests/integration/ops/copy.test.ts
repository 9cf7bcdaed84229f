import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const fortnightAgo = new Date(Date.now() - 15 * 86_400_000);
const old = ['2026-01-01.dump', 'leads-2026-01-01T021000Z.sqlite'];
const nightly = 'leads-2026-11-27T021000Z.sqlite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (...names: string[]) => path.join(folder, ...names);
const copies = () => readdirSync(inFolder('copies')).sort();

/** Lays out a project whose engine, tests/support/stand-in/docker, has these services. */
function layOut(...services: string[]): void {
  for (const name of ['deploy', 'wrong', 'backups']) mkdirSync(inFolder(name));
  cpSync(path.resolve('deploy', 'copy'), inFolder('deploy', 'copy'));
  writeFileSync(inFolder('services'), `${services.join('\n')}\n`);
  writeFileSync(inFolder('backups', nightly), '');
}

function layOutOldCopies(): void {
  mkdirSync(inFolder('copies'));
  for (const name of old) {
    writeFileSync(inFolder('copies', name), '');
    utimesSync(inFolder('copies', name), fortnightAgo, fortnightAgo);
  }
}

function copy(): boolean {
  const standIn = [path.resolve('tests/support/stand-in'), process.env.PATH].join(path.delimiter);
  const env = { ...process.env, STAND_IN: folder, PATH: standIn };
  return spawnSync(inFolder('deploy', 'copy'), { env }).status === 0;
}

test('copy: the second night lies beside the first, in a folder of its owner alone', () => {
  layOut('caddy', 'site');
  expect(copy()).toBe(true);
  writeFileSync(inFolder('backups', 'leads-2026-11-28T021000Z.sqlite'), '');
  expect(copy()).toBe(true);
  expect(copies()).toEqual([nightly, 'leads-2026-11-28T021000Z.sqlite']);
  expect(statSync(inFolder('copies')).mode & 0o777).toBe(0o700);
});

test('copy: of PostgreSQL it is a dump, and old ones of both kinds go', () => {
  layOut('caddy', 'site', 'postgres');
  layOutOldCopies();
  expect(copy()).toBe(true);
  expect(copies()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.dump$/)]);
});

test('copy: where PostgreSQL does not answer it fails, and what there is stays', () => {
  layOut('caddy', 'site', 'postgres');
  layOutOldCopies();
  writeFileSync(inFolder('wrong', 'postgres'), '');
  expect(copy()).toBe(false);
  expect(copies()).toEqual(expect.arrayContaining(old));
  expect(copies().filter((name) => name.endsWith('.dump'))).toEqual(['2026-01-01.dump']);
});
