import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '@/lib/env';
import { confirmationMail } from '@/lib/lead/confirmation/mail';
import {
  claimConfirmation,
  type DueConfirmation,
  endConfirmation,
  postponeConfirmation,
} from '@/lib/lead/confirmation/queue';
import { mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { mailFaultCodes } from '@/lib/lead/mail/watch';
import { log } from '@/lib/server/log';
import { type Store, storeErrorFields } from '@/lib/store/store';

/** Milliseconds between looks at the outbox: what was put off, and what another instance has left. */
const pollMs = 15_000;

export interface Confirmer {
  /** A request was just stored: look at once. */
  wake(): void;
  /** Takes nothing more, and waits at most `limitMs` for what is under way. */
  stop(limitMs: number): Promise<void>;
}

/** Sends what the outbox of confirmations holds, one after the other; nothing of it touches the requests' own way. */
export function startConfirmer(
  store: Store,
  mailer: Mailer,
  config: Pick<Env, 'siteUrl' | 'workingCalendar' | 'confirm'>,
): Confirmer {
  if (!config.confirm) return { wake() {}, async stop() {} };
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let storeFailing = false;

  async function deliver(due: DueConfirmation): Promise<void> {
    const about = { leadId: due.lead.id, attempt: due.attempts };
    try {
      await mailer.sendOther(confirmationMail(due.lead, config));
    } catch (error) {
      const { errorCode, configurationFault } = mailFault(error);
      // the address, or the text, is refused: nobody's hand mends that, and nothing is out of order
      if (configurationFault && mailFaultCodes.some((code) => errorCode.startsWith(code))) {
        await endConfirmation(store, due.lead.id, 'refused');
        log.info({ ...about, errorCode }, 'confirmation.refused');
        return;
      }
      const nextAttemptInMs = await postponeConfirmation(store, due);
      log.info({ ...about, errorCode, nextAttemptInMs }, 'confirmation.put_off');
      return;
    }
    await endConfirmation(store, due.lead.id, 'sent');
    log.info(about, 'confirmation.sent');
  }

  async function sendAll(): Promise<void> {
    do {
      again = false;
      try {
        for (;;) {
          if (stopped) return;
          const due = await claimConfirmation(store);
          storeFailing = false;
          if (!due) break;
          await deliver(due);
        }
      } catch (error) {
        // the store's own alarm says it; here once for each outage
        if (!storeFailing) log.warn(storeErrorFields(error), 'confirmation.store_failed');
        storeFailing = true;
      }
    } while (again && !storeFailing);
  }

  function wake(): void {
    again = true;
    if (stopped || running) return;
    running = sendAll().finally(() => {
      running = null;
    });
  }

  const polling = setInterval(wake, pollMs);
  polling.unref();
  wake();

  return {
    wake,
    async stop(limitMs) {
      stopped = true;
      clearInterval(polling);
      await Promise.race([running, pause(limitMs, undefined, { ref: false })]);
    },
  };
}
