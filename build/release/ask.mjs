// Questions to the site on this machine: to nginx, and to Node behind it.
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }} Answer */

/** @typedef {{ siteUrl: string, tls: boolean, listen: string }} FrontDoor how nginx is reached on this machine */

/** @param {string} at host and port */
const split = (at) => {
  const { hostname, port } = new URL(`http://${at}`);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port || '80' };
};

/**
 * One answer. Rejects when there is none in `limitMs`.
 *
 * @param {typeof http | typeof https} protocol
 * @param {https.RequestOptions} options
 * @param {number} limitMs
 * @returns {Promise<Answer>}
 */
function ask(protocol, options, limitMs) {
  return new Promise((resolve, reject) => {
    const request = protocol.get({ agent: false, ...options }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.setTimeout(limitMs, () => request.destroy(new Error(`no answer in ${limitMs} ms`)));
  });
}

/**
 * nginx, under the site's name. Its certificate is not looked at: an old one is no reason to go back, and
 * `npm run launch:check` says it.
 *
 * @param {FrontDoor} site
 * @param {string} address
 * @param {number} limitMs
 */
export function askSite({ siteUrl, tls, listen }, address, limitMs) {
  const site = new URL(siteUrl);
  const { host, port } = split(listen.includes(':') ? listen : `127.0.0.1:${listen}`);
  return ask(
    tls ? https : http,
    {
      host,
      port,
      path: address,
      // an IP address is no name for the handshake (RFC 6066, 3)
      ...(net.isIP(site.hostname) ? {} : { servername: site.hostname }),
      rejectUnauthorized: false,
      headers: { host: site.host },
    },
    limitMs,
  );
}

/**
 * Node, without nginx.
 *
 * @param {string} at its host and port
 * @param {string} address
 * @param {number} limitMs
 */
export const askNode = (at, address, limitMs) =>
  ask(http, { ...split(at), path: address }, limitMs);
