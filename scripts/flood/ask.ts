// One request of a flood, or of the visitor beside it.
import http, { type Agent } from 'node:http';
import https from 'node:https';

export interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  /** A body instead whose last byte never comes. */
  unfinished?: Buffer | undefined;
}

interface From {
  localAddress?: string;
  /** A connection of its own without one. */
  agent?: Agent;
  limitMs?: number;
}

/** A browser's: programs' visits are not counted. */
const agentName = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The status when the answer has been read, 'cut' where the connection ends before; never rejects. */
export function ask(
  origin: string,
  { method = 'GET', path = '/', headers, body = '', unfinished }: Asked,
  { localAddress, agent, limitMs = 600_000 }: From = {},
): Promise<string> {
  const { host, hostname, port, protocol } = new URL(origin);
  const length = unfinished ? unfinished.length + 1 : Buffer.byteLength(body);
  const sent = {
    ...{ Host: host, 'User-Agent': agentName, Accept: 'text/html', ...headers },
    ...(method === 'POST' && { 'Content-Type': 'application/json', 'Content-Length': length }),
  };
  return new Promise((resolve) => {
    const request = (protocol === 'https:' ? https : http).request({
      ...{ host: '127.0.0.1', port, method, path, headers: sent, localAddress },
      ...{ servername: hostname, rejectUnauthorized: false, agent: agent ?? false },
      signal: AbortSignal.timeout(limitMs),
    });
    request.on('error', () => resolve('cut'));
    request.on('response', (response) => {
      const status = String(response.statusCode);
      response.on('close', () => resolve(status)).resume();
    });
    if (unfinished) request.write(unfinished);
    else request.end(body);
  });
}
