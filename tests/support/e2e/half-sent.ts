import http from 'node:http';
import type { AddressInfo } from 'node:net';

const HOST = '127.0.0.1';

export interface HalfSent {
  url: string;
  /** Sends the rest of every page that is on its way. */
  sendRest(): void;
  close(): Promise<void>;
}

/** What a page's first screen ends with (components/layout/page/later-styles.tsx). */
const fold = '<style data-later';

/** A slow network in front of a site: of each page it brings the first screen, and the rest when it is told to. */
export async function startHalfSent(origin: string): Promise<HalfSent> {
  const waiting = new Set<() => void>();

  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin));
    const body = Buffer.from(await answer.arrayBuffer());
    const { headers, status } = answer;
    const kept = ['content-type', 'content-security-policy', 'cache-control'];
    response.writeHead(
      status,
      kept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])).flat(),
    );
    const end = body.indexOf(fold);
    if (end < 0) return response.end(body);
    response.write(body.subarray(0, end));
    const rest = () => response.end(body.subarray(end));
    waiting.add(rest);
    response.once('close', () => waiting.delete(rest));
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));

  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    sendRest() {
      for (const send of waiting) send();
      waiting.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
