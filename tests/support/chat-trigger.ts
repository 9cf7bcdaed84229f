import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from './until';

/** What n8n's own client, @n8n/chat 1.37.0, sends for a message. */
interface Sent {
  action: string;
  sessionId: string;
  chatInput: string;
  metadata?: Record<string, unknown>;
}

type Answering = (response: ServerResponse, sent: Sent) => void;

export type ChatTrigger = Awaited<ReturnType<typeof startChatTrigger>>;

export const json =
  (value: unknown, status = 200): Answering =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof value === 'string' ? value : JSON.stringify(value));

const echo: Answering = (response, { chatInput }) =>
  json({ output: `Hai scritto: ${chatInput}` })(response, {} as Sent);

/** A workflow that begins with n8n's Chat Trigger, as far as its client meets it. It says what it was asked. */
export async function startChatTrigger() {
  const posts: { headers: IncomingHttpHeaders; sent: Sent }[] = [];
  let answering = echo;
  const held: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const sent: Sent = JSON.parse(await text(request));
    posts.push({ headers: request.headers, sent });
    // n8n asks for nothing else of what it is sent
    if (request.method !== 'POST' || sent.action !== 'sendMessage') json({}, 404)(response, sent);
    else answering(response, sent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook/4f1c/chat`,
    posts,
    /** The n-th message, once it is there. */
    sent: (number: number) => until(() => posts[number - 1]?.sent, `message ${number}`),
    /** From now on it answers so; without anything as at first. */
    answer(next: Answering = echo) {
      answering = next;
    },
    /** From now on it answers nothing until the returned function is called. */
    hold(): () => void {
      answering = (response, sent) => void held.push(() => echo(response, sent));
      return () => {
        answering = echo;
        for (const go of held.splice(0)) go();
      };
    },
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
