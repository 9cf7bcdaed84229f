import { rememberedAttribution } from '@/lib/attribution-memory';
import { honeypotField, isLeadField, type Lead, type LeadField } from '@/lib/lead/fields';
import { sendContactPath } from '@/lib/links';
import { type Attempt, keepTrying } from './keep-trying';

/** What the server says of a request that it has. */
export interface Received {
  /** Until when an answer is promised, in words. */
  answerBy?: string | undefined;
}

/** What became of a request, in the terms that the form acts on. */
export type SendOutcome =
  | ({ kind: 'received' } & Received)
  | { kind: 'invalid'; fields: Partial<Record<LeadField, string>> }
  | { kind: 'failed'; reason: string };

/** What an answer says, as far as it is one of ours (lib/lead/intake/answer.tsx). */
function readAnswer(answer: unknown): {
  code?: string;
  answerBy?: string;
  fields?: Partial<Record<LeadField, string>>;
} {
  if (typeof answer !== 'object' || answer === null) return {};
  const said: ReturnType<typeof readAnswer> = {};
  if ('code' in answer && typeof answer.code === 'string') said.code = answer.code;
  if ('answerBy' in answer && typeof answer.answerBy === 'string') said.answerBy = answer.answerBy;
  if ('fields' in answer && typeof answer.fields === 'object' && answer.fields !== null) {
    said.fields = {};
    for (const [name, text] of Object.entries(answer.fields)) {
      if (isLeadField(name) && typeof text === 'string') said.fields[name] = text;
    }
  }
  return said;
}

/** Of a server that restarts or is out of reach, or of a mail server that is: soon it may be otherwise. */
const passing = [502, 503, 504];

/** A request may outlive its page only while it is small: 64 KiB (Fetch, 4.5). Of UTF-8, so three bytes a character. */
const keepaliveLimit = 20_000;

let latest: { text: string; key: string } | undefined;

/** Not `randomUUID`, which is there in secure contexts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One key for one text: sending it again after a failure is the same request, a changed text is another. */
function idempotencyKey(text: string): string {
  if (latest?.text !== text) latest = { text, key: newKey() };
  return latest.key;
}

/** Milliseconds that the server asks for; undefined where it names none, or a date. */
function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

async function post(init: RequestInit): Promise<Attempt<SendOutcome>> {
  const response = await fetch(sendContactPath, init);
  const { status } = response;
  // another's page where our answer should be: a proxy's, or a captive portal's, which even says 200
  const { code, answerBy, fields } = readAnswer(await response.json().catch(() => null));
  if (response.ok && code === 'received') return { result: { kind: 'received', answerBy } };
  if (status === 422 && fields) return { result: { kind: 'invalid', fields } };
  const reason = `${status} ${code ?? ''}`.trim();
  return response.ok || passing.includes(status)
    ? { again: reason, pauseMs: retryAfterMs(response) }
    : { result: { kind: 'failed', reason } };
}

/**
 * Posts the request to the route handler, again while its failure may pass, always under the same key. `bait` is what
 * the field that people do not see holds. Never throws: a lost network is an outcome like any other.
 */
export async function sendLead(lead: Lead, page: string, bait = ''): Promise<SendOutcome> {
  const body = JSON.stringify({
    ...lead,
    page,
    // how long the page has been open: programs do not wait
    elapsedMs: Math.round(performance.now()),
    // undefined where the page's script did not run: then it is left out
    visit: rememberedAttribution(),
    ...(bait && { [honeypotField]: bait }),
  });
  const init: RequestInit = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey(JSON.stringify({ ...lead, page })),
    },
    body,
    // who closes the page right after pressing has sent it all the same
    keepalive: body.length < keepaliveLimit,
  };
  const ended = await keepTrying((signal) => post({ ...init, signal }));
  if ('again' in ended) return { kind: 'failed', reason: ended.again };
  if (ended.result.kind === 'received') latest = undefined;
  return ended.result;
}
