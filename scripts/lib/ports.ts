// Ports of this machine, and servers that answer on them.
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { lastLines, type Running } from './children';

/** The port at which a server could listen now, 0 for any; undefined where it is taken. Without a host: on every address. */
async function probe(port: number, host?: string): Promise<number | undefined> {
  const server = net.createServer().listen({ port, host });
  try {
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' ? address?.port : undefined;
  } catch {
    return undefined;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

export const isFree = async (port: number, host?: string): Promise<boolean> =>
  (await probe(port, host)) !== undefined;

export async function anyFreePort(host?: string): Promise<number> {
  const port = await probe(0, host);
  if (port === undefined) throw new Error(`No free port at ${host ?? 'any address'}.`);
  return port;
}

/** Asks until the program's server answers. Throws with the program's own words when it ends before, or takes too long. */
export async function untilHttp(url: string, program: Running, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  let fault = '';
  void program.ended.then((how) => {
    fault = `ended before it answered (${how || 'by itself'})`;
  });
  for (;;) {
    const answer = fetch(url, { signal: AbortSignal.timeout(5_000) });
    const answered = await answer.then((whole) => whole.arrayBuffer()).catch(() => null);
    if (answered) return;
    if (Date.now() > deadline) fault = `did not answer in ${limitMs / 1000} s`;
    if (fault) throw new Error(`${url} ${fault}:\n${lastLines(program.output())}`);
    await pause(100);
  }
}
