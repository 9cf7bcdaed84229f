// nginx's and systemd's configuration, from the templates in deploy/ and what the build says of its pages.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { machinePattern } from '../../lib/lead/figures/machines.mjs';
import { isIndexable } from '../../lib/seo/indexable.mjs';
import { everyRedirect } from '../../lib/seo/redirects.mjs';
import { privateHeaders, securityHeaders } from '../../lib/server/security-headers.mjs';
import { root as project } from '../../scripts/lib/project.mjs';
import { segmentVariant } from './document-root.mjs';
import { serverValues } from './listen.mjs';
import { lines, quoted } from './nginx-syntax.mjs';
import { bareType, nginxTypes } from './types.mjs';

/**
 * @import { DocumentRoot } from './document-root.mjs'
 * @import { CompleteOptions } from './listen.mjs'
 * @import { Redirect } from '../../lib/seo/redirects.mjs'
 */

/**
 * What the site says that nginx must know: addresses that lead elsewhere, the policy of nginx's own answers, and the page
 * for a host that is not the site's.
 *
 * @typedef {DocumentRoot & { redirects: readonly Redirect[], answersPolicy: string, otherHost: string }} Contents
 */

const deploy = path.join(project, 'deploy');

/**
 * @param {string} template
 * @param {Record<string, unknown>} values
 * @param {string} name the template's
 */
function fill(template, values, name) {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, key) => {
    const value = values[key];
    if (typeof value !== 'string') throw new Error(`${name}: nothing to put in for ${key}`);
    return value;
  });
}

/**
 * nginx wants its table of names to be a power of two, above their number.
 *
 * @param {number} names
 */
const tableSize = (names) => 2 ** Math.ceil(Math.log2(Math.max(2048, names * 8)));

/**
 * How long a CDN in front may answer with a page without asking (RFC 9213); browsers ask at each visit all the same.
 * Never what is not a page: nginx leaves the line out of errors.
 *
 * @param {number} cdnSeconds
 */
function cdnLine(cdnSeconds) {
  return cdnSeconds ? `add_header CDN-Cache-Control "max-age=${cdnSeconds}";` : '# no CDN keeps it';
}

/**
 * Where an address leads, its query with it, in a value of nginx's; in a value `$` begins a variable.
 *
 * @param {string} to
 */
function movedTo(to) {
  const [target, anchor] = encodeURI(to).split('#');
  return `${target}$is_args$args${anchor ? `#${anchor}` : ''}`;
}

/**
 * Addresses that lead elsewhere; with a slash behind, too, so that it costs no redirect of its own.
 *
 * @param {readonly Redirect[]} redirects
 */
function movedLines(redirects) {
  const found = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((it) => ({ it, to })));
  return lines(found, ({ it, to }) => `  ${quoted(it)} "${movedTo(to)}";`);
}

/**
 * What the build says of its pages.
 *
 * @param {Contents} contents
 */
function pageValues(contents) {
  const redirects = everyRedirect(contents.redirects);
  return {
    mapSize: String(tableSize(contents.policies.size + 2 * redirects.length)),
    moved: movedLines(redirects),
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
    machines: machinePattern,
    notFoundPolicy: contents.notFoundPolicy,
    answersPolicy: contents.answersPolicy,
    types: nginxTypes(),
    bareType,
  };
}

/** @param {string} siteUrl */
function headerValues(siteUrl) {
  const { 'Referrer-Policy': referrerPolicy, ...others } = securityHeaders(
    siteUrl.startsWith('https:'),
  );
  const headers = Object.entries(others);
  return {
    referrerPolicy,
    keyReferrerPolicy: privateHeaders['Referrer-Policy'],
    indexedHost: isIndexable(siteUrl) ? `  ${quoted(new URL(siteUrl).hostname)} "";` : '',
    hiddenHeaders: lines(
      [...Object.keys(others), 'Referrer-Policy', 'X-Robots-Tag'],
      (name) => `proxy_hide_header ${name};`,
    ),
    headers: lines(headers, ([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  };
}

const units = [
  'linea-site.service',
  'linea-site.socket',
  'linea-site-backup.service',
  'linea-site-backup.timer',
];

/**
 * Each file of the release that is made from a template, by the template's name in deploy/.
 *
 * @param {ReturnType<typeof serverValues>} servers
 * @param {CompleteOptions} options
 */
function filesOf({ tls, twin }, { runtime }) {
  const parts = ['http', 'site', 'headers', 'page-headers', 'to-node', 'other-hosts'];
  if (tls) parts.push('tls');
  if (runtime) parts.push('any-name');
  if (twin) parts.push('twin');
  return {
    ...Object.fromEntries(parts.map((name) => [`nginx/${name}.conf`, `nginx/${name}.conf`])),
    [`nginx/server-${tls ? 'https' : 'http'}.conf`]: 'nginx/linea-site.conf',
    ...Object.fromEntries(units.map((name) => [`systemd/${name}`, `systemd/${name}`])),
    'server/server.js': 'server/server.js',
    'README.md': 'README.md',
  };
}

/**
 * Writes every file that says where the release lies, where Node is, and under which names the site is reached.
 *
 * @param {string} release the folder to write into
 * @param {Contents} contents
 * @param {CompleteOptions} options
 */
export async function writeConfiguration(release, contents, options) {
  const { siteUrl, installed, node } = options;
  const servers = serverValues(new URL(siteUrl), options);
  const { hostname: nodeHost, port: nodePort } = new URL(`http://${node}`);
  const values = {
    ...servers,
    ...pageValues(contents),
    ...headerValues(siteUrl),
    root: installed,
    node,
    nodeHost: nodeHost.replace(/^\[(.*)\]$/, '$1'),
    nodePort: nodePort || '80',
    otherHost: contents.otherHost,
    cdnCache: cdnLine(options.cdnSeconds),
  };
  const files = filesOf(servers, options);
  await Promise.all(
    Object.entries(files).map(async ([template, name]) => {
      const text = await readFile(path.join(deploy, template), 'utf8');
      const file = path.join(release, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, fill(text, values, template));
    }),
  );
}
