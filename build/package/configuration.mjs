// nginx's and systemd's configuration, from the templates in deploy/ and what the build says of its pages.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { machinePattern } from '../../lib/lead/figures/machines.mjs';
import { isIndexable } from '../../lib/seo/indexable.mjs';
import { everyRedirect } from '../../lib/seo/redirects.mjs';
import { privateHeaders, securityHeaders } from '../../lib/server/security-headers.mjs';
import { root as project } from '../../scripts/lib/project.mjs';
import { segmentVariant } from './document-root.mjs';
import { twinOf } from './hosts.mjs';
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

/** The `listen` lines of one port: of all addresses, or of the one that is named. */
function listenLines(at, options = '') {
  const all = at.includes(':') ? [at] : [at, `[::]:${at}`];
  return lines(all, (it) => `  listen ${it}${options};`);
}

/** How nginx is to learn the visitor's address from the proxies in front of it; nothing where there are none. */
function realIpLines(proxies) {
  if (proxies.length === 0) return '';
  return [
    '# the proxies in front: what they say of the visitor is believed',
    ...proxies.map((it) => `set_real_ip_from ${it};`),
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ].join('\n');
}

/** A file that whoever starts nginx writes first (deploy/container/start.sh). */
const writtenAtStart = (folder, name) => `  include ${folder}/${name}.conf;`;

/** How nginx identifies itself; nothing over http. */
function certificateLines(tls, folder, installed) {
  if (!tls) return '';
  return [
    `  ssl_certificate ${folder}/fullchain.pem;`,
    `  ssl_certificate_key ${folder}/privkey.pem;`,
    `  include ${installed}/nginx/tls.conf;`,
  ].join('\n');
}

/** How nginx is reached on its machine: whether by TLS, and the port, or the address and the port, of the site. */
export function frontDoor(site, { listen, behind, runtime }) {
  const https = site.protocol === 'https:';
  const tls = https && behind.length === 0 && !runtime;
  return { tls, listen: listen ?? (tls ? site.port || '443' : (!https && site.port) || '80') };
}

/** By which the machine itself may ask for the site; in a container these are anybody's (nginx/any-name.conf). */
const ownNames = ['localhost', '127.0.0.1'];

/** Names, ports and certificates. */
function serverValues(site, options) {
  const { installed, listenPlain, certificates, behind, runtime } = options;
  const { tls, listen: port } = frontDoor(site, options);
  const twin = twinOf(site.hostname);
  const hosts = [site.hostname, ...(twin ? [twin] : [])];
  const tlsOptions = tls ? ' ssl http2' : '';
  const certificateFolder = certificates ?? `/etc/letsencrypt/live/${site.hostname}`;
  return {
    tls,
    twin,
    siteUrl: site.origin,
    scheme: site.protocol.slice(0, -1),
    host: site.hostname,
    hosts: hosts.join(' '),
    siteNames: [...new Set([site.hostname, ...(runtime ? [] : ownNames)])].join(' '),
    twinServer: twin ? `include ${installed}/nginx/twin.conf;` : '',
    certbotNames: hosts.map((name) => `-d ${name}`).join(' '),
    certificateLines: certificateLines(tls, certificateFolder, installed),
    listen: runtime ? writtenAtStart(runtime, 'listen') : listenLines(port, tlsOptions),
    listenDefault: runtime
      ? writtenAtStart(runtime, 'listen-default')
      : listenLines(port, `${tlsOptions} default_server`),
    listenPlain: listenLines(listenPlain),
    listenPlainDefault: listenLines(listenPlain, ' default_server'),
    underAnyName: runtime ? `  include ${installed}/nginx/any-name.conf;` : '',
    certificateNames: lines(hosts, (name) => {
      return `  if ($arg_domain = ${quoted(name)}) {\n    return 200;\n  }`;
    }),
    realIp: runtime ? writtenAtStart(runtime, 'proxies').trim() : realIpLines(behind),
  };
}

/**
 * How long a CDN in front may answer with a page without asking (RFC 9213); browsers ask at each visit all the same.
 * Never what is not a page: nginx leaves the line out of errors.
 */
function cdnLine(cdnSeconds) {
  return cdnSeconds ? `add_header CDN-Cache-Control "max-age=${cdnSeconds}";` : '# no CDN keeps it';
}

/** Where an address leads, its query with it, in a value of nginx's; in a value `$` begins a variable. */
function movedTo(to) {
  const [target, anchor] = encodeURI(to).split('#');
  return `${target}$is_args$args${anchor ? `#${anchor}` : ''}`;
}

/** Addresses that lead elsewhere; with a slash behind, too, so that it costs no redirect of its own. */
function movedLines(redirects) {
  const found = redirects.flatMap(({ from, to }) => [from, `${from}/`].map((it) => [it, to]));
  return lines(found, ([from, to]) => `  ${quoted(from)} "${movedTo(to)}";`);
}

/** What the build says of its pages. */
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
      [...headers, ['Referrer-Policy'], ['X-Robots-Tag']],
      ([name]) => `proxy_hide_header ${name};`,
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

/** Each file of the release that is made from a template, by the template's name in deploy/. */
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
 * @param {Awaited<ReturnType<import('./document-root.mjs').writeDocumentRoot>>} contents
 * @param {Required<import('./release.d.mts').ReleaseOptions>} options
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
