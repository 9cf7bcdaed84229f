import { concernsMail, concernsText } from '@/lib/lead/delivery/fault';
import { type MailFault, mailFaultOf, noTls } from '@/lib/lead/delivery/mail-remedy';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { log } from '@/lib/log';

/** Milliseconds between two checks of a failing server: providers lock out who repeats a wrong password. */
const lookAgainMs = { unreachable: 60_000, refused: 15 * 60_000 };
const freshMs = 30_000;

export type MailWatch = ReturnType<typeof watchMailer>['watch'];

/** Watches a mailer. `onRecovery`: a login works again; `onChange`: a permanent fault has begun or ended. */
export function watchMailer(mailer: Mailer, onRecovery: () => void, onChange: () => void) {
  let fault: MailFault | null = null;
  let faultAt: number | null = null;
  let workedAt: number | null = null;
  let textsRefused = 0;
  // the distance is compared, so that a clock set back delays no check
  let checkedAt = Number.NEGATIVE_INFINITY;
  let lastCheck: Promise<boolean> | undefined;
  let lookedForTls = false;

  function fails(seen: MailFault, at: number): void {
    if (seen.errorCode !== fault?.errorCode) {
      if (seen.configurationFault) log.error(seen, 'mail.unusable');
      else log.warn(seen, 'mail.unreachable');
    }
    fault = seen;
    faultAt = at;
    if (seen.configurationFault) onChange();
  }

  function works({ mailSent, at }: { mailSent: boolean; at: number }): void {
    const earlier = fault;
    if (earlier && concernsMail(earlier) && !mailSent) return;
    workedAt = at;
    if (mailSent) textsRefused = 0;
    if (!earlier) return;
    fault = null;
    onChange();
    log.info({ errorCode: earlier.errorCode }, 'mail.usable_again');
    if (!concernsMail(earlier)) onRecovery();
  }

  async function verify(at: number): Promise<boolean> {
    try {
      await mailer.verify();
    } catch (error) {
      fails(mailFaultOf(error), at);
      return false;
    }
    works({ mailSent: false, at });
    if (!lookedForTls) {
      lookedForTls = true;
      if (await mailer.isPlain()) log.warn({ remedy: noTls }, 'mail.not_encrypted');
    }
    return true;
  }

  function check(now = Date.now()): Promise<boolean> {
    checkedAt = now;
    lastCheck = verify(now);
    return lastCheck;
  }

  const send: Mailer['send'] = async (mail, options) => {
    // a prospect's address that is refused says nothing of the mail server
    if (mail.to !== undefined) return await mailer.send(mail, options);
    try {
      const result = await mailer.send(mail, options);
      if (!result.fault) works({ mailSent: true, at: Date.now() });
      else if (result.fault.configurationFault) fails(result.fault, Date.now());
      return result;
    } catch (error) {
      const seen = mailFaultOf(error);
      if (concernsText(seen)) textsRefused += 1;
      // the first refusal may be of one visitor's words: the second is of a mail without them
      const isOfWords = concernsText(seen) && textsRefused === 1;
      if (seen.configurationFault && !isOfWords) fails(seen, Date.now());
      throw error;
    }
  };

  return {
    mailer: { ...mailer, send },
    watch: {
      fault: () => fault,
      /** Milliseconds since the epoch, null for never. */
      seen: () => ({ faultAt, workedAt }),
      /** Connects and logs in: whether that works; a failure is logged. Never rejects. */
      check,
      async checkAgain(now = Date.now()) {
        if (!fault || concernsMail(fault)) return;
        const waitMs = fault.configurationFault ? lookAgainMs.refused : lookAgainMs.unreachable;
        if (Math.abs(now - checkedAt) >= waitMs) await check(now);
      },
      /** Whether the server takes mails, as of the last half minute. */
      isUsable: (now = Date.now()) =>
        lastCheck && Math.abs(now - checkedAt) < freshMs ? lastCheck : check(now),
    },
  };
}
