// Knows whether .next is the build of these sources, by content: a stamp inside .next holds the
// hash of everything a build reads.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from './children.mjs';
import { generatedFolders } from './generated.mjs';
import { npm, root } from './project.mjs';

/** @import { Variables } from './children.mjs' */

const BUILD_LIMIT_MS = 10 * 60_000;
const STAMP = path.join(root, '.next', 'source-stamp.json');

// What a build does not read. Everything else counts, so that a new source folder is never missed.
const NOT_SOURCES = new Set([
  ...generatedFolders,
  'tests',
  'docs',
  'deploy',
  'playwright.config.ts',
  'next-env.d.ts',
]);

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function sourceFiles(folder) {
  /** @type {string[]} */
  const files = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (folder === root && NOT_SOURCES.has(entry.name)) continue;
    if (entry.name.startsWith('.') && !entry.name.startsWith('.env')) continue;
    // other Markdown is a legal text, and a page
    if (/^(README|CONTRIBUTING|LEGGIMI)\.md$|\.tsbuildinfo$/.test(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await sourceFiles(full)));
    else files.push(full);
  }
  return files.sort();
}

async function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  for (const file of await sourceFiles(root)) {
    hash.update(`${path.relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** @param {string} file */
const readOrEmpty = (file) => readFile(file, 'utf8').catch(() => '');
const buildId = () => readOrEmpty(path.join(root, '.next', 'BUILD_ID'));

/** The build's own id is part of the stamp: a build made by hand since then is not the stamped one. */
const stamp = async () => JSON.stringify({ sources: await sourceHash(), build: await buildId() });

/** Whether `.next` holds the build of the present sources: it is for any address. */
export async function buildIsCurrent() {
  return (await buildId()) !== '' && (await readOrEmpty(STAMP)) === (await stamp());
}

/**
 * Makes the production build, and stamps it.
 *
 * @param {Variables} env
 */
export async function build(env) {
  const result = await run(...npm('run', 'build'), { cwd: root, env, timeoutMs: BUILD_LIMIT_MS });
  if (result.ok) await writeFile(STAMP, await stamp());
  return result;
}
