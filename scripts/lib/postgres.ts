// A throw-away PostgreSQL server on a free port: Debian's packages, a cluster in a folder that goes with it.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { anyFreePort } from './ports';
import { ensure, findProgram } from './programs';

const debianFolder = '/usr/lib/postgresql';

/** The folder of its programs; Debian's are not on the PATH. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const initdb =
    versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(debianFolder, version, 'bin', 'initdb'))
      .find(existsSync) ?? findProgram('initdb');
  return initdb && path.dirname(initdb);
}

export const ensurePostgres = (): Promise<string> =>
  ensure('PostgreSQL', findPostgres, 'postgresql');

/** Makes a new database on a server, as another of it is or empty, and gives its address. */
export async function newDatabase(adminUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(adminUrl), { pathname: name }).href;
}

/** PostgreSQL refuses to run as root; its package comes with a user for it. */
export function handedOver(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** It ends with this process. */
export async function startPostgres({ durable = true } = {}) {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const options = { ...handedOver(folder), cwd: folder };
  const data = path.join(folder, 'data');
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), initialise, options);
  const port = await anyFreePort('127.0.0.1');
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = `-k ${folder} -h 127.0.0.1 -p ${port} -c max_connections=200`;
  const unsafe = durable ? '' : ' -c fsync=off';
  const control = path.join(bin, 'pg_ctl');
  const start = ['start', '-w', '-D', data, '-l', path.join(folder, 'log')];
  const launch = async () => {
    await promisify(execFile)(control, [...start, '-o', settings + unsafe], options);
  };
  // what a crash leaves behind; it may have ended already
  const end = () => void spawnSync(control, ['stop', '-m', 'immediate', '-D', data], options);
  process.once('exit', end);
  await launch();
  return {
    adminUrl,
    newDatabase: () => newDatabase(adminUrl),
    crash: end,
    restart: launch,
    stop() {
      process.removeListener('exit', end);
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
