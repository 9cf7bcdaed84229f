// A release: everything that a server needs, and nothing that it does not.
import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/project.mjs';
import { writeCommandLine } from './command-line.mjs';
import { writeConfiguration } from './configuration.mjs';
import { writeDocumentRoot } from './document-root.mjs';
import { writeServer } from './server.mjs';

const BROTLI_BEST = 11;

/**
 * Writes the release of the present build, in place of what is there.
 *
 * @param {string} folder
 * @param {{ siteUrl: string, installed?: string, node?: string, listen?: string, quality?: number }} options
 *   as for the configuration; `quality` is brotli's. Without `installed`, the release stays where it is written.
 */
export async function writeRelease(folder, options) {
  const buildId = path.join(root, '.next', 'BUILD_ID');
  if (!existsSync(buildId)) throw new Error('There is no build to package: run npm run build');
  const release = path.resolve(folder);
  await rm(release, { recursive: true, force: true });
  await mkdir(release, { recursive: true });
  const { mtime: releasedAt } = await stat(buildId);
  const [contents] = await Promise.all([
    writeDocumentRoot(path.join(release, 'www'), {
      releasedAt,
      quality: options.quality ?? BROTLI_BEST,
    }),
    writeServer(path.join(release, 'server')).then(() =>
      writeCommandLine(path.join(release, 'server')),
    ),
  ]);
  await writeConfiguration(release, contents, {
    siteUrl: options.siteUrl,
    installed: options.installed ?? release,
    node: options.node ?? '127.0.0.1:3000',
    listen: options.listen,
  });
  return release;
}
