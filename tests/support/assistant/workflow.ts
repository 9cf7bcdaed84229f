import { type ChatTrigger, startChatTrigger } from '../chat-trigger';

/** A fixture: a workflow for each test. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
export async function workflow({}, use: (workflow: ChatTrigger) => Promise<void>): Promise<void> {
  const started = await startChatTrigger();
  await use(started);
  await started.close();
}
