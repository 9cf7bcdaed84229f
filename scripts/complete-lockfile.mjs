// Writes into package-lock.json the platform packages that npm left out: when the registry in use
// does not carry a native package for some other system, `npm install` drops it from the lockfile,
// and `npm ci` then refuses that lockfile everywhere. Run it (`node scripts/complete-lockfile.mjs`) after a change of
// the dependencies; it touches no network and no entry that is there.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asRecord, asText } from './lib/json.mjs';
import { root } from './lib/project.mjs';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The platform in a native package's name, such as `@next/swc-linux-x64-musl`.
 *
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.find((word) => PROCESSORS.includes(word));
  if (words.includes('wasm32')) return { cpu: ['wasm32'] };
  if (!system || !processor) throw new Error(`No platform in the name of ${name}.`);
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = system === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {};
  return { cpu: [processor], ...libc, os: [system] };
}

/**
 * Whether the lockfile has the package somewhere that Node finds from `from`.
 *
 * @param {Record<string, unknown>} packages
 * @param {string} from
 * @param {string} name
 */
function resolves(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

const file = path.join(root, 'package-lock.json');
const lockfile = asRecord(JSON.parse(await readFile(file, 'utf8')), file);
const packages = asRecord(lockfile.packages, `packages in ${file}`);
const added = [];
for (const [folder, value] of Object.entries(packages)) {
  const entry = asRecord(value, folder);
  for (const [name, wanted] of Object.entries(
    asRecord(entry.optionalDependencies ?? {}, `optionalDependencies of ${folder}`),
  )) {
    if (resolves(packages, folder, name)) continue;
    const version = asText(wanted, `the version of ${name}`);
    if (!/^\d/.test(version)) throw new Error(`${name} of ${folder} is not pinned: ${version}.`);
    const dev = entry.dev ? { dev: true } : {};
    packages[`node_modules/${name}`] = { version, ...dev, optional: true, ...platformOf(name) };
    added.push(`${name}@${version}`);
  }
}
lockfile.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(added.length ? `Added:\n${added.join('\n')}` : 'The lockfile is complete.');
