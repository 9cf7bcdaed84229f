// Ports of this machine, and servers that answer on them.
import net from 'node:net';

/** Whether a server could listen there now. Without a host: on every address. */
export function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

/** A port that the system has just now found free. */
export function anyFreePort(host) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The first free port at or after `port`. */
export async function nextFreePort(port, host, taken = []) {
  for (let candidate = port; candidate < 65_536; candidate += 1) {
    if (!taken.includes(candidate) && (await isFree(candidate, host))) return candidate;
  }
  throw new Error(`No free port at or after ${port}.`);
}

function connects(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}

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

export const untilHttp = (url, options) => until(() => answers(url), url, options);
export const untilTcp = (port, host, options) =>
  until(() => connects(port, host), `Port ${port}`, options);
