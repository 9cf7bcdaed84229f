// The site with one of the build's means taken away from its pages: what that costs is measured beside the site itself.
import { once } from 'node:events';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { portOf } from '../lib/ports.mjs';
import { HOST } from './slow-phone.mjs';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const typefaces = /<link\b[^>]*\bas="font"[^>]*>|@font-face\s*\{[^}]*\}/g;
const style = /<style data-site="">[\s\S]*?<\/style>/;
const sheet = /data-boot="([^ "]+)/;

/**
 * What is changed in a page's source, by name.
 *
 * @type {Record<string, (html: string) => string>}
 */
const variants = {
  'all laid out at once': (html) => html.replace('<html ', '<html data-whole="" '),
  'whole sheet linked': (html) =>
    html.replace(style, `<link rel="stylesheet" href="${html.match(sheet)?.[1]}">`),
  'no script, no typeface': (html) => html.replace(scripts, '').replace(typefaces, ''),
};

/**
 * Serves every page of `origin` changed, until the script ends.
 *
 * @param {string} origin
 * @param {(html: string) => string} change
 */
async function startVariant(origin, change) {
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const changed = type.startsWith('text/html') ? Buffer.from(change(body.toString())) : body;
    const packed = /html|css|javascript|json|svg/.test(type);
    response.writeHead(answer.status, {
      'content-type': type,
      ...(packed && { 'content-encoding': 'br' }),
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
    });
    response.end(packed ? brotliCompressSync(changed) : changed);
  });
  server.listen(0, HOST).unref();
  await once(server, 'listening');
  return `http://${HOST}:${portOf(server)}`;
}

/** @param {string} origin */
export const startVariants = (origin) =>
  Promise.all(
    Object.entries(variants).map(async ([name, change]) => ({
      name,
      origin: await startVariant(origin, change),
    })),
  );
