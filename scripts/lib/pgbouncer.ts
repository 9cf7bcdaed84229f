// PgBouncer in front of a PostgreSQL server: each transaction gets any of its connections.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastLines, start } from './children';
import { anyFreePort } from './ports';
import { handedOver } from './postgres';
import { ensure, findProgram } from './programs';

export const findPgBouncer = () => findProgram('pgbouncer');

export const ensurePgBouncer = (): Promise<string> =>
  ensure('PgBouncer', findPgBouncer, 'pgbouncer');

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** In front of one database, for the user and password of its address. It ends with this process. */
export async function startPgBouncer(databaseUrl: string) {
  const program = await ensurePgBouncer();
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  const [settings, users] = [path.join(folder, 'ini'), path.join(folder, 'users')];
  const { hostname, port: upstream, pathname, username, password } = new URL(databaseUrl);
  const port = await anyFreePort('127.0.0.1');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const ini = `[databases]
${pathname.slice(1)} = host=${hostname} port=${upstream}
[pgbouncer]
pool_mode = transaction
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
server_login_retry = 1
auth_type = scram-sha-256
auth_file = ${users}
`;
  writeFileSync(settings, ini);
  // it refuses to run as root
  const asUser = handedOver(folder).uid === undefined ? [] : ['-u', 'postgres'];
  const running = start(program, [...asUser, settings], { quiet: true });
  const end = () => running.signal('SIGKILL');
  process.once('exit', end);
  let fault = '';
  void running.ended.then((how) => {
    fault = `PgBouncer ended (${how}):\n${lastLines(running.output())}`;
  });
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  while (!(await answers(port))) {
    if (fault) throw new Error(fault);
    await pause(20);
  }
  return {
    url,
    async stop() {
      process.removeListener('exit', end);
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
