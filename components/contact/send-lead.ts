import { honeypotField } from '@/lib/lead/honeypot';
import type { Lead, LeadField } from '@/lib/lead/schema';
import { sendContactPath } from '@/lib/links';
import { rememberedVisit } from '@/lib/visit-memory';

/** What became of a request, in the terms that the form acts on. */
export type SendOutcome =
  | { kind: 'received' }
  | { kind: 'invalid'; fields: Partial<Record<LeadField, string>> }
  | { kind: 'failed'; reason: string };

interface ErrorAnswer {
  code?: string;
  fields?: Partial<Record<LeadField, string>>;
}

let latest: { text: string; key: string } | undefined;

/** One key for one text: sending it again after a failure is the same request, a changed text is another. */
function idempotencyKey(text: string): string {
  // randomUUID is there in secure contexts only; without a key the request is taken all the same
  if (latest?.text !== text) latest = { text, key: crypto.randomUUID?.() ?? '' };
  return latest.key;
}

/**
 * Posts the request to the route handler. `bait` is what the field that people do not see holds. Never throws: a lost
 * network is an outcome like any other.
 */
export async function sendLead(lead: Lead, page: string, bait = ''): Promise<SendOutcome> {
  const text = JSON.stringify({ ...lead, page });
  const key = idempotencyKey(text);
  try {
    const response = await fetch(sendContactPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify({
        ...lead,
        page,
        // how long the page has been open: programs do not wait
        elapsedMs: Math.round(performance.now()),
        // undefined where the page's script did not run: then it is left out
        visit: rememberedVisit(),
        ...(bait && { [honeypotField]: bait }),
      }),
    });
    if (response.ok) {
      latest = undefined;
      return { kind: 'received' };
    }
    const answer = (await response.json()) as ErrorAnswer;
    if (response.status === 422 && answer.fields) return { kind: 'invalid', fields: answer.fields };
    return { kind: 'failed', reason: `${response.status} ${answer.code ?? ''}`.trim() };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'no answer' };
  }
}
