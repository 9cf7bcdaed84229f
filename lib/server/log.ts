import pino, { type Logger } from 'pino';

/**
 * The log: one JSON line an event, on standard output. Every line has an `event` name such as `lead.answered`; none has
 * personal data, so only ids, codes, counts and durations are passed to it.
 */
export const log: Logger = pino(
  { base: undefined, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' },
  // looked up at each write, so that whoever reads standard output reads the log
  { write: (line: string) => process.stdout.write(line) },
);
