import { format, stripVTControlCharacters, types } from 'node:util';
import pino, { type Logger } from 'pino';

let output: NodeJS.WritableStream = process.stdout;

export const log: Logger = pino(
  // in development the console is Next's: what arrives is seen in the mailbox
  {
    level: process.env.NODE_ENV === 'development' ? 'warn' : 'info',
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'event',
  },
  // looked up at each write, so that tests can read it
  { write: (line: string) => output.write(line) },
);

/** For a program whose standard output is its answer: warnings and errors alone, to standard error. */
export function logTroublesAside(): void {
  output = process.stderr;
  log.level = 'warn';
}

const consoleLevels = [
  ['error', 'error'],
  ['warn', 'warn'],
  ['log', 'info'],
] as const;

/** Turns what Next writes to the console into events. */
export function logConsole(): void {
  for (const [name, level] of consoleLevels)
    console[name] = (...said: unknown[]) => {
      const err = said.find(types.isNativeError);
      log[level](
        err ? { err } : { message: stripVTControlCharacters(format(...said)).trim() },
        'application.said',
      );
    };
}
