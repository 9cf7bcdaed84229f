// Runs scripts/NAME.ts on a fresh clone: what is in node_modules is made what the lockfile asks for first.
// It is started before packages are there: node: built-ins alone, and no TypeScript.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { step } from './lib/progress.mjs';

const [name = 'demo'] = process.argv.splice(2, 1);
process.chdir(path.dirname(import.meta.dirname));

/** Until the script itself has begun: then scripts/lib/children.ts listens in the place of this. */
function end() {
  if (name === 'test') console.log('\n0 passed, 1 failed, 0 skipped');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);

/** @param {string} file a lockfile */
function lockedVersions(file) {
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(packages).filter(([folder]) => folder));
  } catch {
    return new Map();
  }
}

/** By what npm notes of itself: a fresh checkout makes every file new, and other systems' packages may be missing. */
function packagesAreCurrent() {
  const installed = lockedVersions('node_modules/.package-lock.json');
  return [...lockedVersions('package-lock.json')].every(([folder, { version, optional }]) =>
    installed.has(folder) ? installed.get(folder).version === version : optional,
  );
}

/** @returns {Promise<string>} what npm said where it failed, else '' */
function install() {
  const cli = process.env.npm_execpath;
  const [npm, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--loglevel=error'];
  const child = spawn(npm, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code) => resolve(code === 0 ? '' : said || `status ${code}`));
  }).finally(() => process.off('exit', stop));
}

const fault = packagesAreCurrent() ? '' : await step('Packages (npm ci)', install);
if (fault) {
  console.error(`${fault}\nnpm ci failed: see above.`);
  end();
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${name}.ts`);
}
