// Ports of this machine, and servers that answer on them.
import net from 'node:net';

/** The port at which a server could listen now, 0 for any; undefined where it is taken. Without a host: on every address. */
function probe(port: number, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

export const isFree = async (port: number, host?: string): Promise<boolean> =>
  (await probe(port, host)) !== undefined;

export async function anyFreePort(host?: string): Promise<number> {
  const port = await probe(0, host);
  if (port === undefined) throw new Error(`No free port at ${host ?? 'any address'}.`);
  return port;
}

export async function nextFreePort(
  port: number,
  host?: string,
  taken: number[] = [],
): Promise<number> {
  for (let candidate = port; candidate < 65_536; candidate += 1)
    if (!taken.includes(candidate) && (await isFree(candidate, host))) return candidate;
  throw new Error(`No free port at or after ${port}.`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Asks until the server answers. Throws when `gone` resolves before, or after `limitMs`. */
export async function untilHttp(
  url: string,
  { gone, limitMs }: { gone: Promise<unknown>; limitMs: number },
): Promise<void> {
  const deadline = Date.now() + limitMs;
  let ended = false;
  gone.then(() => {
    ended = true;
  });
  while (!(await answers(url))) {
    if (ended) throw new Error(`${url} ended before it answered.`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer in ${limitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
