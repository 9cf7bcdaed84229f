// The project's commands for a server that has no npm: one file each.
import path from 'node:path';
import { writeBundle } from './bundle.mjs';

/** What cannot be part of one file; the server beside it brings it along, `pg-native` apart, which is optional. */
const external = ['libsql', '@next/env', 'pg-native'];

// the packages inside are CommonJS, and ask for Node's modules in its way
const banner = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
};

/**
 * Writes `leads.mjs` and `launch-check.mjs` into the server's folder.
 *
 * @param {string} folder
 */
export async function writeCommandLine(folder) {
  for (const name of ['leads', 'launch-check']) {
    const outfile = path.join(folder, `${name}.mjs`);
    await writeBundle(`scripts/${name}.ts`, outfile, { banner, external });
  }
}

/**
 * Writes `install.mjs` into the release: it serves the release on a machine that has no clone of the project.
 *
 * @param {string} release
 */
export async function writeInstaller(release) {
  await writeBundle('build/release/install-here.mjs', path.join(release, 'install.mjs'));
}
