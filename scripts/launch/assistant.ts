import { randomUUID } from 'node:crypto';
import { ownAssistant } from '@/content/assistant';
import { askChatTrigger, ChatTriggerError } from '@/lib/assistant/chat-trigger';
import { assistantMistake } from '@/lib/assistant/mistake';
import type { Env } from '@/lib/env/env';
import { remedyOf } from '../brand/schema';
import { type Finding, fail, leftToOwner, pass } from './finding';

const asked = 'Ciao, chi sei?';

const remedies: Record<string, string> = {
  http_401: 'write its login into ASSISTANT_URL: https://user:password@…',
  http_404:
    'publish the workflow, and take the address of its Chat Trigger that has no -test in it',
  timeout: 'make it answer within 15 seconds',
  unreachable: 'check host, port and certificate of ASSISTANT_URL',
};
const otherRemedy =
  'let its Chat Trigger be in the mode Embedded Chat and answer with {"output": "…"}, at most 16 KB: see deploy/README.md';

/** Whether there is an assistant where pages offer one, and what it says. */
export async function checkAssistant({ assistant }: Pick<Env, 'assistant'>): Promise<Finding[]> {
  const mistake = assistantMistake({ assistant });
  if (mistake) return [fail(mistake, 'see .env.example')];
  if (!assistant) return [pass('no page offers one')];
  const findings: Finding[] = [];
  if (!ownAssistant)
    findings.push(fail('ASSISTANT_URL is there, and no page offers it', remedyOf(['assistant'])));
  else if (!ownAssistant.providers)
    findings.push(
      leftToOwner('the privacy notice does not name who runs it', remedyOf(['assistantProviders'])),
    );
  try {
    const question = { sessionId: randomUUID(), message: asked, scene: 'chatbot', language: 'it' };
    const reply = await askChatTrigger(assistant.url, question);
    findings.push(pass(`asked “${asked}”, it says “${reply.replace(/\s+/g, ' ')}”`));
  } catch (error) {
    if (!(error instanceof ChatTriggerError)) throw error;
    findings.push(fail(`it gives no reply: ${error.code}`, remedies[error.code] ?? otherRemedy));
  }
  return findings;
}
