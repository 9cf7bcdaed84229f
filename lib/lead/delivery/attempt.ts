import type { Env } from '@/lib/env';
import { sendAppointment } from '@/lib/lead/appointment/send-appointment';
import type { DeliveryResult, Job } from '@/lib/lead/delivery/outbox';
import { nextWaitMs } from '@/lib/lead/delivery/schedule';
import { sendWebhook, webhookFault } from '@/lib/lead/delivery/webhook';
import { type DeliveryFault, mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { log } from '@/lib/server/log';
import type { Channel } from '@/lib/store/schema';
import { type Store, storeErrorFields } from '@/lib/store/store';

/** Milliseconds after which an attempt is given up, whatever the server is doing. */
const attemptLimitMs = 90_000;

/** Which ways out this configuration has. */
export function channelsOf(config: Pick<Env, 'webhook'>): Channel[] {
  return config.webhook ? ['mail', 'webhook'] : ['mail'];
}

interface Undelivered extends DeliveryFault {
  recipients: string[] | null;
}

async function sendMail(job: Job, mailer: Mailer, leadsTo: string[], signal: AbortSignal) {
  // an address that left the configuration since then is waited for no longer
  const recipients = job.recipients?.filter((address) => leadsTo.includes(address)) ?? null;
  if (recipients?.length === 0) return null;
  const { rejected, errorCode, configurationFault } = job.bundle
    ? await mailer.sendBundle({ id: job.id, leads: job.bundle }, { recipients, signal })
    : await mailer.send(job.lead, { recipients, signal });
  if (rejected.length === 0) return null;
  return { errorCode: errorCode ?? 'EENVELOPE', configurationFault, recipients: rejected };
}

/** One attempt at one delivery. Never rejects: every fault becomes a result, and a log entry. */
export type Attempt = (job: Job) => Promise<DeliveryResult>;

export function createAttempt(store: Store, config: Env, mailer: Mailer): Attempt {
  async function send(job: Job): Promise<Undelivered | null> {
    const signal = AbortSignal.timeout(attemptLimitMs);
    if (job.channel === 'appointment') {
      try {
        return await sendAppointment(job, { store, mailer, config });
      } catch (error) {
        return {
          errorCode: storeErrorFields(error).code ?? 'ERROR',
          configurationFault: false,
          recipients: job.recipients,
        };
      }
    }
    if (job.channel === 'mail') {
      try {
        return await sendMail(job, mailer, config.leadsTo, signal);
      } catch (error) {
        return { ...mailFault(error), recipients: job.recipients };
      }
    }
    try {
      // without an address there is nowhere to send to until somebody sets one again
      if (!config.webhook) {
        return { errorCode: 'NO_WEBHOOK_URL', configurationFault: true, recipients: null };
      }
      await sendWebhook(job.lead, config.webhook, signal);
      return null;
    } catch (error) {
      return { ...webhookFault(error), recipients: null };
    }
  }

  return async (job) => {
    const startedAt = performance.now();
    const undelivered = await send(job);
    const about = {
      requestId: job.requestId,
      leadId: job.lead.id,
      channel: job.channel,
      ...(job.bundle && { bundled: job.bundle.length }),
      attempt: job.attempts,
      durationMs: Math.round(performance.now() - startedAt),
    };
    if (!undelivered) {
      log.info(about, 'lead.delivered');
      return { status: 'delivered' };
    }
    const { errorCode, configurationFault, recipients } = undelivered;
    const waitMs = nextWaitMs(job.attempts, config.retrySeconds, configurationFault);
    const failure = { ...about, errorCode, configurationFault, nextAttemptInMs: waitMs };
    const partial = job.channel !== 'webhook' && recipients !== null;
    if (partial) {
      log.error({ ...failure, rejectedRecipients: recipients.length }, 'lead.recipients_rejected');
    } else if (configurationFault) log.error(failure, 'lead.delivery_failed');
    else log.warn(failure, 'lead.delivery_failed');
    if (waitMs === null) log.error(about, 'lead.dead_lettered');
    return { status: 'failed', waitMs, errorCode, configurationFault, recipients };
  };
}
