import * as z from 'zod/mini';
import { withoutLogin } from '@/lib/http/without-login';

/** A visitor's message; `scene` and `language` are those of the conversation that it goes on from. */
export interface Question {
  sessionId: string;
  message: string;
  scene: string;
  language: string;
}

const timeoutMs = 15_000;
const mostBytes = 16 * 1024;
const mostSigns = 1_200;

/** Why there is no reply: `timeout`, `unreachable`, `http_404`, `too_long`, `not_understood`. */
export class ChatTriggerError extends Error {
  override name = 'ChatTriggerError';
  constructor(readonly code: string) {
    super(`The assistant's workflow: ${code}`);
  }
}

const answer = z.object({ output: z.optional(z.string()), text: z.optional(z.string()) });
const wholeAnswer = z.union([z.tuple([answer]), answer]);
const chunk = z.object({ type: z.enum(['begin', 'item', 'end']), content: z.optional(z.string()) });

/** What a body has for a reply: JSON, or JSON lines where the trigger streams. */
function replyIn(body: string): string | undefined {
  const lines = body.trim().split('\n');
  try {
    if (lines.length > 1)
      return lines.map((line) => z.parse(chunk, JSON.parse(line)).content).join('');
    const [only] = [z.parse(wholeAnswer, JSON.parse(body))].flat();
    return only?.output ?? only?.text;
  } catch {
    return undefined;
  }
}

/** Without the Markdown that models write, links' addresses included, and no longer than a conversation shows. */
function plainReply(text: string): string {
  const plain = text
    .slice(0, 4 * mostSigns)
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^#+ /gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return plain.length > mostSigns ? `${plain.slice(0, mostSigns - 1)}…` : plain;
}

async function bodyOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new ChatTriggerError('too_long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function faultOf(error: unknown): ChatTriggerError {
  if (error instanceof ChatTriggerError) return error;
  return new ChatTriggerError(Object(error).name === 'TimeoutError' ? 'timeout' : 'unreachable');
}

/**
 * Asks a workflow that begins with n8n's Chat Trigger, in its mode 'Embedded Chat', and gives its reply as plain text of at
 * most 1,200 characters. The contract is what n8n's own client, `@n8n/chat` 1.37.0, sends and takes (its
 * `src/api/message.ts` and `src/plugins/chat.ts`): `POST {action, sessionId, chatInput, metadata}`, answered within 15 s by
 * at most 16 KB, `{output}`, `{text}`, a list of one of them, or lines of `{type, content}`. A login in the address
 * becomes Basic. Throws a `ChatTriggerError`.
 */
export async function askChatTrigger(
  address: string,
  { sessionId, message, ...metadata }: Question,
): Promise<string> {
  const { url, login } = withoutLogin(address);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...login },
      body: JSON.stringify({ action: 'sendMessage', sessionId, chatInput: message, metadata }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ChatTriggerError(`http_${response.status}`);
    }
    const reply = plainReply(replyIn(await bodyOf(response)) ?? '');
    if (!reply) throw new ChatTriggerError('not_understood');
    return reply;
  } catch (error) {
    throw faultOf(error);
  }
}
