import { randomUUID } from 'node:crypto';
import { EnvError } from '@/lib/env';
import { formatOf, readBody } from '@/lib/lead/http/read-payload';
import { type Action, readLink } from '@/lib/lead/links/signed-link';
import { signingKey } from '@/lib/lead/links/signing-key';
import { type LeadService, leadService } from '@/lib/lead/ops/service';
import { type Problem, problemStatus, seeOther } from '@/lib/lead/pages/answer';
import { stepField } from '@/lib/lead/pages/page';
import { log } from '@/lib/server/log';
import { storeErrorFields } from '@/lib/store/store';

export interface Signed<Own extends Action> {
  service: LeadService;
  leadId: string;
  action: Own;
}

/** A page, a problem that has one, or null: back to the page's own address. */
type Answer = Response | Problem | null;

export interface SignedPages<Own extends Action, Step extends string> {
  path: string;
  isOwn(action: Action): action is Own;
  steps: readonly Step[];
  problem(name: Problem): Promise<Response>;
  /** What would be done, or is by now. Changes nothing, because scanners follow links too. */
  show(signed: Signed<Own>, search: string): Promise<Answer>;
  /** Does what the pressed button says, once however often it is pressed. */
  take(signed: Signed<Own>, step: Step, form: URLSearchParams): Promise<Answer>;
}

async function postedForm(request: Request): Promise<URLSearchParams | null> {
  if (formatOf(request) !== 'form') return null;
  const body = await readBody(request);
  return body.refused ? null : new URLSearchParams(body.text);
}

/** GET and HEAD show, POST acts and leads back to the page (303, so that reloading does nothing again). Never rejects. */
export async function receiveSigned<Own extends Action, Step extends string>(
  request: Request,
  token: string,
  pages: SignedPages<Own, Step>,
): Promise<Response> {
  const requestId = randomUUID();
  async function answer(): Promise<Answer> {
    const service = leadService();
    const read = readLink(token, await signingKey(service.store));
    if (typeof read === 'string') {
      log.info({ requestId, refused: read }, 'action.refused');
      return read;
    }
    const { leadId, action } = read;
    if (!pages.isOwn(action)) return 'forged';
    const signed = { service, leadId, action };
    if (request.method !== 'POST') return await pages.show(signed, new URL(request.url).search);
    const form = await postedForm(request);
    const step = pages.steps.find((name) => name === form?.get(stepField));
    if (!form || !step) return 'unreadable';
    const taken = await pages.take(signed, step, form);
    const status = typeof taken === 'string' ? problemStatus[taken] : (taken?.status ?? 303);
    log.info({ requestId, leadId, action, step, status }, 'action.taken');
    return taken;
  }

  try {
    const answered = await answer();
    if (typeof answered === 'string') return await pages.problem(answered);
    return answered ?? seeOther(pages.path + token);
  } catch (error) {
    const about = error instanceof EnvError ? { error: error.name } : storeErrorFields(error);
    log.error({ requestId, ...about }, 'action.failed');
    return await pages.problem('unavailable');
  }
}
