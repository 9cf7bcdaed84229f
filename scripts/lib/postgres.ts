// A throw-away PostgreSQL server on a free port: Debian's packages, a cluster in a folder that goes with it.
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { anyFreePort } from './ports';
import { ensure } from './programs';

const debianFolder = '/usr/lib/postgresql';
const startLimitMs = 60_000;
const isRoot = process.getuid?.() === 0;

export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'));
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [...folders, onPath ?? ''].find((folder) => existsSync(path.join(folder, 'initdb')));
}

export const ensurePostgres = (): Promise<string> =>
  ensure('PostgreSQL', findPostgres, 'postgresql');

/** PostgreSQL refuses to run as root; its package comes with a user for it. */
function serverUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Makes a new database on a server, as another of it is or empty, and gives its address. */
export async function newDatabase(adminUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(adminUrl), { pathname: name }).href;
}

export async function startPostgres({ durable = true, detached = false } = {}) {
  const bin = await ensurePostgres();
  const user = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), initialise, { ...user, cwd: folder });
  const port = await anyFreePort('127.0.0.1');
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['max_connections=200', ...(durable ? [] : ['fsync=off'])];
  let server: ChildProcess;

  async function launch(): Promise<void> {
    const options = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
    const args = [...options, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(path.join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    if (detached) server.unref();
    await untilReady(adminUrl, server);
  }

  async function end(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // SIGQUIT is PostgreSQL's immediate shutdown: what a crash leaves behind
    server.kill('SIGQUIT');
    await ended;
  }

  const onExit = () => server.kill('SIGQUIT');
  if (!detached) process.once('exit', onExit);
  await launch();
  return {
    adminUrl,
    get pid() {
      return server.pid;
    },
    folder,
    newDatabase: () => newDatabase(adminUrl),
    crash: end,
    restart: launch,
    async stop() {
      process.removeListener('exit', onExit);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
