// The server for /api: of Next's own standalone copy what runs, and the release's start file.
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

const built = path.join(root, '.next');
const standalone = path.join(built, 'standalone');

/**
 * All that a server gets, by folder. Everything else that the trace of the build may have found in the project stays
 * where it is: the trace takes along what code might read, and that was once the requests themselves.
 */
const wanted = [
  '.next',
  'node_modules',
  // which legal texts there are; the form's document names the privacy text
  'content/legal',
];

/** Packages that only the build needs: pictures are not resized at run time, and the share images are made. */
const builders = ['sharp', '@img', '@fontsource'];

/** What never runs, wherever it lies: maps tell the sources, `.env` files the builder's own passwords. */
const neverRuns = /\.map$|\.nft\.json$|(^|\/)\.env|^content\/legal\/README\.md$/;

/** In packages too: types, documents and tests. Their licences stay with them. */
const neverRunsInPackages = /\.ts$|\.md$|^node_modules\/(@[^/]+\/)?[^/]+\/tests?(\/|$)/;

/** What nginx serves. The server has the not-found page for addresses under /api, and the page of its own failure. */
const servedByNginx = /^\.next\/server\/app\/(?!_).*(\.(html|rsc|body|meta)|\.segments)$/;

/** @param {string} name */
function runs(name) {
  if (servedByNginx.test(name)) return false;
  if (builders.some((it) => name.startsWith(path.join('node_modules', it)))) return false;
  if (neverRuns.test(name)) return false;
  const inPackage = name.startsWith('node_modules') && !/licen[cs]e/i.test(name);
  return !(inPackage && neverRunsInPackages.test(name));
}

/** @param {string} folder */
async function copyWanted(folder) {
  for (const part of wanted) {
    await cp(path.join(standalone, part), path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => runs(path.relative(standalone, source)),
    });
  }
}

/**
 * The standalone copy is older than the build's last step: the finished pages take the unfinished ones' place.
 *
 * @param {string} folder
 */
async function copyFinishedPages(folder) {
  const app = path.join('.next', 'server', 'app');
  const finished = (await readdir(path.join(root, app))).filter((file) =>
    /^_.*\.(html|meta)$/.test(file),
  );
  for (const file of finished) {
    const target = path.join(folder, app, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(root, app, file), target);
  }
}

/**
 * Writes all of `server/` but its start file, which is a template, and its command line.
 *
 * @param {string} folder
 */
export async function writeServer(folder) {
  await copyWanted(folder);
  await copyFinishedPages(folder);
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
}
