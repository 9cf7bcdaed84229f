// The folder that the server runs from: Next's standalone copy, with the finished pages, the files, and the programs.
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../scripts/lib/project.mjs';
import { writeProgram } from './bundle.mjs';

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

/** Packages that only the build needs: pictures are not resized at run time, and the share images are made. */
const builders = /^node_modules\/(?:sharp|@img|@fontsource)$/;

/** What never runs, wherever it lies; types, documents and tests of packages. */
const neverRuns =
  /\.map$|\.nft\.json$|\.d\.[cm]?ts$|^node_modules\/(?:@[^/]+\/)?[^/]+\/tests?$|^node_modules\/(?!.*licen[cs]e)(?:.+)\.(?:tsx?|md)$|^content\/(?!legal(?:\/|$))|^content\/legal\/README\.md$/;

async function removeWhatNeverRuns() {
  for (const name of await readdir(standalone)) {
    if (!own.includes(name)) await rm(path.join(standalone, name), { recursive: true });
  }
  for (const name of await readdir(standalone, { recursive: true })) {
    if (!neverRuns.test(name) && !builders.test(name)) continue;
    await rm(path.join(standalone, name), { recursive: true, force: true });
  }
}

/** Completes the folder; right after the pages are finished. */
export async function completeStandalone() {
  await removeWhatNeverRuns();
  const pages = path.join('server', 'app');
  await cp(path.join(built, pages), path.join(standalone, '.next', pages), {
    recursive: true,
    filter: (file) => !/\.(?:map|nft\.json)$/.test(file),
  });
  await cp(path.join(built, 'static'), path.join(standalone, '.next', 'static'), {
    recursive: true,
  });
  await cp(path.join(root, 'public'), path.join(standalone, 'public'), { recursive: true });
  for (const [name, source] of Object.entries(programs)) {
    await writeProgram(source, path.join(standalone, name));
  }
}
