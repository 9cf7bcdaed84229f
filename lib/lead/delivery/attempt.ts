import type { Env } from '@/lib/env';
import type { DeliveryResult, Job, LeadJob } from '@/lib/lead/delivery/outbox';
import { nextWaitMs } from '@/lib/lead/delivery/schedule';
import { sendWebhook, webhookFault } from '@/lib/lead/delivery/webhook';
import type { MakeLink } from '@/lib/lead/links/link-maker';
import { type DeliveryFault, mailFault } from '@/lib/lead/mail/fault';
import type { Mailer } from '@/lib/lead/mail/mailer';
import { composeMail } from '@/lib/lead/mails/lead';
import { log } from '@/lib/server/log';
import type { Channel, ScheduledKind } from '@/lib/store/schema';

const attemptLimitMs = 90_000;

export function channelsOf(config: Pick<Env, 'webhook'>): Channel[] {
  return config.webhook ? ['mail', 'webhook'] : ['mail'];
}

type Sent = (DeliveryFault & { recipients?: string[] | null }) | { skipped: string } | null;

export type Senders = Record<'confirmation', (job: LeadJob) => Promise<Sent>> &
  Record<ScheduledKind, () => Promise<unknown>>;

interface MailSender {
  config: Env;
  mailer: Mailer;
  /** Makes the links by which the agency acts on a request. */
  links: () => Promise<MakeLink>;
}

async function sendMail(
  { lead, recipients: some }: LeadJob,
  { config, mailer, links }: MailSender,
  signal: AbortSignal,
) {
  // an address that left the configuration since then is waited for no longer
  const recipients = some?.filter((address) => config.leadsTo.includes(address)) ?? null;
  if (recipients?.length === 0) return null;
  const mail = composeMail(lead, config, await links());
  const sent = await mailer.send(mail, { recipients, signal });
  const { rejected, errorCode, configurationFault } = sent;
  if (rejected.length === 0) return null;
  return { errorCode: errorCode ?? 'EENVELOPE', configurationFault, recipients: rejected };
}

/** One attempt at one delivery. Never rejects: every fault becomes a result, and a log entry. */
export type Attempt = (job: Job) => Promise<DeliveryResult>;

export function createAttempt(sender: MailSender, senders: Senders): Attempt {
  const { config } = sender;

  async function sendLead(job: LeadJob): Promise<Sent> {
    const signal = AbortSignal.timeout(attemptLimitMs);
    if (job.kind === 'mail') return await sendMail(job, sender, signal);
    if (job.kind !== 'webhook') return await senders[job.kind](job);
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
    const toProspect = job.kind === 'confirmation';
    const event = job.lead && !toProspect ? 'lead' : job.kind;
    const about = {
      ...(job.lead && { requestId: job.requestId, leadId: job.lead.id, channel: job.kind }),
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
    const partial = job.kind === 'mail' && recipients !== null;
    if (toProspect) {
      log.info(failure, `${event}.delivery_failed`);
      if (waitMs === null) return { status: 'skipped', errorCode };
    } else if (partial) {
      log.error({ ...failure, rejectedRecipients: recipients.length }, 'lead.recipients_rejected');
    } else if (configurationFault) log.error(failure, `${event}.delivery_failed`);
    else log.warn(failure, `${event}.delivery_failed`);
    if (waitMs === null) log.error(about, `${event}.dead_lettered`);
    return { status: 'failed', waitMs, errorCode, configurationFault, recipients };
  };
}
