import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { until } from './until';

/** util-linux's, which gives a program a terminal of its own. */
const program = '/usr/bin/script';

export const hasTerminal = process.platform === 'linux' && existsSync(program);

export interface Terminal {
  /** Waits until the program has said this since the last answer, then types. */
  answer(said: string, typed: string): Promise<void>;
  /** Everything it has said, without colours and cursor movements. */
  output(): string;
  exitCode: Promise<number>;
  /** Ends it, if it has not ended. */
  stop(): void;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a terminal is controlled by
const controls = /\x1b\[[\d;?]*[A-Za-z]/g;

/** Runs a command line in a terminal. */
export function inTerminal(command: string, cwd: string, env: NodeJS.ProcessEnv): Terminal {
  const child = spawn(program, ['-qfec', `stty cols 120 rows 40; ${command}`, '/dev/null'], {
    cwd,
    env,
  });
  let text = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const exitCode = new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? -1));
  });
  const output = () => text.replace(controls, '');
  return {
    async answer(said, typed) {
      await until(
        () => output().slice(answered).includes(said),
        `"${said}" in the terminal`,
        60_000,
      );
      answered = output().length;
      child.stdin.write(typed);
    },
    output,
    exitCode,
    stop: () => void child.kill('SIGKILL'),
  };
}
