// The folder that the server runs from: Next's standalone copy, with the finished pages, the files, and the programs.
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../scripts/lib/project.mjs';

const built = path.join(root, '.next');
const standalone = path.join(built, 'standalone');

/** Sources of the programs, by the name that each is started by. */
const programs = {
  'server.js': 'lib/server/main.ts',
  'leads.js': 'scripts/leads.ts',
  'launch-check.js': 'scripts/launch-check.ts',
};

/** All that the server needs of the project. Next's trace takes along what code might read: once the requests themselves. */
const own = ['.next', 'node_modules', 'content', 'package.json'];

/** What never runs or is never asked for, wherever it lies: data for a router, types, documents and tests of packages, and those that draw the share images. */
const neverRuns =
  /^node_modules\/(?:sharp|@img|@fontsource)$|\.map$|\.rsc$|\.segments$|\.nft\.json$|\.d\.[cm]?ts$|^node_modules\/(?:@[^/]+\/)?[^/]+\/tests?$|^node_modules\/(?!.*licen[cs]e)(?:.+)\.(?:tsx?|md)$|^content\/(?!legal(?:\/|$))|^content\/legal\/README\.md$/;

/** What cannot be part of one file; Next's standalone copy brings it along, `pg-native` apart, which is optional. */
const external = ['next', '@next/env', 'libsql', 'nodemailer', 'pg', 'pg-native'];

// the packages inside are CommonJS, and ask for Node's modules in its way
const banner = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
};

/** Writes a program with all that it imports into one file. @public the tests' too */
export async function writeProgram(source: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [path.join(root, source)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.11',
    format: 'esm',
    absWorkingDir: root,
    logLevel: 'warning',
    banner,
    external,
  });
}

async function removeWhatNeverRuns() {
  for (const name of await readdir(standalone)) {
    if (!own.includes(name)) await rm(path.join(standalone, name), { recursive: true });
  }
  for (const name of await readdir(standalone, { recursive: true })) {
    const gone = path.join(standalone, name);
    if (neverRuns.test(name)) await rm(gone, { recursive: true, force: true });
  }
}

export async function completeStandalone() {
  const pages = path.join('server', 'app');
  const files = { recursive: true };
  await cp(path.join(built, pages), path.join(standalone, '.next', pages), files);
  await removeWhatNeverRuns();
  await cp(path.join(built, 'static'), path.join(standalone, '.next', 'static'), files);
  await cp(path.join(root, 'public'), path.join(standalone, 'public'), files);
  for (const [name, source] of Object.entries(programs))
    await writeProgram(source, path.join(standalone, name));
}
