import { ownAssistant } from '@/content/assistant';
import type { Env } from '@/lib/env/env';

/** What is wrong with a field that nobody answers, and the remedy; null where nothing is. */
export const assistantMistake = ({ assistant }: Pick<Env, 'assistant'>): string | null =>
  ownAssistant && !assistant
    ? 'content/brand.json has "assistant": true, and ASSISTANT_URL is missing: write the address of its workflow, or false and build again.'
    : null;
