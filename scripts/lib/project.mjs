// Where things are, for scripts that run before anything is installed: node: built-ins only.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { asRecord, asText } from './json.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The program of an installed package, to be run with `process.execPath` on every platform.
 *
 * @param {string} packageName
 */
export function localBin(packageName, binName = packageName.replace(/^.*\//, '')) {
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  const { bin } = asRecord(require(manifest), manifest);
  const program = typeof bin === 'string' ? bin : asRecord(bin, `bin in ${manifest}`)[binName];
  return path.join(path.dirname(manifest), asText(program, `${binName} in ${manifest}`));
}

/**
 * npm itself, as this process was started by it, or as found on the PATH.
 *
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}
