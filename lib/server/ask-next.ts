import type { IncomingMessage, ServerResponse } from 'node:http';
import { inject } from 'light-my-request';
import { answerClient, type Client } from '@/lib/http/client-address';
import { log } from '@/lib/log';
import type { Answer, Asked } from '@/lib/server/answer';
import { headersForNext } from '@/lib/server/request-body';

export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Of a connection that is not the client's, or made anew when the answer is sent (RFC 9110, 6.6.1 and 7.6.1). */
const ofConnection = /^(?:connection|keep-alive|transfer-encoding|date)$/;

/**
 * Next's whole answer, read before any of it is sent. Rejects with what `next` rejects with before it has answered.
 */
export async function askNext(
  next: Respond,
  { request, target }: Asked,
  body: Buffer,
  client: Client,
): Promise<Answer> {
  const answer = await inject(
    (injected, response) => {
      answerClient(client, () => next(injected, response)).catch((error) => {
        // what has been answered stays so
        if (response.writableEnded) log.error({ err: error }, 'request.failed');
        else response.destroy(error);
      });
    },
    {
      method: request.method,
      url: target,
      headers: headersForNext(request.headers),
      remoteAddress: request.socket.remoteAddress,
      // an empty one would be given a length
      payload: body.length > 0 ? body : undefined,
    },
  );
  const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.test(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(headers),
    body: answer.rawPayload,
  };
}
