import { createHash } from 'node:crypto';

/**
 * The first bytes of a content hash, as Next's own file names have them.
 *
 * @param {string} text
 */
export const contentName = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
