/** What a phone on a slow network has after the first round trip, in the pages as they were built. */
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { canonicalPaths } from '../../support/e2e/addresses';
import { builtFile, stemOf } from '../../support/e2e/built-pages';

/** A server may send ten segments before it waits for an answer (RFC 6928). */
const FLIGHT_BYTES = 10 * 1460;
/** More than the server puts before a page: its policy and the other security headers. */
const HEADER_BYTES = 2000;

/** The text that a browser can make of a compressed page's beginning. */
async function readBeginning(compressed: Buffer): Promise<string> {
  const unpack = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  unpack.end(compressed);
  const pieces: Buffer[] = [];
  for await (const piece of unpack) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

for (const path of canonicalPaths) {
  test(`${path} brings its styles and its first screen in one flight`, async () => {
    const page = brotliCompressSync(builtFile(`${stemOf(path)}.html`));
    const beginning = await readBeginning(page.subarray(0, FLIGHT_BYTES - HEADER_BYTES));
    const hero = beginning.slice(beginning.indexOf('<h1'));
    expect(beginning).toContain('</style>');
    // heading, lead and calls to action
    expect(hero).toContain('</h1>');
    expect(hero.match(/<a /g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });
}
