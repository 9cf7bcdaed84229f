// Questions to the site on this machine: to nginx, and to Node behind it.
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

const split = (at) => {
  const { hostname, port } = new URL(`http://${at}`);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port || '80' };
};

/** One answer: `{ status, headers, body }`. Rejects when there is none in `limitMs`. */
function ask(protocol, options, limitMs) {
  return new Promise((resolve, reject) => {
    const request = protocol.get({ agent: false, ...options }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
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

/** Node, without nginx. */
export const askNode = (at, address, limitMs) =>
  ask(http, { ...split(at), path: address }, limitMs);
