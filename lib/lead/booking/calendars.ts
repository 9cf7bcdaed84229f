import { bookingRules as rules } from '@/content/booking';
import { type Busy, readBusy } from '@/lib/lead/booking/read-calendar';
import { WebhookError, webhookFault } from '@/lib/lead/delivery/webhook';
import { log } from '@/lib/server/log';
import { dayMs } from '@/lib/time';

const minuteMs = 60_000;
/** Milliseconds between two readings, and after which what was read counts no more. */
const times = { between: 5 * minuteMs, valid: 60 * minuteMs };
const readingLimitMs = 15_000;
const largestBytes = 8 * 2 ** 20;

/** Reads one calendar. Redirects are not followed, as by the webhook. */
async function read(address: string, now: number, limitMs: number): Promise<Busy[]> {
  const signal = AbortSignal.timeout(limitMs);
  const response = await fetch(address, { redirect: 'manual', signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw new WebhookError(response.status);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > largestBytes) throw new Error('TOO_LARGE');
    chunks.push(chunk);
  }
  const window = { from: now - dayMs, to: now + rules.ahead.ms + 2 * dayMs };
  return readBusy(Buffer.concat(chunks).toString('utf8'), window);
}

/** A code for what went wrong: neither an address, which is secret, nor what stands in a calendar. */
function codeOf(error: unknown): string {
  const { message } = error as Error;
  if (/^[A-Z_]+$/.test(message)) return message;
  const { errorCode } = webhookFault(error);
  return /^(?:Parser)?Error$/.test(errorCode) ? 'NOT_READABLE' : errorCode;
}

/** The agency's calendars behind these addresses, and what they said last. Nothing is read before it is asked for. */
export function createCalendars(addresses: string[], limitMs = readingLimitMs) {
  const startedAt = Date.now();
  const calendars = addresses.map((address, index) => ({
    address,
    number: index + 1,
    busy: [] as Busy[],
    readAt: Number.NEGATIVE_INFINITY,
    triedAt: Number.NEGATIVE_INFINITY,
    code: '',
  }));
  let reading: Promise<unknown> = Promise.resolve();

  const unread = (now: number) => calendars.filter(({ readAt }) => now - readAt >= times.valid);

  async function readAgain(calendar: (typeof calendars)[number], now: number): Promise<void> {
    calendar.triedAt = now;
    try {
      calendar.busy = await read(calendar.address, now, limitMs);
      calendar.readAt = now;
    } catch (error) {
      calendar.code = codeOf(error);
      const about = { calendar: calendar.number, code: calendar.code };
      log.warn(about, 'booking.calendar_unreadable');
    }
  }

  /** Reads each that was not read within five minutes. Never rejects. */
  async function refresh(now = Date.now()): Promise<void> {
    const due = calendars.filter(({ triedAt }) => now - triedAt >= times.between);
    reading = Promise.all([reading, ...due.map((calendar) => readAgain(calendar, now))]);
    await reading;
  }

  return {
    refresh,
    /** When somebody is busy; null where one of them has not been readable for an hour, or at all. */
    async busy(now = Date.now()): Promise<Busy[] | null> {
      await reading;
      if (calendars.some(({ triedAt }) => triedAt < 0)) await refresh(now);
      return unread(now).length > 0 ? null : calendars.flatMap(({ busy }) => busy);
    },
    /** How many have not been readable for an hour, and why the first is not; null where that cannot be said yet. */
    unreadable(now: number): { count: number; code: string } | null {
      const old = unread(now);
      // what this process has never read may have been readable to the one before it
      const sure = old.filter(({ readAt }) => readAt > 0 || now - startedAt >= times.valid);
      if (old.length > 0 && sure.length === 0) return null;
      return { count: sure.length, code: sure[0]?.code ?? '' };
    },
  };
}
