// A visitor who opens the home again and again, each time anew, from a network of his own.
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 100;
/** Stands for a page that did not come, too. */
const patienceMs = 10_000;

/** Milliseconds to the page's last byte. */
export async function pageMs(url: string): Promise<number> {
  const { host, hostname, port, protocol } = new URL(url);
  const since = performance.now();
  const asked = (protocol === 'https:' ? https : http).get({
    ...{ host: '127.0.0.1', port, path: '/', agent: false, localAddress: '127.0.9.9' },
    ...{ servername: hostname, rejectUnauthorized: false },
    headers: { Host: host, 'Accept-Encoding': 'br', 'X-Forwarded-For': '203.0.113.9' },
    signal: AbortSignal.timeout(patienceMs),
  });
  try {
    const [response]: IncomingMessage[] = await once(asked, 'response');
    if (response?.statusCode !== 200) throw new Error('no page');
    await buffer(response);
    return performance.now() - since;
  } catch {
    asked.destroy();
    return patienceMs;
  }
}

/** The times of all pages, by length, when what they are opened beside is over. */
export async function visitBeside(flood: Promise<unknown>, url: string): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const end = () => {
    over = true;
  };
  flood.then(end, end);
  do {
    times.push(await pageMs(url));
    await pause(pauseMs);
  } while (!over);
  return times.sort((a, b) => a - b);
}
