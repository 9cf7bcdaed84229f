import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from './until';

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

export async function startWebhookReceiver() {
  const posts: { headers: IncomingHttpHeaders; body: string }[] = [];
  let statuses = [200];
  const server = createServer(async (request, response) => {
    posts.push({ headers: request.headers, body: await text(request) });
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    posts,
    /** The n-th post, once it is there. */
    post: (number: number) => until(() => posts[number - 1], `post ${number}`),
    /** It answers with these statuses in turn, and from then on with the last. */
    answer(...next: number[]) {
      statuses = next;
    },
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
