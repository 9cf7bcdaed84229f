// The same site with something of its pages changed: what that costs or spares is measured beside the site itself.
import { once } from 'node:events';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { portOf } from '../lib/ports.mjs';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const typefaces = /<link\b[^>]*\bas="font"[^>]*>|@font-face\s*\{[^}]*\}/g;
const style = /<style data-site="">[\s\S]*?<\/style>/;
const sheet = /data-boot="([^ "]+)/;

/**
 * What is changed in a page's source, by name.
 *
 * @type {Record<string, (html: string) => string>}
 */
export const variants = {
  'as it is': (html) => html,
  'all laid out at once': (html) => html.replace('<html ', '<html data-whole="" '),
  'whole sheet linked': (html) =>
    html.replace(style, `<link rel="stylesheet" href="${html.match(sheet)?.[1]}">`),
};

/**
 * A page without a single script or typeface: what it costs at the least.
 *
 * @param {string} html
 */
export const bare = (html) => html.replace(scripts, '').replace(typefaces, '');

/**
 * Serves every page of `origin` changed.
 *
 * @param {string} origin
 * @param {(html: string) => string} change
 */
export async function startVariant(origin, change) {
  /** @type {Map<string, Buffer>} */
  const packedBodies = new Map();
  /** @param {Buffer} body */
  const pack = (body) => {
    const key = body.toString('latin1');
    const packed = packedBodies.get(key) ?? brotliCompressSync(body);
    packedBodies.set(key, packed);
    return packed;
  };
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    let body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith('text/html')) {
      body = Buffer.from(change(body.toString()));
    }
    const packed = /html|css|javascript|json|svg/.test(type);
    response.writeHead(answer.status, {
      'content-type': type,
      ...(packed && { 'content-encoding': 'br' }),
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
    });
    response.end(packed ? pack(body) : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () => server.close(),
  };
}
