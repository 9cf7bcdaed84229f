// Adds to package-lock.json the native packages of other systems, which npm drops where the registry in use lacks them:
// `npm ci` then refuses the lockfile everywhere. To be run after a change of the dependencies.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** @param {string} name such as `@next/swc-linux-x64-musl` */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.find((word) => systems.includes(word));
  const processor = words.find((word) => processors.includes(word));
  if (words.includes('wasm32')) return { cpu: ['wasm32'] };
  if (!system || !processor) throw new Error(`No platform in the name of ${name}.`);
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = system === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {};
  return { cpu: [processor], ...libc, os: [system] };
}

/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean }> }} */
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lockfile;

/**
 * Whether Node finds the package from there.
 * @param {string} from
 * @param {string} name
 */
function resolves(from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (resolves(folder, name)) continue;
    if (!/^\d/.test(version)) throw new Error(`${name} of ${folder} is not pinned: ${version}.`);
    const entry = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    packages[`node_modules/${name}`] = entry;
    console.log(`Added: ${name}@${version}`);
  }
}
lockfile.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
