import { createHash } from 'node:crypto';
import { actionAnswer, problemAnswer } from '@/lib/lead/action/action-answer';
import {
  erasedPage,
  eraseFields,
  erasePage,
  surePage,
  type Writer,
} from '@/lib/lead/action/erase-page';
import type { Step } from '@/lib/lead/action/page';
import { beyondReach, erase } from '@/lib/lead/erase/erase';
import { type Found, type FoundLead, findPerson, type Subject } from '@/lib/lead/erase/find';
import type { LeadService } from '@/lib/lead/ops/service';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import type { Store } from '@/lib/store/store';

type Service = Pick<LeadService, 'store' | 'config'>;

/**
 * Whom a request's link looks for. Of one that was held, or called none, or cannot be read, nothing is proven: who typed it
 * may have typed anybody's address, so it finds itself alone.
 */
async function subjectOf(
  store: Store,
  leadId: string,
): Promise<{ subject: Subject; alone: boolean } | null> {
  const row = await store.use((db) =>
    db
      .selectFrom('leads')
      .select([
        'id',
        'received_at',
        'page',
        'attribution',
        'fields',
        'spam_reasons',
        'status',
        'stage',
      ])
      .where('id', '=', leadId)
      .executeTakeFirst(),
  );
  if (!row) return null;
  const { lead, unreadable } = readStoredLead(row);
  const alone = row.status === 'quarantined' || row.stage === 'not_a_request';
  if (alone || unreadable) return { subject: { leadId }, alone };
  const { email, telefono } = lead.fields;
  return { subject: { leadId, email, phone: telefono }, alone };
}

/** Who wrote a request, and what there is of them; null when it is gone. */
async function look(
  { store }: Service,
  leadId: string,
): Promise<{ writer: Writer; found: Found } | null> {
  const about = await subjectOf(store, leadId);
  const found = about && (await findPerson(store, about.subject));
  const lead = found?.own.find(({ id }) => id === leadId);
  return about && found && lead ? { writer: { lead, alone: about.alone }, found } : null;
}

/** Stands for a set of requests: the last button deletes what its page has shown, or nothing. */
function markOf(going: FoundLead[]): string {
  const ids = going.map(({ id }) => id).sort();
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 22);
}

/** The page that says whose data they are and what would be erased. Rejects with the store's error. */
export async function erasePreview(service: Service, leadId: string): Promise<Response> {
  const seen = await look(service, leadId);
  if (!seen) return problemAnswer('gone');
  return actionAnswer(erasePage(seen.writer, seen.found, beyondReach(service.config)));
}

/**
 * The first press leads to a page that shows all that goes, the second erases it: a scanner that presses what it sees on
 * the first page has erased nothing. What has changed since that page was made is shown again, and not erased. Rejects
 * with the store's error.
 */
export async function eraseAnswer(
  service: Service,
  leadId: string,
  step: Step,
  form: URLSearchParams,
): Promise<Response> {
  if (step !== 'conferma' && step !== 'fai') return problemAnswer('unreadable');
  const seen = await look(service, leadId);
  if (!seen) return problemAnswer('gone');
  const { store, config } = service;
  const { own, others } = seen.found;
  const posted = form.getAll(eraseFields.also);
  const chosen = others.filter(({ id }) => posted.includes(id));
  const also = chosen.map(({ id }) => id);
  const going = [...own, ...chosen];
  const shown = markOf(going);
  if (step === 'fai' && form.get(eraseFields.shown) === shown) {
    return actionAnswer(erasedPage(await erase(store, config, seen.found, { also })));
  }
  const preview = await erase(store, config, seen.found, { also, dryRun: true });
  const changed = step === 'fai';
  return actionAnswer(surePage({ going, also, shown }, preview, changed), changed ? 409 : 200);
}
