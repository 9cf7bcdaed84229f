import { format, types } from 'node:util';
import pino, { type Logger } from 'pino';

export const log: Logger = pino(
  { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' },
  // looked up at each write, so that whoever reads standard output reads the log
  { write: (line: string) => process.stdout.write(line) },
);

/** Makes one event each of what Next says on the console in many lines: its errors, and that a body was broken off. */
export function logConsole(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => {
      // of another realm, too
      const err = said.find(types.isNativeError);
      if (err?.message === 'aborted') log.info({}, 'request.broken_off');
      else log[level](err ? { err } : { message: format(...said) }, 'application.said');
    };
}
