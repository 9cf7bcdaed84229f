import { randomUUID } from 'node:crypto';
import { EnvError } from '@/lib/env';
import { type Answer, show, steps, take } from '@/lib/lead/action/agency';
import { formatOf, readBody } from '@/lib/lead/http/read-payload';
import { readLink } from '@/lib/lead/links/signed-link';
import { signingKey } from '@/lib/lead/links/signing-key';
import { leadService } from '@/lib/lead/ops/service';
import { ProblemPage } from '@/lib/lead/pages/action';
import { actionAnswer, type Problem, problemStatus, seeOther } from '@/lib/lead/pages/answer';
import { stepField } from '@/lib/lead/pages/page';
import { actionPath } from '@/lib/links';
import { log } from '@/lib/server/log';
import { storeErrorFields } from '@/lib/store/store';

async function postedForm(request: Request): Promise<URLSearchParams | null> {
  if (formatOf(request) !== 'form') return null;
  const body = await readBody(request);
  return body.refused ? null : new URLSearchParams(body.text);
}

const problemAnswer = (problem: Problem) =>
  actionAnswer(<ProblemPage problem={problem} />, problemStatus[problem]);

/** GET and HEAD show, POST acts and leads back to the page (303, so that reloading does nothing again). Never rejects. */
export async function receiveSigned(request: Request, token: string): Promise<Response> {
  const requestId = randomUUID();
  async function answer(): Promise<Answer> {
    const service = leadService();
    const read = readLink(token, await signingKey(service.store));
    if (typeof read === 'string') {
      log.info({ requestId, refused: read }, 'action.refused');
      return read;
    }
    const { leadId, action } = read;
    const signed = { service, leadId, action };
    if (request.method !== 'POST') return await show(signed);
    const form = await postedForm(request);
    const step = steps.find((name) => name === form?.get(stepField));
    if (!form || !step) return 'unreadable';
    const taken = await take(signed, step, form);
    const status = typeof taken === 'string' ? problemStatus[taken] : (taken?.status ?? 303);
    log.info({ requestId, leadId, action, step, status }, 'action.taken');
    return taken;
  }

  try {
    const answered = await answer();
    if (typeof answered === 'string') return await problemAnswer(answered);
    return answered ?? seeOther(actionPath + token);
  } catch (error) {
    const about = error instanceof EnvError ? { error: error.name } : storeErrorFields(error);
    log.error({ requestId, ...about }, 'action.failed');
    return await problemAnswer('unavailable');
  }
}
