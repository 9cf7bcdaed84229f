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

const encoders = {
  plain: async (content) => content,
  br: (content, quality) =>
    brotli(content, {
      params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality },
    }),
  gzip: (content) => gzip(content, { level: 9 }),
};

const encodings = Object.keys(encoders);

/**
 * A writer of encoded files. The same content under several names is compressed once.
 *
 * @param {string} folder the document root
 * @param {{ releasedAt: Date, quality: number }} options the release's time, and brotli's quality (0 to 11)
 */
export function encodedFiles(folder, { releasedAt, quality }) {
  const done = new Map();

  function encode(encoding, content) {
    if (encoding === 'plain') return content;
    const key = `${encoding} ${createHash('sha256').update(content).digest('hex')}`;
    if (!done.has(key)) done.set(key, encoders[encoding](content, quality));
    return done.get(key);
  }

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
    /** @param {string} tree `home`, `pages`, `files` or `errors` */
    compressed: (tree, name, content) =>
      Promise.all(encodings.map((encoding) => write(encoding, tree, name, content))),
    asItIs: (tree, name, content) => write('plain', tree, name, content),
  };
}
