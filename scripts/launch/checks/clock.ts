import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { check, type Finding, leftToOwner } from '../finding';

/** Seconds that a clock may be off: limits and signatures of mails and webhooks take five minutes, logs less. */
const tolerated = 60;

const mend = 'let the machine’s clock be set by the network: timedatectl set-ntp true';

/** Whether the system itself says that its clock follows the network's (systemd-timedated). */
async function synchronised(): Promise<boolean | null> {
  try {
    const args = ['show', '-p', 'NTPSynchronized', '--value'];
    const { stdout } = await promisify(execFile)('timedatectl', args, { timeout: 5_000 });
    return stdout.trim() === 'yes';
  } catch {
    return null;
  }
}

/** The clock of the machine that this runs on, as its own system sees it. */
export async function checkOwnClock(ask = synchronised): Promise<Finding[]> {
  const answer = await ask();
  if (answer === null) {
    return [leftToOwner('whether the clock is right was not seen: timedatectl does not say', mend)];
  }
  return [check(answer, 'the clock follows the network’s', 'nothing sets the clock', mend)];
}

/** This machine's clock and the one behind a `Date` header (RFC 9110, 6.6.1), which should say the same. */
export function compareClocks(date: string | null, now = Date.now()): Finding[] {
  const there = Date.parse(date ?? '');
  if (Number.isNaN(there)) return [leftToOwner('the server does not say what time it has', mend)];
  const seconds = Math.round(Math.abs(now - there) / 1_000);
  return [
    check(
      seconds <= tolerated,
      'the server’s clock and this machine’s agree',
      `the server’s clock and this machine’s are ${seconds} s apart`,
      `see which of the two is wrong; ${mend}`,
    ),
  ];
}
