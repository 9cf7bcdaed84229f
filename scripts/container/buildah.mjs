// buildah without an engine: images and containers in a folder of their own, made with nothing but chroot.
import { run, start } from '../lib/children.mjs';

const LIMIT_MS = 30 * 60_000;
/** @type {string[]} */
let storage = [];

/**
 * Where images are kept from now on; vfs because it works inside of any machine.
 *
 * @param {string} folder
 */
export function keepImagesIn(folder) {
  storage = ['--root', `${folder}/images`, '--runroot', `${folder}/run`, '--storage-driver', 'vfs'];
}

/**
 * Runs buildah to its end and gives what it wrote.
 *
 * @param {string[]} args
 */
export async function buildah(...args) {
  const { child, ended } = start('buildah', [...storage, ...args], { quiet: true });
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  const { code } = await ended;
  if (code !== 0) throw new Error(`buildah ${args[0]} failed:\n${complaints || text}`);
  return text;
}

/**
 * Builds the project's Dockerfile, its words to ours.
 *
 * @param {string} name
 * @param {Record<string, string>} buildArguments
 */
export const buildImage = (name, buildArguments, { quiet = false } = {}) =>
  run(
    'buildah',
    [
      ...storage,
      'bud',
      '--isolation=chroot',
      '--format=docker',
      '--layers=false',
      ...Object.entries(buildArguments).map(([key, value]) => `--build-arg=${key}=${value}`),
      `--tag=${name}`,
      '.',
    ],
    { timeoutMs: LIMIT_MS, quiet },
  );
