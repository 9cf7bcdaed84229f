// TypeScript sources of the site for what runs without it: on a server that has no npm, and in these scripts.
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/project.mjs';

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

/**
 * Writes a source with all that it imports into one file.
 *
 * @param {string} source
 * @param {string} outfile
 * @param {Pick<BuildOptions, 'banner' | 'external'>} [options]
 */
export async function writeBundle(source, outfile, options) {
  await build({ ...common, ...entryOf(source), outfile, ...options });
}

/**
 * Loads a source that imports nothing but the project's own and Node's modules.
 *
 * @param {string} source
 * @returns {Promise<unknown>} the module, for whoever asks to say which it is
 */
export async function importBundle(source) {
  const { outputFiles } = await build({ ...common, ...entryOf(source), write: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return await import(`data:text/javascript;base64,${code}`);
}
