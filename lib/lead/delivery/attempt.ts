import type { Env } from '@/lib/env/env';
import { concernsText, type DeliveryFault, faultOf } from '@/lib/lead/delivery/fault';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import type { DeliveryResult, Job, LeadJob } from '@/lib/lead/delivery/outbox';
import { sendConfirmation } from '@/lib/lead/delivery/send-confirmation';
import { sendWebhook } from '@/lib/lead/delivery/webhook';
import { storedLinks } from '@/lib/lead/mails/action-links';
import { composeMail } from '@/lib/lead/mails/lead';
import { log } from '@/lib/log';
import type { Channel, ScheduledKind } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

const attemptLimitMs = 90_000;

export function channelsOf(config: Pick<Env, 'webhook'>): Channel[] {
  return config.webhook ? ['mail', 'webhook'] : ['mail'];
}

type Sent = (DeliveryFault & { recipients?: string[] | null }) | { skipped: string } | null;

interface Sender {
  config: Env;
  store: Store;
  mailer: Mailer;
}

/** What is done by the clock, once for all instances; where it rejects it is tried again. */
type CarryOut = Record<ScheduledKind, () => Promise<void>>;

async function sendMail(
  { lead, recipients: some }: LeadJob,
  { config, store, mailer }: Sender,
  signal: AbortSignal,
) {
  // an address that is no longer configured gets no mail
  const recipients = some?.filter((address) => config.leadsTo.includes(address)) ?? null;
  if (recipients?.length === 0) return null;
  const mail = composeMail(lead, config, await storedLinks(store, config));
  const { rejected, fault } = await mailer.send(mail, { recipients, signal });
  if (rejected.length === 0) return null;
  const unexplained = { errorCode: 'EENVELOPE', configurationFault: false };
  return { ...(fault ?? unexplained), recipients: rejected };
}

/** One attempt. Never rejects: a fault becomes a result and a log entry. */
export type Attempt = (job: Job) => Promise<DeliveryResult>;

export function createAttempt(sender: Sender, carryOut: CarryOut): Attempt {
  const { config } = sender;

  async function send(job: Job): Promise<Sent> {
    const signal = AbortSignal.timeout(attemptLimitMs);
    try {
      if (job.kind === 'mail') return await sendMail(job, sender, signal);
      if (job.kind === 'confirmation') return await sendConfirmation(job, sender);
      // a store may hold a kind of an earlier release
      if (!job.lead) await carryOut[job.kind]?.();
      else if (config.webhook) await sendWebhook(job.lead, config.webhook, signal);
      else return { errorCode: 'NO_WEBHOOK_URL', configurationFault: true };
      return null;
    } catch (error) {
      return { ...faultOf(error), recipients: job.recipients };
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
    // what is refused for its text is tried again soon, and then without it
    const isPermanent = configurationFault && !concernsText({ errorCode, configurationFault });
    const waitMs = nextWaitMs(job.attempts, config.retrySeconds, isPermanent);
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

/** Seconds from which a wait is randomised, so that a thousand retries do not come at once. */
const jitteredFrom = 3_600;

/** Milliseconds until the next attempt, null when none is left; after a permanent fault the longest wait. */
function nextWaitMs(attempts: number, retrySeconds: number[], configurationFault: boolean) {
  const listed = retrySeconds[attempts - 1];
  if (listed === undefined) return null;
  const seconds = configurationFault ? Math.max(...retrySeconds) : listed;
  const factor = seconds >= jitteredFrom ? 0.5 + Math.random() : 1;
  return Math.round(seconds * factor * 1_000);
}

/** Milliseconds: no wait that `nextWaitMs` gives is longer. */
export const longestWaitMs = (retrySeconds: number[]): number => 1_500 * Math.max(...retrySeconds);
