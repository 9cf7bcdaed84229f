import net from 'node:net';
import { connect } from 'node:tls';

export type Answer = {
  status: number;
  /** as they came, without what a client makes of them */
  headers: Headers;
  names: string[];
  body: Buffer;
};

export type RawRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** the address of this machine that it comes from */
  from?: string;
  /** the host that the TLS handshake names */
  servername?: string;
};

/** One request as it is written, read to the end: no client corrects the address or unpacks the body. */
export async function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body, from, servername }: RawRequest = {},
): Promise<Answer> {
  const { hostname, port, host, protocol } = new URL(origin);
  const usualPort = protocol === 'https:' ? 443 : 80;
  const to = { port: Number(port) || usualPort, host: hostname, localAddress: from };
  // the tests' certificate is nobody's
  const tls = { ...to, servername, rejectUnauthorized: false };
  const socket = protocol === 'https:' ? connect(tls) : net.connect(to);
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const fields = { Host: servername ?? host, Connection: 'close', ...length, ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const answer = Buffer.concat(chunks);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...rest] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const pairs = rest.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(pairs),
    names: pairs.map(([name]) => name),
    body: answer.subarray(end + 4),
  };
}
