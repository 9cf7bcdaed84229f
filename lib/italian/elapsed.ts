import { minutes, seconds } from '@/content/amounts';

/** Seconds since midnight of a clock time such as '9:12:20'. */
export const clockSeconds = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * How long it is from one clock time to a later one of the same day, such as '9:12:00' and '9:12:20': '20 secondi',
 * '2 minuti e 10 secondi'.
 */
export function elapsed(from: string, to: string): string {
  const whole = clockSeconds(to) - clockSeconds(from);
  const [min, rest] = [Math.floor(whole / 60), whole % 60];
  return [min && minutes(min).text, rest && seconds(rest).text].filter(Boolean).join(' e ');
}
