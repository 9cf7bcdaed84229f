// Ports of this machine, and servers that answer on them.
import net from 'node:net';

/** @typedef {{ gone: Promise<unknown>, limitMs: number }} Wait until when it is waited: its end, or so many milliseconds */

/**
 * Whether a server could listen there now. Without a host: on every address.
 *
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/**
 * The port of a server that listens.
 *
 * @param {net.Server} server
 */
export function portOf(server) {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('This server listens on no port.');
  return address.port;
}

/**
 * A port that the system has just now found free.
 *
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export function anyFreePort(host) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}

/**
 * The first free port at or after `port`.
 *
 * @param {number} port
 * @param {string} [host]
 * @param {number[]} [taken] ports that are not to be used
 */
export async function nextFreePort(port, host, taken = []) {
  for (let candidate = port; candidate < 65_536; candidate += 1) {
    if (!taken.includes(candidate) && (await isFree(candidate, host))) return candidate;
  }
  throw new Error(`No free port at or after ${port}.`);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function connects(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Asks again and again until the server answers; throws when `gone` resolves before, or after
 * `limitMs`.
 *
 * @param {() => Promise<boolean>} isThere
 * @param {string} what
 * @param {Wait} wait
 */
async function until(isThere, what, { gone, limitMs }) {
  const deadline = Date.now() + limitMs;
  let ended = false;
  gone.then(() => {
    ended = true;
  });
  while (!(await isThere())) {
    if (ended) throw new Error(`${what} ended before it answered.`);
    if (Date.now() > deadline) throw new Error(`${what} did not answer in ${limitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * @param {string} url
 * @param {Wait} wait
 */
export const untilHttp = (url, wait) => until(() => answers(url), url, wait);

/**
 * @param {number} port
 * @param {string} host
 * @param {Wait} wait
 */
export const untilTcp = (port, host, wait) =>
  until(() => connects(port, host), `Port ${port}`, wait);
