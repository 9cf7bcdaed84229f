import { run } from '@/scripts/leads/run';

/** What the server, which runs meanwhile, writes to standard output. */
export const isLogLine = (text: string) => text.startsWith('{"level"');

/**
 * Does what `npm run leads` does with these arguments, on the store that the environment names. Gives what it says, and
 * rejects with what it complains of.
 */
export async function leads(...args: string[]): Promise<string> {
  const { calls } = jest.mocked(process.stdout.write).mock;
  const before = calls.length;
  await run(args);
  const said = calls.slice(before).map(([text]) => String(text));
  return said.filter((text) => !isLogLine(text)).join('');
}
