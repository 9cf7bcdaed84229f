import { createHash } from 'node:crypto';
import { beyondReach, erase } from '@/lib/lead/erase/erase';
import { type FoundLead, findPerson } from '@/lib/lead/erase/find';
import type { LeadService } from '@/lib/lead/ops/service';
import { actionAnswer, type Problem } from '@/lib/lead/pages/answer';
import { ErasedPage, ErasePage, eraseFields, SurePage } from '@/lib/lead/pages/erase';
import { readStoredLead } from '@/lib/lead/request/stored-lead';

type Service = Pick<LeadService, 'store' | 'config'>;

/** Who wrote a request, and what there is of them; null when it is gone. */
async function look({ store }: Service, leadId: string) {
  const row = await store.use((db) =>
    db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst(),
  );
  if (!row) return null;
  const { lead, unreadable } = readStoredLead(row);
  const { email, telefono: phone } = lead.fields;
  // of one that was held, or called none, nothing is proven: who typed it may have typed any address
  const alone = row.status === 'held' || row.stage === 'not_a_request';
  const subject = alone || unreadable ? { leadId } : { leadId, email, phone };
  const found = await findPerson(store, subject);
  const own = found.own.find(({ id }) => id === leadId);
  return own ? { writer: { lead: own, alone }, found } : null;
}

/** Stands for a set of requests: the last button deletes what its page has shown, or nothing. */
function markOf(going: FoundLead[]): string {
  const ids = going.map(({ id }) => id).sort();
  return createHash('sha256').update(ids.join()).digest('base64url').slice(0, 22);
}

/** The page that says whose data they are and what would be erased. Rejects with the store's error. */
export async function erasePreview(service: Service, leadId: string): Promise<Response | Problem> {
  const seen = await look(service, leadId);
  if (!seen) return 'gone';
  return actionAnswer(<ErasePage {...seen} beyondReach={beyondReach(service.config)} />);
}

/**
 * The first press shows all that goes, the second erases it, so that a scanner that presses one button erases nothing. What
 * has changed in between is shown again. Rejects with the store's error.
 */
export async function eraseAnswer(
  service: Service,
  leadId: string,
  step: string,
  form: URLSearchParams,
): Promise<Response | Problem> {
  if (step !== 'conferma' && step !== 'fai') return 'unreadable';
  const seen = await look(service, leadId);
  if (!seen) return 'gone';
  const { store, config } = service;
  const { own, others } = seen.found;
  const posted = form.getAll(eraseFields.also);
  const chosen = others.filter(({ id }) => posted.includes(id));
  const also = chosen.map(({ id }) => id);
  const going = [...own, ...chosen];
  const shown = markOf(going);
  if (step === 'fai' && form.get(eraseFields.shown) === shown) {
    const erased = await erase(store, config, seen.found, { also });
    return actionAnswer(<ErasedPage erased={erased} />);
  }
  const preview = await erase(store, config, seen.found, { also, dryRun: true });
  const changed = step === 'fai';
  const page = <SurePage {...{ going, also, shown, preview, changed }} />;
  return actionAnswer(page, changed ? 409 : 200);
}
