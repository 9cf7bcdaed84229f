import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Bytes: 5,000 characters of three bytes each take 45,000 in a form. */
const maxBodyBytes = 64 * 1024;

/** Why there is no body: the first is an answer's 413 (RFC 9110, 15.5.14), after the second nobody reads one. */
type Missing = 'too_large' | 'broken_off';

/**
 * The whole body, at most 64 KB, in one buffer: a list of chunks would hold a hundred times as much of a body that comes
 * byte by byte. How long it may take is `usualLimits.requestMs`. Never rejects.
 */
export function wholeBody(request: IncomingMessage): Promise<Buffer | Missing> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  const declared = coding ? maxBodyBytes : Number(length ?? 0);
  if (declared > maxBodyBytes) return Promise.resolve('too_large');
  const body = Buffer.allocUnsafe(declared);
  let size = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      if (size + chunk.length > declared) resolve('too_large');
      else size += chunk.copy(body, size);
    });
    request.once('end', () => resolve(body.subarray(0, size)));
    request.once('error', () => resolve('broken_off'));
    request.once('close', () => resolve('broken_off'));
  });
}

/**
 * Headers of Next's own client, which no page has, cookies, which the site does not use, and the coding of a body that is
 * whole by then: none reaches Next.
 */
const unused = /^(?:cookie|rsc|next-.*|transfer-encoding)$/;

/** The headers of a request as Next gets them. */
export function headersForNext(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const used = Object.entries(headers).filter(([name]) => !unused.test(name));
  // or light-my-request would name itself where a client does not
  return { 'user-agent': undefined, ...Object.fromEntries(used) };
}

const mostDroppedBytes = 1_000_000;

/**
 * For an answer that comes while the body still arrives: reads and drops it, 1 MB at most. To close at once would reset the
 * connection, and with it the answer (RFC 9112, 9.6); it is closed after the body where the client wants that.
 */
export function outlastBody(response: ServerResponse): void {
  const { req: request } = response;
  const { complete, headers } = request;
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length']) > 0;
  if (complete || !hasBody) return;
  if (!response.shouldKeepAlive) request.once('end', () => request.socket.end());
  response.shouldKeepAlive = true;
  let dropped = 0;
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > mostDroppedBytes) request.destroy();
  });
}
