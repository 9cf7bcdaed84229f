import { execFile } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { run } from '@/scripts/leads/run';

/** What the server, which runs meanwhile, writes to standard output. */
export const isLogLine = (text: string) => text.startsWith('{"level"');

async function said(...[args, terminal]: Parameters<typeof run>): Promise<string> {
  const { calls } = jest.mocked(process.stdout.write).mock;
  const before = calls.length;
  await run(args, terminal);
  const lines = calls.slice(before).map(([text]) => String(text));
  return lines.filter((text) => !isLogLine(text)).join('');
}

/**
 * Does what `npm run leads` does with these arguments, on the store that the environment names, where nobody can be asked.
 * Gives what it says, and rejects with what it complains of.
 */
export const leads = (...args: string[]): Promise<string> =>
  said(args, { input: new PassThrough(), output: new PassThrough() });

/** The same at a terminal where this line is typed, null for Ctrl-D. */
export function atTerminal(typed: string | null) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end(typed === null ? '' : `${typed}\n`);
  const output = new PassThrough().setEncoding('utf8');
  return {
    leads: (...args: string[]) => said(args, { input, output }),
    /** What was said before the answer, with the question. */
    asked: () => String(output.read() ?? ''),
  };
}

/** Runs the real program, and gives what it writes and its status. */
export async function program(...args: string[]) {
  const all = ['--import', 'tsx', 'scripts/leads.ts', ...args];
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, all, {
    env: { ...process.env },
  }).then(
    (streams) => ({ ...streams, code: 0 }),
    (failure) => failure,
  );
  return { stdout: String(stdout), stderr: String(stderr), code: Number(code) };
}
