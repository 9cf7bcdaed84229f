// Where things are, for scripts that run before anything is installed: node: built-ins only.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The program of an installed package, to be run with `process.execPath` on every platform. */
export function localBin(packageName, binName = packageName.split('/').at(-1)) {
  const require = createRequire(path.join(root, 'package.json'));
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[binName]);
}

/** npm itself, as this process was started by it, or as found on the PATH. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}
