import pino, { type Logger } from 'pino';

export const log: Logger = pino(
  { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' },
  // looked up at each write, so that whoever reads standard output reads the log
  { write: (line: string) => process.stdout.write(line) },
);
