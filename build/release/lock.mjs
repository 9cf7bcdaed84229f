// One release at a time on a machine.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { errorCode } from '../../scripts/lib/errors.mjs';

/**
 * Does the work while nobody else does any for the same folder. The lock is a socket without a file (unix(7), abstract):
 * it ends with its process, so that none is left behind by a power cut.
 *
 * @template T
 * @param {string} to the folder
 * @param {() => Promise<T>} work
 * @throws when somebody else is at it
 */
export async function exclusively(to, work) {
  const name = createHash('sha256').update(path.resolve(to)).digest('hex').slice(0, 16);
  const lock = net.createServer();
  try {
    lock.listen(`\0linea-site-release-${name}`);
    await once(lock, 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Another release to ${to} is under way: wait for its end.`);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
