import { erase, subjectOfLead } from '@/lib/lead/action/erase';
import { releaseLead } from '@/lib/lead/action/release';
import { setStage, undoStage } from '@/lib/lead/action/stage';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import type { Action } from '@/lib/lead/links/signed-link';
import { referenceOf, solutionOf } from '@/lib/lead/mails/lead-text';
import type { LeadService } from '@/lib/lead/ops/service';
import { ActionPage, type RequestState } from '@/lib/lead/pages/action';
import { actionAnswer, type Problem } from '@/lib/lead/pages/answer';
import { ErasedPage, ErasePage, shownField } from '@/lib/lead/pages/erase';
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
      .select(['received_at', 'page', 'status', 'stage'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!lead) return undefined;
    return {
      reference: referenceOf(id),
      receivedAt: new Date(lead.received_at),
      solution: solutionOf(lead.page)?.name ?? null,
      status: lead.status,
      stage: lead.stage,
    };
  });
}

export const steps = ['fai', 'annulla'] as const;

/** What would be done, or is by now. Changes nothing, because scanners follow links too. */
export async function show({ service, leadId, action }: Signed): Promise<Answer> {
  if (action === 'erase') {
    const subject = await subjectOfLead(service.store, leadId);
    if (!subject) return 'gone';
    const webhook = service.config.webhook !== null;
    return await actionAnswer(<ErasePage {...subject} webhook={webhook} />);
  }
  const state = await requestState(service.store, leadId);
  if (!state) return 'gone';
  return await actionAnswer(<ActionPage state={state} action={action} />);
}

/** What came after the page was shown stays: nobody has seen it on the page. */
async function eraseShown(
  { store, config }: LeadService,
  leadId: string,
  form: URLSearchParams,
): Promise<Answer> {
  const subject = await subjectOfLead(store, leadId);
  if (!subject) return 'gone';
  const until = Number(form.get(shownField));
  if (!until) return 'unreadable';
  const count = await erase(store, subject.email, until);
  return await actionAnswer(<ErasedPage count={count} webhook={config.webhook !== null} />);
}

/** Does what the pressed button says, once however often it is pressed. */
export async function take(
  { service, leadId, action }: Signed,
  step: (typeof steps)[number],
  form: URLSearchParams,
): Promise<Answer> {
  if (action === 'erase') return await eraseShown(service, leadId, form);
  if (!(await requestState(service.store, leadId))) return 'gone';
  const { store, config, worker } = service;
  if (action === 'release' && step === 'annulla') return 'unreadable';
  if (action === 'release') {
    await releaseLead(store, leadId, channelsOf(config));
    worker.wake();
  } else if (step === 'fai') await setStage(store, leadId, action);
  else await undoStage(store, leadId, action);
  return null;
}
