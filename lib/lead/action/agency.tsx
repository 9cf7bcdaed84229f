import { eraseAnswer, erasePreview } from '@/lib/lead/action/erase-subject';
import { discardLead, releaseLead, takeBackMs, unreleaseLead } from '@/lib/lead/action/held';
import { setStage, undoStage } from '@/lib/lead/action/stage';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import type { Action } from '@/lib/lead/links/signed-link';
import { referenceOf, solutionOf } from '@/lib/lead/mails/lead-text';
import type { LeadService } from '@/lib/lead/ops/service';
import { ActionPage, type RequestState, type StateAction } from '@/lib/lead/pages/action';
import { actionAnswer, type Problem } from '@/lib/lead/pages/answer';
import { channels } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

interface Signed {
  service: LeadService;
  leadId: string;
  action: Action;
}

/** A page, a problem that has one, or null: back to the page's own address. */
export type Answer = Response | Problem | null;

async function requestState(store: Store, id: string): Promise<RequestState | undefined> {
  return await store.use(async (db) => {
    const lead = await db
      .selectFrom('leads')
      .select(['received_at', 'page', 'status', 'stage', 'discarded_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!lead) return undefined;
    const deliveries = await db
      .selectFrom('outbox')
      .select('attempts')
      .where('lead_id', '=', id)
      .where('kind', 'in', channels)
      .execute();
    return {
      reference: referenceOf(id),
      receivedAt: new Date(lead.received_at),
      solution: solutionOf(lead.page)?.name ?? null,
      status: lead.status,
      stage: lead.stage,
      discarded: lead.discarded_at !== null,
      untried: deliveries.every(({ attempts }) => attempts === 0),
    };
  });
}

/** Does it; the same again does nothing. Rejects with the store's error. */
async function perform({ store, config }: LeadService, action: StateAction, id: string) {
  switch (action) {
    case 'release':
      return await releaseLead(store, id, channelsOf(config), takeBackMs);
    case 'discard':
      return await discardLead(store, id);
    default:
      return await setStage(store, id, action);
  }
}

/** Takes it back, as far as that can be; the same again does nothing. Rejects with the store's error. */
async function undo({ store }: LeadService, action: StateAction, id: string) {
  switch (action) {
    case 'release':
      return await unreleaseLead(store, id);
    case 'discard':
      return await discardLead(store, id, null);
    default:
      return await undoStage(store, id, action);
  }
}

export const steps = ['conferma', 'fai', 'annulla'] as const;

/** What would be done, or is by now. Changes nothing, because scanners follow links too. */
export async function show({ service, leadId, action }: Signed): Promise<Answer> {
  if (action === 'erase') return await erasePreview(service, leadId);
  const state = await requestState(service.store, leadId);
  if (!state) return 'gone';
  return await actionAnswer(<ActionPage state={state} action={action} />);
}

/** Does what the pressed button says, once however often it is pressed. */
export async function take(
  { service, leadId, action }: Signed,
  step: (typeof steps)[number],
  form: URLSearchParams,
): Promise<Answer> {
  if (action === 'erase') return await eraseAnswer(service, leadId, step, form);
  if (!(await requestState(service.store, leadId))) return 'gone';
  if (step === 'fai') await perform(service, action, leadId);
  else if (step === 'annulla') await undo(service, action, leadId);
  else return 'unreadable';
  service.worker.wake();
  return null;
}
