// nginx's and systemd's configuration, from the templates in deploy/ and what the build says of its pages.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { securityHeaders } from '../../lib/security-headers.mjs';
import { isIndexable } from '../../lib/seo/indexable.mjs';
import { root as project } from '../lib/project.mjs';
import { segmentVariant } from './document-root.mjs';
import { bareType, nginxTypes } from './types.mjs';

const deploy = path.join(project, 'deploy');

function fill(template, values, name) {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, key) => {
    if (values[key] === undefined) throw new Error(`${name}: nothing to put in for ${key}`);
    return values[key];
  });
}

/** As nginx reads a quoted word. In a value, unlike in a key, `$` begins a variable. */
function quoted(value) {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would misread: ${value}`);
  return `"${value}"`;
}

const lines = (entries, line) => entries.map(line).join('\n');

/** nginx wants its table of names to be a power of two, above their number. */
const tableSize = (names) => 2 ** Math.ceil(Math.log2(Math.max(2048, names * 8)));

/**
 * @param {string} release the folder to write into
 * @param {Awaited<ReturnType<import('./document-root.mjs').writeDocumentRoot>>} contents
 * @param {{ siteUrl: string, installed: string, node: string, listen?: string }} options the site's origin, the
 *   folder where the release will lie, Node's address (host:port), and what nginx listens on when it is not
 *   the origin's port
 */
export async function writeConfiguration(release, contents, { siteUrl, installed, node, listen }) {
  const site = new URL(siteUrl);
  const https = site.protocol === 'https:';
  const headers = Object.entries(securityHeaders(https));
  const [host, port] = node.split(':');
  const values = {
    root: installed,
    siteUrl: site.origin,
    listen: listen ?? (site.port || (https ? '443' : '80')),
    host: site.hostname,
    indexedHost: isIndexable(siteUrl) ? `  ${quoted(site.hostname)} "";` : '',
    mapSize: String(tableSize(contents.policies.size)),
    segments: lines(contents.segments, (segment) => {
      return `  "1:${segment}" ${quoted(segmentVariant(segment))};`;
    }),
    policies: lines([...contents.policies], ([address, policy]) => {
      return `  ${quoted(address)} ${quoted(policy)};`;
    }),
    codedPages: lines([...contents.policies.keys()], (address) => {
      const [tree, name] = address === '/' ? ['home', '/page'] : ['pages', address];
      return ['br', 'gzip'].map((it) => `  "200:/${tree}/${it}${name}.html" ${it};`).join('\n');
    }),
    notFoundPolicy: contents.notFoundPolicy,
    failurePolicy: contents.failurePolicy,
    types: nginxTypes(),
    bareType,
    hiddenHeaders: lines(
      [...headers, ['X-Robots-Tag']],
      ([name]) => `  proxy_hide_header ${name};`,
    ),
    headers: lines(headers, ([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    node,
  };

  const write = async (template, folder, name, own = {}) => {
    const text = await readFile(path.join(deploy, template), 'utf8');
    await mkdir(path.join(release, folder), { recursive: true });
    await writeFile(path.join(release, folder, name), fill(text, { ...values, ...own }, template));
  };
  await Promise.all([
    write('nginx/http.conf', 'nginx', 'http.conf'),
    write('nginx/site.conf', 'nginx', 'site.conf'),
    write('nginx/headers.conf', 'nginx', 'headers.conf'),
    write('nginx/page-headers.conf', 'nginx', 'page-headers.conf'),
    write(`nginx/server-${https ? 'https' : 'http'}.conf`, 'nginx', 'linea-site.conf'),
    write('systemd/linea-site.service', 'systemd', 'linea-site.service', {
      node: '/usr/bin/node',
      host,
      port,
    }),
  ]);
  for (const name of await readdir(path.join(deploy, 'container'))) {
    await write(`container/${name}`, '', name);
  }
  await write('README.md', '', 'README.md');
}
