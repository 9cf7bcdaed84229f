import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { isPrivateHost } from '@/lib/private-network';
import { accessRemedy, dataFile } from '@/lib/store/data-file';
import { isPersistent } from '@/lib/store/persistence';
import { clientConfig, processId } from '@/lib/store/postgres';
import { databaseFault } from '@/lib/store/postgres-faults';
import type { StoreConfig } from '@/lib/store/schema';
import { type Finding, fail, leftToOwner, pass } from './finding';

function checkFolder(config: StoreConfig): Finding[] {
  const { dataDir } = config;
  const findings: Finding[] = [];
  try {
    const folder = path.resolve(dataDir);
    // the start makes the folder, and not the one above it
    const parent = existsSync(folder) ? folder : path.dirname(folder);
    rmSync(mkdtempSync(path.join(parent, 'launch-')), { recursive: true });
    const file = dataFile(folder);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    findings.push(pass(`DATA_DIR ${dataDir} can be written`));
  } catch (error) {
    const what = `DATA_DIR ${dataDir} cannot be written (${Object(error).code})`;
    findings.push(fail(what, accessRemedy(error) ?? 'name a folder that the server may write'));
  }
  const lost = `DATA_DIR ${dataDir} is on no volume: an update of the container takes every request with it`;
  findings.push(
    isPersistent(config)
      ? pass(`DATA_DIR ${dataDir} outlives an update`)
      : fail(lost, 'mount a volume there, or set DATABASE_URL'),
  );
  return findings;
}

const facts = `select
  current_setting('server_version') as version,
  current_setting('server_encoding') as encoding,
  current_schema() as schema,
  to_regclass('leads') is not null as "hasTables",
  pg_backend_pid() as process`;

/** Nothing of it stays. */
const trial = (hasTables: boolean) => `begin;
  ${hasTables ? "insert into key_values (name, value, at) values ('launch-check', '', 0) on conflict do nothing" : 'create table launch_check (id integer)'};
  rollback`;

async function look(client: pg.Client, server: string): Promise<Finding[]> {
  await client.connect();
  const { rows } = await client.query(facts);
  const { version, encoding, schema, hasTables, process } = rows[0];
  const encrypted = 'encrypted' in client.connection.stream;
  const way = `${process === processId(client) ? '' : ', behind a pooler'}${encrypted ? ', encrypted' : ''}`;
  const findings = [pass(`${server} is PostgreSQL ${version}${way}`)];
  if (encoding !== 'UTF8') {
    const fix = "make another one: create database … encoding 'UTF8' template template0";
    findings.push(fail(`its encoding is ${encoding}: not every text of a visitor fits`, fix));
  }
  await client.query(trial(hasTables));
  const tables = hasTables ? 'the tables are there' : 'the first start can make the tables';
  findings.push(pass(`it can be written to, and ${tables}, in the schema ${schema}`));
  if (!encrypted && !isPrivateHost(client.host)) {
    const fix = '?sslmode=verify-full, with sslrootcert= where its authority is your own';
    findings.push(leftToOwner('everybody on the way to it can read along', fix));
  }
  return findings;
}

async function checkDatabase(databaseUrl: string): Promise<Finding[]> {
  const { host, pathname } = new URL(databaseUrl);
  const server = `${host}${pathname} (DATABASE_URL)`;
  let client: pg.Client | undefined;
  try {
    client = new pg.Client(clientConfig(databaseUrl));
    // what breaks it off is what the query rejects with, too
    client.on('error', () => {});
    return await look(client, server);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const { what = message, remedy = 'see the server’s log' } = databaseFault(error) ?? {};
    return [fail(`${server}: ${what}${code ? ` (${code})` : ''}`, remedy)];
  } finally {
    await client?.end();
  }
}

/** Whether requests can be stored. It changes nothing there. */
export const checkStore = async (config: StoreConfig): Promise<Finding[]> =>
  config.databaseUrl === null ? checkFolder(config) : await checkDatabase(config.databaseUrl);
