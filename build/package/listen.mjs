// Where nginx listens, under which names, with which certificates, and behind what.
import { twinOf } from './hosts.mjs';
import { lines, quoted } from './nginx-syntax.mjs';

/**
 * @typedef {object} ReleaseOptions
 * @property {string} siteUrl the site's origin, as the build has it
 * @property {string} [installed] where the release will lie; by default where it is written
 * @property {string} [node] Node's host and port
 * @property {string} [listen] what nginx listens on (port, or host:port), when that is not the origin's port
 * @property {string} [listenPlain] what it listens on for http beside https; by default port 80
 * @property {string} [certificates] folder of fullchain.pem and privkey.pem; by default certbot's
 * @property {string[]} [behind] addresses or networks of the proxies in front, which end TLS and add to X-Forwarded-For;
 *   by default none
 * @property {string} [runtime] folder of `listen.conf`, `listen-default.conf` and `proxies.conf`, which whoever starts nginx
 *   writes: for a container, which learns its port and the proxies in front of it when it starts. Then there is no TLS here
 * @property {number} [cdnSeconds] seconds that a CDN in front may keep a page; by default none
 * @property {number} [quality] brotli's, 0 to 11
 *
 * @typedef {'installed' | 'node' | 'listenPlain' | 'behind' | 'cdnSeconds'} Defaulted those with a default of their own
 * @typedef {ReleaseOptions & Required<Pick<ReleaseOptions, Defaulted>>} CompleteOptions
 */

/**
 * The `listen` lines of one port: of all addresses, or of the one that is named.
 *
 * @param {string} at
 */
function listenLines(at, options = '') {
  const all = at.includes(':') ? [at] : [at, `[::]:${at}`];
  return lines(all, (it) => `  listen ${it}${options};`);
}

/**
 * How nginx is to learn the visitor's address from the proxies in front of it; nothing where there are none.
 *
 * @param {string[]} proxies
 */
function realIpLines(proxies) {
  if (proxies.length === 0) return '';
  return [
    '# the proxies in front: what they say of the visitor is believed',
    ...proxies.map((it) => `set_real_ip_from ${it};`),
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ].join('\n');
}

/**
 * A file that whoever starts nginx writes first (deploy/container/start.sh).
 *
 * @param {string} folder
 * @param {string} name
 */
const writtenAtStart = (folder, name) => `  include ${folder}/${name}.conf;`;

/**
 * How nginx identifies itself; nothing over http.
 *
 * @param {boolean} tls
 * @param {string} folder of the certificate
 * @param {string} installed
 */
function certificateLines(tls, folder, installed) {
  if (!tls) return '';
  return [
    `  ssl_certificate ${folder}/fullchain.pem;`,
    `  ssl_certificate_key ${folder}/privkey.pem;`,
    `  include ${installed}/nginx/tls.conf;`,
  ].join('\n');
}

/**
 * How nginx is reached on its machine: whether by TLS, and the port, or the address and the port, of the site.
 *
 * @param {URL} site
 * @param {Pick<CompleteOptions, 'listen' | 'behind' | 'runtime'>} options
 */
export function frontDoor(site, { listen, behind, runtime }) {
  const https = site.protocol === 'https:';
  const tls = https && behind.length === 0 && !runtime;
  return { tls, listen: listen ?? (tls ? site.port || '443' : (!https && site.port) || '80') };
}

/** By which the machine itself may ask for the site; in a container these are anybody's (nginx/any-name.conf). */
const ownNames = ['localhost', '127.0.0.1'];

/**
 * Names, ports and certificates, for the templates in deploy/.
 *
 * @param {URL} site
 * @param {CompleteOptions} options
 */
export function serverValues(site, options) {
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
