// What a release has lost of the one before: an address without its page, and without another to lead to.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const pagesFolder = path.join('www', 'pages', 'plain');

/**
 * Every page's address, the home page's apart: that is always there.
 *
 * @param {string} release
 */
async function pageAddresses(release) {
  const folder = path.join(release, pagesFolder);
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return files.filter((file) => file.endsWith('.html')).map((file) => `/${file.slice(0, -5)}`);
}

/**
 * The addresses that its nginx leads elsewhere.
 *
 * @param {string} release
 */
async function movedAddresses(release) {
  const file = path.join(release, 'nginx', 'http.conf');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, table = ''] = /^map \$uri \$site_moved \{$([\s\S]*?)^\}$/m.exec(text) ?? [];
  return [...table.matchAll(/^ *"([^"]*)"/gm)].map(([, address = '']) => address);
}

/**
 * @param {string} before the folder of the release that is served
 * @param {string} release
 * @returns {Promise<string[]>} addresses that answered before, and would not any more
 */
export async function lostAddresses(before, release) {
  const there = [...(await pageAddresses(release)), ...(await movedAddresses(release))];
  const kept = new Set(there.map((address) => address.toLowerCase()));
  return [...(await pageAddresses(before)), ...(await movedAddresses(before))]
    .filter((address) => !kept.has(address.toLowerCase()) && !address.endsWith('/'))
    .sort();
}
