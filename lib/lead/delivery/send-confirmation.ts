import { hash } from 'node:crypto';
import { sameMailbox } from '@/lib/email-address';
import type { Env } from '@/lib/env/env';
import { concernsMail, type DeliveryFault, faultOf } from '@/lib/lead/delivery/fault';
import type { Mailer } from '@/lib/lead/delivery/mailer';
import { confirmationMail } from '@/lib/lead/mails/confirmation';
import type { ReceivedLead } from '@/lib/lead/request';
import { type Store, storeTime } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

/** Milliseconds: one confirmation a mailbox in this time, and none later than that. */
export const confirmationMs = dayMs;

/** The same for all spellings of a mailbox, so that one confirmation of it is in the outbox. */
export function mailboxKey({ fields }: ReceivedLead): string {
  return `confirmation ${hash('sha256', sameMailbox(fields.email))}`;
}

interface Sender {
  store: Store;
  mailer: Mailer;
  config: Pick<Env, 'siteUrl' | 'workingCalendar' | 'confirm'>;
}

/** Confirms a request to its sender, unless that is no longer wanted. */
export async function sendConfirmation(
  { lead, createdAt }: { lead: ReceivedLead; createdAt: number },
  { store, mailer, config }: Sender,
): Promise<DeliveryFault | { skipped: string } | null> {
  const { now, stage } = await store.use(async (db) => ({
    now: await storeTime(db),
    ...(await db.selectFrom('leads').select('stage').where('id', '=', lead.id).executeTakeFirst()),
  }));
  if (now - createdAt >= confirmationMs) return { skipped: 'EXPIRED' };
  // a marked request was answered already, or is none
  if (!config.confirm || stage !== null) return { skipped: 'UNWANTED' };
  try {
    await mailer.send(confirmationMail(lead, config));
    return null;
  } catch (error) {
    const fault = faultOf(error);
    // a refused address or text: nothing is out of order
    const refused = fault.configurationFault && concernsMail(fault);
    return refused ? { skipped: fault.errorCode } : fault;
  }
}
