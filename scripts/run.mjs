// Runs scripts/NAME.ts on a fresh clone: what is in node_modules is made what the lockfile asks for first.
// It is started before packages are there: node: built-ins alone, and no TypeScript.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

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

function install() {
  console.log('Installing the packages (npm ci): 600 packages, about a minute …');
  const cli = process.env.npm_execpath;
  const [npm, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--loglevel=error'];
  const child = spawn(npm, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  }).finally(() => process.off('exit', stop));
}

if (packagesAreCurrent() || (await install())) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${name}.ts`);
} else {
  console.error('npm ci failed: see above.');
  end();
}
