// Every compressible file three times: as it is, with brotli and with gzip, in folders that nginx
// chooses between.
import { createHash } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_MODE_TEXT } = zlib.constants;

/** nginx names a file's version by its time, in seconds, and its length. */
const MS_PER_SECOND = 1000;

/** @typedef {'plain' | 'br' | 'gzip'} Encoding */

/** @type {Record<Encoding, (content: Buffer | string, quality: number) => Promise<Buffer | string>>} */
const encoders = {
  plain: async (content) => content,
  br: (content, quality) =>
    brotli(content, {
      params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality },
    }),
  gzip: (content) => gzip(content, { level: 9 }),
};

/** @type {Encoding[]} the ways of encoding, in the order of their times */
const encodings = ['plain', 'br', 'gzip'];

/**
 * A writer of encoded files. The same content under several names is compressed once.
 *
 * @param {string} folder the document root
 * @typedef {ReturnType<typeof encodedFiles>} Writer
 * @param {{ releasedAt: Date, quality: number }} options the release's time, and brotli's quality (0 to 11)
 */
export function encodedFiles(folder, { releasedAt, quality }) {
  /** @type {Map<string, Promise<Buffer | string>>} */
  const done = new Map();

  /**
   * @param {Encoding} encoding
   * @param {Buffer | string} content
   */
  function encode(encoding, content) {
    if (encoding === 'plain') return content;
    const key = `${encoding} ${createHash('sha256').update(content).digest('hex')}`;
    const encoded = done.get(key) ?? encoders[encoding](content, quality);
    done.set(key, encoded);
    return encoded;
  }

  /**
   * @param {Encoding} encoding
   * @param {string} tree
   * @param {string} name
   * @param {Buffer | string} content
   */
  async function write(encoding, tree, name, content) {
    const file = path.join(folder, tree, encoding, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await encode(encoding, content));
    // a second apart, so that no two encodings of one address can share an entity tag
    const age = encodings.indexOf(encoding) * MS_PER_SECOND;
    const time = new Date(releasedAt.getTime() - age);
    await utimes(file, time, time);
  }

  return {
    /**
     * @param {string} tree `home`, `pages`, `files` or `errors`
     * @param {string} name
     * @param {Buffer | string} content
     */
    compressed: (tree, name, content) =>
      Promise.all(encodings.map((encoding) => write(encoding, tree, name, content))),
    /**
     * @param {string} tree
     * @param {string} name
     * @param {Buffer | string} content
     */
    asItIs: (tree, name, content) => write('plain', tree, name, content),
  };
}
