// The same site without a single script: what a page costs at the least.
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Serves every page of `origin` with its scripts taken out. `{ url, close }`. */
export async function startScriptFreeProxy(origin) {
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url, origin), { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    let body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith('text/html')) body = Buffer.from(body.toString().replace(scripts, ''));
    const packed = /html|css|javascript|json|svg/.test(type);
    response.writeHead(answer.status, {
      'content-type': type,
      ...(packed && { 'content-encoding': 'br' }),
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
    });
    response.end(packed ? brotliCompressSync(body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => server.close(),
  };
}
