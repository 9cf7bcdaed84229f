import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { assistantPath } from '@/lib/assistant/protocol';
import { type Client, isDirect, networkBehind } from '@/lib/http/client-address';
import { createWindows } from '@/lib/http/rate-windows';
import { linkCheck } from '@/lib/lead/mails/signed-link';
import { actionPath, isSignedPath } from '@/lib/links';
import { log } from '@/lib/log';
import type { Answer, Asked } from '@/lib/server/answer';
import { askNext, type Respond } from '@/lib/server/ask-next';
import { createTally, usualLimits } from '@/lib/server/connection-limits';
import { forgedAnswer, tooLargeAnswer, unavailableAnswer } from '@/lib/server/own-answers';
import { wholeBody } from '@/lib/server/request-body';

/** Whether a link is not the site's own, by its form and signature; false where that cannot be said yet. */
async function isForged(path: string): Promise<boolean> {
  const token = path.slice(actionPath.length);
  return (await linkCheck.isForged?.(token).catch(() => false)) ?? false;
}

/** 503 with a number, under which the log has the error; of an answer of 500 Next has logged it. */
function failedAnswer(asked: Asked, error?: unknown): Answer {
  const number = randomUUID().slice(0, 8);
  // a signed path is a secret
  const path = isSignedPath(asked.path) ? actionPath : asked.path;
  log.error({ number, path, err: error }, 'request.failed');
  return unavailableAnswer(asked, number);
}

/**
 * Answers by Next, within the limits of a network and of all; null where the client has left. The links' signatures are
 * checked and the bodies have arrived before Next is asked, and what it fails at gets the server's own answer.
 */
export function createApplication(next: Respond, trustedProxyHops: number) {
  const underWay = createTally<string>(usualLimits.requests, usualLimits.requestsOfAll);
  const questions = createTally<string>(usualLimits.questionsOfAll);
  const windows = createWindows({ points: usualLimits.requestsASecond, seconds: 1 });

  async function answerOf(asked: Asked, client: Client): Promise<Answer | null> {
    const { request, path } = asked;
    if (isSignedPath(path) && (await isForged(path))) return forgedAnswer;
    const body = await wholeBody(request);
    if (body === 'too_large') return tooLargeAnswer(asked);
    if (body === 'broken_off') {
      log.info({}, 'request.broken_off');
      return null;
    }
    const isQuestion = path === assistantPath;
    if (isQuestion && !questions.take(path)) return unavailableAnswer(asked);
    try {
      const answer = await askNext(next, asked, body, client);
      return answer.status === 500 ? failedAnswer(asked) : answer;
    } finally {
      if (isQuestion) questions.giveBack(path);
    }
  }

  return async (asked: Asked, response: ServerResponse): Promise<Answer | null> => {
    const { request } = asked;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    const peer = request.socket.remoteAddress ?? '';
    const network = networkBehind(peer, forwarded, trustedProxyHops);
    const held = network ?? '';
    if (windows.take(held) || !underWay.take(held)) return unavailableAnswer(asked);
    response.once('close', () => underWay.giveBack(held));
    try {
      return await answerOf(asked, { network, direct: isDirect(request) });
    } catch (error) {
      return failedAnswer(asked, error);
    }
  };
}
