import type { Lead, LeadField } from '@/lib/lead/schema';

/** What became of a request, in the terms that the form acts on. */
export type SendOutcome =
  | { kind: 'received' }
  | { kind: 'invalid'; fields: Partial<Record<LeadField, string>> }
  | { kind: 'failed'; reason: string };

interface ErrorAnswer {
  code?: string;
  fields?: Partial<Record<LeadField, string>>;
}

/** Posts the request to the route handler. Never throws: a lost network is an outcome like any other. */
export async function sendLead(lead: Lead, page: string): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/send-contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...lead, page }),
    });
    if (response.ok) return { kind: 'received' };
    const answer = (await response.json()) as ErrorAnswer;
    if (response.status === 422 && answer.fields) return { kind: 'invalid', fields: answer.fields };
    return { kind: 'failed', reason: `${response.status} ${answer.code ?? ''}`.trim() };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'no answer' };
  }
}
