// TypeScript sources of the project for what runs without its packages: the server, its command line, and these scripts.
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../scripts/lib/project.mjs';

/** @import { BuildOptions } from 'esbuild' */

/** @satisfies {BuildOptions} */
const common = {
  bundle: true,
  platform: 'node',
  target: 'node20.11',
  format: 'esm',
  absWorkingDir: root,
  logLevel: 'warning',
};

/** @param {string} source */
const entryOf = (source) => ({ entryPoints: [path.join(root, source)] });

/** What cannot be part of one file; Next's standalone copy brings it along, `pg-native` apart, which is optional. */
const external = ['next', '@next/env', 'libsql', 'nodemailer', 'pg', 'pg-native'];

// the packages inside are CommonJS, and ask for Node's modules in its way
const banner = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
};

/**
 * Writes a program with all that it imports into one file.
 *
 * @param {string} source
 * @param {string} outfile
 */
export async function writeProgram(source, outfile) {
  await build({ ...common, ...entryOf(source), outfile, banner, external });
}

/**
 * Loads a source that imports nothing but the project's own and Node's modules.
 *
 * @param {string} source
 * @returns {Promise<unknown>} the module, for whoever asks to say which it is
 */
export async function importSource(source) {
  const { outputFiles } = await build({ ...common, ...entryOf(source), write: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return await import(`data:text/javascript;base64,${code}`);
}
