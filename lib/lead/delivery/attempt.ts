import type { Env } from '@/lib/env';
import type { DeliveryResult, Job, LeadJob } from '@/lib/lead/delivery/outbox';
import { nextWaitMs } from '@/lib/lead/delivery/schedule';
import { sendWebhook, webhookFault } from '@/lib/lead/delivery/webhook';
import { type DeliveryFault, mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { log } from '@/lib/server/log';
import type { Channel, ScheduledKind } from '@/lib/store/schema';

/** Milliseconds after which an attempt is given up, whatever the server is doing. */
const attemptLimitMs = 90_000;

/** Which channels this configuration has. */
export function channelsOf(config: Pick<Env, 'webhook'>): Channel[] {
  return config.webhook ? ['mail', 'webhook'] : ['mail'];
}

/** Null: it went out. `skipped`: it is not to be sent any more. */
type Sent = (DeliveryFault & { recipients?: string[] | null }) | { skipped: string } | null;

/** What sends all but a request's own mail and webhook. */
export type Senders = Record<'appointment' | 'confirmation', (job: LeadJob) => Promise<Sent>> &
  Record<ScheduledKind, () => Promise<unknown>>;

async function sendMail(job: LeadJob, mailer: Mailer, leadsTo: string[], signal: AbortSignal) {
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

export function createAttempt(config: Env, mailer: Mailer, senders: Senders): Attempt {
  async function sendLead(job: LeadJob): Promise<Sent> {
    const signal = AbortSignal.timeout(attemptLimitMs);
    if (job.kind === 'mail') return await sendMail(job, mailer, config.leadsTo, signal);
    if (job.kind !== 'webhook') return await senders[job.kind](job);
    // without an address there is nowhere to send to until somebody sets one again
    if (!config.webhook) return { errorCode: 'NO_WEBHOOK_URL', configurationFault: true };
    try {
      await sendWebhook(job.lead, config.webhook, signal);
      return null;
    } catch (error) {
      return webhookFault(error);
    }
  }

  async function send(job: Job): Promise<Sent> {
    try {
      if (job.lead) return await sendLead(job);
      await senders[job.kind]();
      return null;
    } catch (error) {
      return { ...mailFault(error), recipients: job.recipients };
    }
  }

  return async (job) => {
    const startedAt = performance.now();
    const sent = await send(job);
    const isConfirmation = job.kind === 'confirmation';
    const event = job.lead && !isConfirmation ? 'lead' : job.kind;
    const about = {
      ...(job.lead && { requestId: job.requestId, leadId: job.lead.id, channel: job.kind }),
      ...(job.bundle && { bundled: job.bundle.length }),
      attempt: job.attempts,
      durationMs: Math.round(performance.now() - startedAt),
    };
    if (!sent) {
      log.info(about, `${event}.delivered`);
      return { status: 'delivered' };
    }
    if ('skipped' in sent) {
      log.info({ ...about, errorCode: sent.skipped }, `${event}.skipped`);
      return { status: 'skipped', errorCode: sent.skipped };
    }
    const { errorCode, configurationFault, recipients = null } = sent;
    const waitMs = nextWaitMs(job.attempts, config.retrySeconds, configurationFault);
    const failure = { ...about, errorCode, configurationFault, nextAttemptInMs: waitMs };
    const partial = event === 'lead' && job.kind !== 'webhook' && recipients !== null;
    if (isConfirmation) {
      // nobody of the agency waits for it
      log.info(failure, 'confirmation.delivery_failed');
      if (waitMs === null) return { status: 'skipped', errorCode };
    } else if (partial) {
      log.error({ ...failure, rejectedRecipients: recipients.length }, 'lead.recipients_rejected');
    } else if (configurationFault) log.error(failure, `${event}.delivery_failed`);
    else log.warn(failure, `${event}.delivery_failed`);
    if (waitMs === null) log.error(about, `${event}.dead_lettered`);
    return { status: 'failed', waitMs, errorCode, configurationFault, recipients };
  };
}
