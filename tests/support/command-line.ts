import { run } from '@/scripts/leads/run';

/**
 * Does what `npm run leads` does with these arguments, on the store that the environment names. Gives what it says, and
 * rejects with what it complains of.
 */
export async function leads(...args: string[]): Promise<string> {
  const { write } = process.stdout;
  let said = '';
  process.stdout.write = ((text: string) => {
    // the server, which runs meanwhile, goes on with its log
    if (text.startsWith('{"level"')) return write.call(process.stdout, text);
    said += text;
    return true;
  }) as typeof write;
  try {
    await run(args);
    return said;
  } finally {
    process.stdout.write = write;
  }
}
