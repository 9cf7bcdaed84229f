import type { Appointment } from '@/lib/lead/appointment/appointment';
import { appointmentOf } from '@/lib/lead/appointment/appointment-store';
import { referenceOf, solutionOf } from '@/lib/lead/mail/view';
import { channels, type DeliveryStatus, type LeadStatus, type Stage } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

/** How a request stands, without anything of who wrote it. */
export interface RequestState {
  id: string;
  /** What stands on the mail, too. */
  reference: string;
  receivedAt: Date;
  /** Name of the solution whose page it came from. */
  solution: string | null;
  status: LeadStatus;
  stage: Stage | null;
  discarded: boolean;
  /** Whether none of its deliveries has been tried yet. */
  untried: boolean;
  appointment: Appointment | null;
  /** How the news of the appointment fares; null where there is none. */
  invitation: DeliveryStatus | null;
}

/** How a request stands now; undefined when the store does not have it (any more). Rejects with the store's error. */
export async function requestState(store: Store, id: string): Promise<RequestState | undefined> {
  return await store.use(async (db) => {
    const lead = await db
      .selectFrom('leads')
      .select(['received_at', 'page', 'status', 'stage', 'discarded_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!lead) return undefined;
    const deliveries = await db
      .selectFrom('outbox')
      .select(['kind', 'status', 'attempts'])
      .where('lead_id', '=', id)
      .where('kind', 'in', channels)
      .execute();
    const invitation = deliveries.find(({ kind }) => kind === 'appointment');
    return {
      id,
      reference: referenceOf(id),
      receivedAt: new Date(lead.received_at),
      solution: solutionOf(lead.page)?.name ?? null,
      status: lead.status,
      stage: lead.stage,
      discarded: lead.discarded_at !== null,
      untried: deliveries.every(({ attempts }) => attempts === 0),
      appointment: await appointmentOf(db, id),
      invitation: (invitation?.status as DeliveryStatus | undefined) ?? null,
    };
  });
}
