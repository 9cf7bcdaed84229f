import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until';

/** One post, as it came. */
interface Posted {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface AlarmReceiver {
  url: string;
  posts: Posted[];
  /** The n-th post, once it is there. */
  post(number: number): Promise<Posted>;
  /** From now on it answers with this status. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** A real server that takes what is posted to it. */
export async function startAlarmReceiver(): Promise<AlarmReceiver> {
  const posts: Posted[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    posts.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    posts,
    post: (number) => until(() => posts[number - 1], `post ${number}`),
    answer(next) {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
