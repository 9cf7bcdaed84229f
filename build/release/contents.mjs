// What a release must be, as far as its files say: before anything is switched.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const required = [
  'www/home/plain/page.html',
  'www/errors/plain/not-found.html',
  'nginx/linea-site.conf',
  'nginx/http.conf',
  'systemd/linea-site.service',
  'systemd/linea-site.socket',
  'systemd/linea-site-backup.service',
  'systemd/linea-site-backup.timer',
  'server/server.js',
  'server/leads.mjs',
  'server/launch-check.mjs',
  'server/.next/BUILD_ID',
];

/** Names that only what is not to leave its machine has: settings, stores, keys. */
const notToLeave =
  /(^|\/)\.env|\.(db|sqlite3?|pem|key|p12|pfx)(-\w+)?$|(^|\/)(backups|id_rsa|id_ed25519)(\/|$)/;
const privateKey = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]/;
/** Packages have examples of keys in their texts; what runs has none of its own. */
/** @param {string} name */
const isPackage = (name) => name.startsWith('server/node_modules/');

const decoders = [
  { coding: 'br', decode: promisify(zlib.brotliDecompress) },
  { coding: 'gzip', decode: promisify(zlib.gunzip) },
];

/** @param {string} folder */
async function namesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}

/**
 * Each page and each answer in each coding, with the same content; of files, what is compressed at all.
 *
 * @param {string} release
 * @param {string[]} names of its files
 */
async function codingFaults(release, names) {
  /** @type {string[]} */
  const faults = [];
  const there = new Set(names);
  for (const name of names) {
    const [www, tree, coding, ...rest] = name.split('/');
    if (www !== 'www' || coding !== 'plain') continue;
    const variants = decoders.map(({ coding, decode }) => {
      return { variant: [www, tree, coding, ...rest].join('/'), decode };
    });
    if (tree === 'files' && !variants.some(({ variant }) => there.has(variant))) continue;
    const plain = await readFile(path.join(release, name));
    for (const { variant, decode } of variants) {
      const same =
        there.has(variant) &&
        (await readFile(path.join(release, variant))
          .then((content) => decode(content))
          .then((content) => content.equals(plain))
          .catch(() => false));
      if (!same) faults.push(`${variant} is missing, or is not what ${name} is`);
    }
  }
  return faults;
}

/**
 * Whether what the pages ask for is there.
 *
 * @param {string} release
 * @param {string[]} names of its files
 */
async function scriptFaults(release, names) {
  const there = new Set(names);
  const missing = new Set();
  for (const name of names.filter((it) => /^www\/(home|pages)\/plain\/.*\.html$/.test(it))) {
    const html = await readFile(path.join(release, name), 'utf8');
    for (const [, address] of html.matchAll(/["'](\/_next\/static\/[\w./~-]+\.\w+)["'\\]/g)) {
      if (!there.has(`www/files/plain${address}`))
        missing.add(`${address}, which ${name} asks for`);
    }
  }
  return [...missing].map((what) => `${what}, is missing`);
}

/**
 * @param {string} release
 * @param {string[]} names of its files
 */
async function privateFaults(release, names) {
  const faults = names
    .filter((name) => !isPackage(name) && notToLeave.test(name))
    .map((name) => `${name} is not to be in a release`);
  for (const name of names.filter((it) => !isPackage(it) && !it.startsWith('www/'))) {
    if (privateKey.test(await readFile(path.join(release, name), 'latin1'))) {
      faults.push(`${name} holds a private key`);
    }
  }
  return faults;
}

/**
 * @param {string} release its folder
 * @throws with all that is wrong with it
 */
export async function checkContents(release) {
  const names = await namesIn(release);
  const faults = [
    ...required
      .filter((name) => !existsSync(path.join(release, name)))
      .map((name) => `${name} is missing`),
    ...(await codingFaults(release, names)),
    ...(await scriptFaults(release, names)),
    ...(await privateFaults(release, names)),
  ];
  if (faults.length > 0) throw new Error(`The release is not whole:\n  ${faults.join('\n  ')}`);
}
