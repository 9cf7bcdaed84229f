import * as z from 'zod/mini';
import { solutions } from '@/content/solutions';
import type { Assistant } from '@/lib/assistant/assistant';
import { mostTyped } from '@/lib/assistant/protocol';
import { siteUrl } from '@/lib/env/env';
import { countedOf } from '@/lib/figures/counted';
import type { Counter } from '@/lib/figures/sums';
import type { Client } from '@/lib/http/client-address';
import { formatOf, readBody } from '@/lib/http/read-body';
import { dataHeaders, jsonRefusal } from '@/lib/lead/intake/answer';
import { isCrossSite } from '@/lib/lead/intake/spam';
import type { RefusalCode } from '@/lib/lead/protocol';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { log } from '@/lib/log';

interface AssistantService {
  assistant: Assistant | null;
  counter: Counter;
}

const questionSchema = z.object({
  sessionId: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(mostTyped)),
  scene: z.string().check(z.regex(/^(?:chatbot|hotel)(?:\/[a-z]{1,20})?$/)),
  language: z.enum(['it', 'en', 'de', 'fr']),
});

/** Whether a page of this very origin asks; a subdomain's is another. */
function isOwn({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? !isCrossSite(headers, siteUrl()) : site === 'same-origin';
}

function pageOf(scene: string): string {
  const chatbot = solutions.find(({ drawing }) => drawing === 'chatbot');
  return scene.startsWith('chatbot') && chatbot ? solutionPath(chatbot.slug) : hospitalityPath;
}

async function readQuestion(
  request: Request,
): Promise<z.infer<typeof questionSchema> | RefusalCode> {
  if (!isOwn(request)) return 'other_origin';
  if (formatOf(request.headers.get('content-type')) !== 'json') return 'unsupported_type';
  const text = await readBody(request);
  try {
    const { data } = z.safeParse(questionSchema, JSON.parse(text ?? ''));
    return data ?? 'invalid_fields';
  } catch {
    return 'unreadable_body';
  }
}

/** Answers a visitor's message by `{reply}`, or refuses as the form does. Neither the one nor the other is kept. */
export async function receiveQuestion(
  request: Request,
  service: AssistantService | null,
  { network }: Pick<Client, 'network'>,
): Promise<Response> {
  const startedAt = performance.now();
  const question = await readQuestion(request);
  if (typeof question === 'string') return jsonRefusal({ refused: question });
  const replied = await service?.assistant?.reply(question, network);
  const outcome = replied ?? { refused: 'delivery_failed' as const };
  const durationMs = Math.round(performance.now() - startedAt);
  log.info(
    { outcome: 'refused' in outcome ? outcome.refused : 'replied', durationMs },
    'assistant.answered',
  );
  if ('refused' in outcome) return jsonRefusal(outcome);
  const counted = countedOf('tried', { page: pageOf(question.scene) });
  if (outcome.isFirst && counted) service?.counter.add(counted);
  return Response.json({ reply: outcome.reply }, { headers: dataHeaders });
}

/** Whether a question would be asked now: what a page wants to know before it lets anybody type. */
export const tellAvailable = (service: AssistantService | null): Response =>
  Response.json(
    { available: service?.assistant?.isAvailable() ?? false },
    { headers: dataHeaders },
  );
