// A release: everything that a server needs, and nothing that it does not.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { importBundle } from './bundle.mjs';
import { writeCommandLine, writeInstaller } from './command-line.mjs';
import { writeConfiguration } from './configuration.mjs';
import { writeDocumentRoot } from './document-root.mjs';
import { frontDoor } from './listen.mjs';
import { markRelease, placeForRelease } from './place.mjs';
import { writeServer } from './server.mjs';

/** @import { CompleteOptions, ReleaseOptions } from './listen.mjs' */

const BROTLI_BEST = 11;

async function builtAt() {
  const buildId = path.join(root, '.next', 'BUILD_ID');
  if (!existsSync(buildId)) throw new Error('There is no build to package: run npm run build');
  return { id: await readFile(buildId, 'utf8'), releasedAt: (await stat(buildId)).mtime };
}

/** The commit that was built, with a mark where it is not all; null where there is no git. */
function commit() {
  /** @param {string[]} args */
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const id = git('rev-parse', '--short=8', 'HEAD');
  return id && git('status', '--porcelain') ? `${id}-dirty` : id;
}

/** @param {string} folder */
async function writeServerFolder(folder) {
  await writeServer(folder);
  await writeCommandLine(folder);
}

/**
 * Writes the release of the present build, in place of the release that is there.
 *
 * @param {string} folder
 * @param {ReleaseOptions} options without `installed`, the release stays where it is written
 * @returns {Promise<string>} the folder, absolute
 * @throws when the folder holds anything but a release
 */
export async function writeRelease(folder, options) {
  const { id, releasedAt } = await builtAt();
  const release = await placeForRelease(folder);
  await rm(release, { recursive: true, force: true });
  await mkdir(release, { recursive: true });
  await markRelease(release);
  /** @type {CompleteOptions} */
  const complete = {
    installed: release,
    node: '127.0.0.1:3000',
    listenPlain: '80',
    behind: [],
    cdnSeconds: 0,
    ...options,
  };
  const { answers, policy, otherHost } = /** @type {typeof import('./server-answers')} */ (
    await importBundle('build/package/server-answers.ts')
  );
  const { redirects } = /** @type {typeof import('../../content/redirects')} */ (
    await importBundle('content/redirects.ts')
  );
  const [contents] = await Promise.all([
    writeDocumentRoot(path.join(release, 'www'), answers, {
      releasedAt,
      quality: options.quality ?? BROTLI_BEST,
    }),
    writeServerFolder(path.join(release, 'server')),
    writeInstaller(release),
  ]);
  await writeConfiguration(
    release,
    { ...contents, redirects, answersPolicy: policy, otherHost: otherHost(options.siteUrl) },
    complete,
  );
  const { siteUrl, installed, node } = complete;
  const description = { siteUrl, build: id, commit: commit(), installed, node };
  await markRelease(release, { ...description, ...frontDoor(new URL(siteUrl), complete) });
  return release;
}
