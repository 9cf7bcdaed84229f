import { createInterface } from 'node:readline';
import { leadsCommand } from '@/content/leads-command';
import { Refusal } from './refusal';

/** Where questions are asked: standard input and standard error, for standard output may be a file. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const words = leadsCommand.ask;

/** Says what will happen and waits for a yes, which `yes` gives at once. Throws a `Refusal` without one. */
export async function confirm(
  what: string[],
  yes: boolean | undefined,
  { input, output }: Terminal,
) {
  output.write(`${what.join('\n')}\n`);
  if (yes) return;
  if (!input.isTTY) throw new Refusal(words.noTerminal);
  const lines = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    lines.question(words.question, resolve);
    // Ctrl-C and Ctrl-D, which answer nothing
    lines.once('close', () => resolve('\n'));
  });
  lines.close();
  if (answer === '\n') output.write(answer);
  const given = answer.trim().normalize().toLowerCase();
  if (!words.answers.some((each) => each === given)) throw new Refusal(words.refused);
}
