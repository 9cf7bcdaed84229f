import net from 'node:net';

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
};

/** One request as it is written, read to the end: no client corrects the address or unpacks the body. */
export async function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body, from }: RawRequest = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(origin);
  const socket = net.connect({ port: Number(port), host: hostname, localAddress: from });
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const fields = { Host: host, Connection: 'close', ...length, ...headers };
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
