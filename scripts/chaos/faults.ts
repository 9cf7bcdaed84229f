import type { SmtpFault } from '@/tests/support/smtp-server';

/** How often the mail server does what, in parts of all connections. */
const faults: [SmtpFault, number][] = [
  ['none', 60],
  ['reset-on-connect', 5],
  ['busy', 5],
  ['defer-recipients', 5],
  ['reject-recipients', 5],
  ['reject-data', 3],
  ['wrong-password', 5],
  ['drop-during-data', 4],
  ['hang-after-data', 2],
  ['slow-banner', 2],
  ['bad-certificate', 4],
];
/** How often each fault was drawn. */
export const faultCounts = new Map<string, number>();

/** A fault drawn by its weight, and counted. */
export function randomFault(): SmtpFault {
  let left = Math.random() * faults.reduce((sum, [, weight]) => sum + weight, 0);
  const [fault] = faults.find(([, weight]) => {
    left -= weight;
    return left < 0;
  }) ?? ['none'];
  const name = String(fault);
  faultCounts.set(name, (faultCounts.get(name) ?? 0) + 1);
  return fault as SmtpFault;
}
