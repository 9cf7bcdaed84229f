// TypeScript sources of the site for what runs without it: on a server that has no npm, and in these scripts.
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/project.mjs';

const bundled = (source) => ({
  entryPoints: [path.join(root, source)],
  bundle: true,
  platform: 'node',
  target: 'node20.11',
  format: 'esm',
  absWorkingDir: root,
  logLevel: 'warning',
});

/** Writes a source with all that it imports into one file. */
export async function writeBundle(source, outfile, options) {
  await build({ ...bundled(source), outfile, ...options });
}

/** Loads a source that imports nothing but the project's own and Node's modules. */
export async function importBundle(source) {
  const { outputFiles } = await build({ ...bundled(source), write: false });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return await import(`data:text/javascript;base64,${code}`);
}
