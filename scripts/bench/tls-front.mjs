// TLS and HTTP/2 in front of what is measured, the same for each, as a visitor's browser has them.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../lib/children.mjs';
import { ensureProgram } from '../lib/programs.mjs';

const CERTIFICATE_LIMIT_MS = 20_000;

/**
 * Writes a key and its certificate for this machine, for as long as a benchmark lasts.
 *
 * @param {string} folder
 */
async function writeCertificate(folder) {
  const [key, certificate] = [path.join(folder, 'front.key'), path.join(folder, 'front.crt')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const subject = ['-nodes', '-days', '2', '-subj', '/CN=localhost'];
  await mkdir(folder, { recursive: true });
  const openssl = await ensureProgram('openssl');
  const { ok, output } = await run(
    openssl,
    [...args, ...subject, '-keyout', key, '-out', certificate],
    { quiet: true, timeoutMs: CERTIFICATE_LIMIT_MS },
  );
  if (!ok) throw new Error(`openssl wrote no certificate:\n${output}`);
  return { key, certificate };
}

/**
 * nginx servers, for inside `http { }`, that speak HTTP/2 over TLS and pass everything on.
 *
 * @param {string} folder for the certificate
 * @param {{ listen: string, origin: string }[]} fronts where each listens, and what stands behind it
 * @returns {Promise<string>}
 */
export async function tlsFronts(folder, fronts) {
  const { key, certificate } = await writeCertificate(folder);
  return fronts
    .map(
      ({ listen, origin }) => `
server {
  listen ${listen} ssl http2;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.3;
  location / {
    proxy_pass ${origin};
    proxy_set_header Host $host;
  }
}`,
    )
    .join('\n');
}

/**
 * An nginx server, for inside `http { }`, of a folder of files: what a static site's generator wrote.
 *
 * @param {string} listen
 * @param {string} folder
 */
export const folderServer = (listen, folder) => `
server {
  listen ${listen};
  root ${folder};
  index index.html page.html;
  gzip on;
  gzip_static on;
  # what stands in front asks as HTTP/1.0
  gzip_http_version 1.0;
  gzip_types text/css application/javascript text/javascript image/svg+xml application/json;
  types {
    text/html html;
    text/css css;
    text/javascript js mjs;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    image/avif avif;
    font/woff2 woff2;
  }
}`;
