import { actionAnswer, problemAnswer } from '@/lib/lead/action/action-answer';
import { erasedPage, erasePage, type Step } from '@/lib/lead/action/page';
import type { RequestState } from '@/lib/lead/action/request-state';
import { type Erased, erasePerson } from '@/lib/lead/erase/erase';
import type { LeadService } from '@/lib/lead/ops/service';
import { readStoredLead } from '@/lib/lead/request/stored-lead';

type Service = Pick<LeadService, 'store' | 'config'>;

/** Erases who wrote this request, by address and telephone, or says what that would be; null when they cannot be told. */
async function eraseWriter(
  { store, config }: Service,
  leadId: string,
  dryRun: boolean,
): Promise<Erased | null> {
  const row = await store.use((db) =>
    db
      .selectFrom('leads')
      .select(['id', 'received_at', 'page', 'visit', 'fields', 'spam_reasons'])
      .where('id', '=', leadId)
      .executeTakeFirst(),
  );
  const { lead, unreadable } = row ? readStoredLead(row) : { lead: null, unreadable: true };
  if (!lead || unreadable) return null;
  const { email, telefono } = lead.fields;
  return await erasePerson(store, config, { email, phone: telefono }, { dryRun });
}

/** The page that says how much would be erased. Rejects with the store's error. */
export async function erasePreview(service: Service, state: RequestState): Promise<Response> {
  const found = await eraseWriter(service, state.id, true);
  return found ? actionAnswer(erasePage(state.reference, found.requests)) : problemAnswer('gone');
}

/** Erases, and says how much it was. Rejects with the store's error. */
export async function eraseAnswer(service: Service, leadId: string, step: Step): Promise<Response> {
  if (step !== 'fai') return problemAnswer('unreadable');
  const erased = await eraseWriter(service, leadId, false);
  if (!erased) return problemAnswer('gone');
  const { requests, places, mentionedIn } = erased;
  const files = places.flatMap(({ removed }) => removed).length;
  const copies = places.flatMap(({ rewritten }) => rewritten).length;
  return actionAnswer(erasedPage({ requests, files, copies, mentions: mentionedIn.length }));
}
