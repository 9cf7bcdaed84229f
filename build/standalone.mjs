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

/** Packages that only the build needs: pictures are not resized at run time, and the share images are made. */
const builders = ['sharp', '@img', '@fontsource'];

/** Completes the folder; right after the pages are finished. */
export async function completeStandalone() {
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
  for (const name of builders) {
    await rm(path.join(standalone, 'node_modules', name), { recursive: true, force: true });
  }
  // Next takes them along: they tell the builder's own passwords, and the server reads those of the folder it is started in
  const own = (await readdir(standalone)).filter((name) => name.startsWith('.env'));
  for (const name of own) await rm(path.join(standalone, name));
}
