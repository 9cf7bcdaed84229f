import { askChatTrigger, ChatTriggerError, type Question } from '@/lib/assistant/chat-trigger';
import { mostMessages } from '@/lib/assistant/protocol';
import { createWindows } from '@/lib/http/rate-windows';
import { log } from '@/lib/log';

const daySeconds = 86_400;

const ofConversation = { points: mostMessages, seconds: daySeconds };
const ofNetwork = { points: 20, seconds: daySeconds };

/** Between two questions to a workflow that has failed: the others are refused meanwhile. */
const lookAgainMs = 60_000;
/** In a row: one may be a mishap. */
const failuresThatTell = 3;

/** A reply, and whether it is a conversation's first; or why there is none. */
type Replied =
  | { reply: string; isFirst: boolean }
  | { refused: 'rate_limited'; retryAfterSeconds: number }
  | { refused: 'delivery_failed' };

export type Assistant = ReturnType<typeof createAssistant>;

/** The workflow behind the posters' field, with the limits of this process. Nothing that is said is kept or logged. */
export function createAssistant({ url, daily }: { url: string; daily: number }) {
  const conversations = createWindows(ofConversation);
  const networks = createWindows(ofNetwork);
  const site = createWindows({ points: daily, seconds: daySeconds });
  const begun = createWindows({ points: 1, seconds: daySeconds });
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let fault: string | null = null;

  const isAway = () => failures > 0 && performance.now() - failedAt < lookAgainMs;

  async function ask(question: Question): Promise<string | null> {
    // of one that has failed, this one finds out for all who come meanwhile
    if (failures > 0) failedAt = performance.now();
    try {
      const reply = await askChatTrigger(url, question);
      failures = 0;
      return reply;
    } catch (error) {
      if (!(error instanceof ChatTriggerError)) throw error;
      failures += 1;
      failedAt = performance.now();
      fault = error.code;
      log.error({ errorCode: error.code, failures }, 'assistant.failed');
      return null;
    }
  }

  return {
    isAvailable: () => !isAway() && site.waitSeconds('all') === null,
    /** Why it has failed several times in a row; null where it has not. */
    fault: () => (failures >= failuresThatTell ? fault : null),
    /** Asks within the limits of the conversation, of the network and of the site. */
    async reply(question: Question, network: string | null): Promise<Replied> {
      if (isAway()) return { refused: 'delivery_failed' };
      const counted = [
        [conversations, question.sessionId],
        [networks, network ?? ''],
        [site, 'all'],
      ] as const;
      const waits = counted.flatMap(([windows, key]) => windows.waitSeconds(key) ?? []);
      if (waits.length > 0)
        return { refused: 'rate_limited', retryAfterSeconds: Math.max(...waits) };
      for (const [windows, key] of counted) windows.take(key);
      const reply = await ask(question);
      if (reply !== null) return { reply, isFirst: begun.take(question.sessionId) === null };
      for (const [windows, key] of counted) windows.giveBack(key);
      return { refused: 'delivery_failed' };
    },
  };
}
