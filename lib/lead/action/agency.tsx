import { eraseAnswer, erasePreview } from '@/lib/lead/action/erase-subject';
import { discardLead, releaseLead, takeBackMs, unreleaseLead } from '@/lib/lead/action/held';
import type { SignedPages } from '@/lib/lead/action/receive';
import { setStage, undoStage } from '@/lib/lead/action/stage';
import { appointmentFields, parseAppointment } from '@/lib/lead/appointment/appointment-form';
import {
  appointmentOf,
  cancelAppointment,
  setAppointment,
} from '@/lib/lead/appointment/appointment-store';
import { reminderTime } from '@/lib/lead/booking/slots';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import { isVisitorAction } from '@/lib/lead/links/signed-link';
import { referenceOf, solutionOf } from '@/lib/lead/mails/lead-text';
import type { LeadService } from '@/lib/lead/ops/service';
import {
  ActionPage,
  ProblemPage,
  type RequestState,
  type StateAction,
} from '@/lib/lead/pages/action';
import { actionAnswer, problemStatus } from '@/lib/lead/pages/answer';
import { actionPath } from '@/lib/links';
import { channels, type DeliveryStatus } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

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
      .select(['kind', 'status', 'attempts'])
      .where('lead_id', '=', id)
      .where('kind', 'in', channels)
      .execute();
    const invitation = deliveries.find(({ kind }) => kind === 'appointment');
    return {
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

async function appoint(
  { store, worker, config }: LeadService,
  leadId: string,
  form: URLSearchParams,
  again: { state: RequestState; action: StateAction },
): Promise<Response | null> {
  const typed = Object.fromEntries(
    appointmentFields.map((field) => [field, form.get(field) ?? '']),
  );
  const { meeting, errors } = parseAppointment(typed);
  if (!meeting)
    return await actionAnswer(<ActionPage {...again} refused={{ typed, errors }} />, 422);
  const now = Date.now();
  const start = meeting.startsAt.getTime();
  const remindAt = config.booking ? reminderTime(start, config.workingCalendar, now) : null;
  await setAppointment(store, leadId, meeting, now, remindAt);
  worker.wake();
  return null;
}

/** Does it; the same again does nothing. Rejects with the store's error. */
async function perform({ store, config }: LeadService, action: StateAction, id: string) {
  switch (action) {
    case 'propose':
      return await cancelAppointment(store, id, Date.now(), 'asked');
    case 'call_off':
      return await cancelAppointment(store, id);
    case 'release':
      return await releaseLead(store, id, channelsOf(config), takeBackMs);
    case 'discard':
      return await discardLead(store, id);
    default:
      return await setStage(store, id, action === 'agree' ? 'contacted' : action);
  }
}

/** Takes it back, as far as that can be; the same again does nothing. Rejects with the store's error. */
async function undo({ store }: LeadService, action: StateAction, id: string) {
  switch (action) {
    case 'propose':
    case 'call_off':
      // the prospect has been notified
      return false;
    case 'release':
      return await unreleaseLead(store, id);
    case 'discard':
      return await discardLead(store, id, null);
    default:
      return await undoStage(store, id, action === 'agree' ? 'contacted' : action);
  }
}

const steps = ['conferma', 'fai', 'annulla', 'appuntamento', 'disdici'] as const;

export const agencyPages: SignedPages<StateAction | 'erase', (typeof steps)[number]> = {
  path: actionPath,
  isOwn: (action): action is StateAction | 'erase' => !isVisitorAction(action),
  steps,
  problem: (name) => actionAnswer(<ProblemPage problem={name} />, problemStatus[name]),
  async show({ service, leadId, action }) {
    if (action === 'erase') return await erasePreview(service, leadId);
    const state = await requestState(service.store, leadId);
    if (!state) return 'gone';
    return await actionAnswer(<ActionPage state={state} action={action} />);
  },
  async take({ service, leadId, action }, step, form) {
    if (action === 'erase') return await eraseAnswer(service, leadId, step, form);
    const state = await requestState(service.store, leadId);
    if (!state) return 'gone';
    const about = { state, action };
    const hasForm = action === 'contacted' || action === 'propose';
    if (step === 'fai') await perform(service, action, leadId);
    else if (step === 'annulla') await undo(service, action, leadId);
    // a link does what it is for and nothing else
    else if (!hasForm || step === 'conferma') return 'unreadable';
    else if (step === 'appuntamento') return await appoint(service, leadId, form, about);
    else await cancelAppointment(service.store, leadId);
    service.worker.wake();
    return null;
  },
};
