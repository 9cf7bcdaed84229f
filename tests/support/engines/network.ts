import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { complaintsPath, recorded, withRecorder } from './recorder';

const HOST = '127.0.0.1';

export type Network = Awaited<ReturnType<typeof startNetwork>>;

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-security-policy': policy, ...headers } = answer.headers;
  const page = headers['content-type']?.startsWith('text/html');
  if (page) delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(policy && { 'content-security-policy': withRecorder(String(policy)) }),
  });
  if (page) response.end(recorded(await textOf(answer)));
  else answer.pipe(response);
}

/** Starts the network in front of a site. Answers of 400 and more are complaints, and so is what leaves the site. */
export async function startNetwork(origin: string) {
  const complaints: string[] = [];
  const requests: string[] = [];
  const waiting = new Map<() => void, string>();
  let holding: RegExp | undefined;
  let lost: RegExp | undefined;

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { 'accept-encoding': _, ...headers } = request.headers;
    const { method, url: path = '/' } = request;
    const onward = http.request(new URL(path, origin), { method, headers }, (answer) => {
      const { statusCode = 502 } = answer;
      if (statusCode >= 400) complaints.push(`${statusCode}: ${method} ${path}`);
      void pass(answer, response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const server = http.createServer(async (request, response) => {
    const { method, url: path = '/' } = request;
    if (path === complaintsPath) {
      complaints.push(await textOf(request));
      response.writeHead(204).end();
      return;
    }
    requests.push(`${method} ${path}`);
    if (lost?.test(path)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    if (!holding?.test(path)) return forward(request, response);
    const go = () => forward(request, response);
    waiting.set(go, path);
    response.once('close', () => waiting.delete(go));
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));

  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    complaints,
    requests,
    /** From now on nothing that matches is answered, until `release()`: of all, or of what matches. */
    hold(address: RegExp) {
      holding = address;
    },
    release(address?: RegExp) {
      if (!address) holding = undefined;
      for (const [go, path] of waiting) {
        if (address && !address.test(path)) continue;
        waiting.delete(go);
        go();
      }
    },
    /** From now on what matches is not there (404), as after an update. */
    lose(address: RegExp) {
      lost = address;
    },
    held: () => waiting.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
