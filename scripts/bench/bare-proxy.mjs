// The same site without a single script or typeface: what a page costs at the least.
import { once } from 'node:events';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { portOf } from '../lib/ports.mjs';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const typefaces = /<link\b[^>]*\bas="font"[^>]*>|@font-face\s*\{[^}]*\}/g;

/**
 * Serves every page of `origin` with its scripts and typefaces taken out.
 *
 * @param {string} origin
 */
export async function startBareProxy(origin) {
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
      body = Buffer.from(body.toString().replace(scripts, '').replace(typefaces, ''));
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
