import { randomUUID } from 'node:crypto';
import { EnvError } from '@/lib/env';
import { actionAnswer, problemAnswer, seeOther } from '@/lib/lead/action/action-answer';
import { eraseAnswer, erasePreview } from '@/lib/lead/action/erase-subject';
import { actionPage, type Step, stepField, steps } from '@/lib/lead/action/page';
import { perform, type StateAction, undo } from '@/lib/lead/action/perform';
import { requestState } from '@/lib/lead/action/request-state';
import {
  appointmentFields,
  parseAppointment,
  type TypedAppointment,
} from '@/lib/lead/appointment/appointment-form';
import { cancelAppointment, setAppointment } from '@/lib/lead/appointment/appointment-store';
import { checkContentType } from '@/lib/lead/http/content-type';
import { readBody } from '@/lib/lead/http/read-body';
import { readLink, type SignedLink } from '@/lib/lead/links/signed-link';
import { signingKey } from '@/lib/lead/links/signing-key';
import { type LeadService, leadService } from '@/lib/lead/ops/service';
import { actionPath } from '@/lib/links';
import { log } from '@/lib/server/log';
import { storeErrorFields } from '@/lib/store/store';

type Work = (service: LeadService, link: SignedLink, requestId: string) => Promise<Response>;

/** Reads the token, and answers in its place where it allows nothing. Every fault becomes a page, none an exception. */
async function withLink(token: string, work: Work): Promise<Response> {
  const requestId = randomUUID();
  try {
    const service = leadService();
    const link = readLink(token, await signingKey(service.store));
    if (typeof link !== 'string') return await work(service, link, requestId);
    log.info({ requestId, refused: link }, 'action.refused');
    return problemAnswer(link);
  } catch (error) {
    const about = error instanceof EnvError ? { error: error.name } : storeErrorFields(error);
    log.error({ requestId, ...about }, 'action.failed');
    return problemAnswer('unavailable');
  }
}

/** The page behind a link: what it would do, or what is by now. Changes nothing, because scanners follow links too. */
export function showAction(token: string): Promise<Response> {
  return withLink(token, async (service, { leadId, action }) => {
    const state = await requestState(service.store, leadId);
    if (!state) return problemAnswer('gone');
    return action === 'erase'
      ? await erasePreview(service, leadId)
      : actionAnswer(actionPage(state, action));
  });
}

/** The posted fields; null for a body that is no form. */
async function postedForm(request: Request): Promise<URLSearchParams | null> {
  const checked = checkContentType(request);
  if (checked.refused || checked.format !== 'form') return null;
  const body = await readBody(request);
  return body.refused ? null : new URLSearchParams(body.text);
}

function typedAppointment(form: URLSearchParams): TypedAppointment {
  return Object.fromEntries(appointmentFields.map((field) => [field, form.get(field) ?? '']));
}

/** Makes or moves the appointment; a form to be fixed comes back as it was typed. */
async function appoint(
  { store, worker }: LeadService,
  leadId: string,
  form: URLSearchParams,
): Promise<Response | null> {
  const typed = typedAppointment(form);
  const { meeting, errors } = parseAppointment(typed);
  if (meeting) {
    await setAppointment(store, leadId, meeting);
    worker.wake();
    return null;
  }
  const state = await requestState(store, leadId);
  if (!state) return problemAnswer('gone');
  return actionAnswer(actionPage(state, 'contacted', { typed, errors }), 422);
}

async function take(
  service: LeadService,
  { leadId, action }: SignedLink & { action: StateAction },
  step: Step,
  form: URLSearchParams,
): Promise<Response | null> {
  if (step === 'fai') await perform(service, action, leadId);
  else if (step === 'annulla') await undo(service, action, leadId);
  // a link does what it is for and nothing else
  else if (action !== 'contacted' || step === 'conferma') return problemAnswer('unreadable');
  else if (step === 'appuntamento') return await appoint(service, leadId, form);
  else {
    await cancelAppointment(service.store, leadId);
    service.worker.wake();
  }
  return null;
}

/**
 * Does what the pressed button says, once however often it is pressed, and leads back to the page, which says what is now
 * (303, so that reloading does nothing again).
 */
export function takeAction(request: Request, token: string): Promise<Response> {
  return withLink(token, async (service, link, requestId) => {
    const form = await postedForm(request);
    const step = steps.find((name) => name === form?.get(stepField));
    if (!form || !step) return problemAnswer('unreadable');
    const { leadId, action } = link;
    const state = await requestState(service.store, leadId);
    if (!state) return problemAnswer('gone');
    const answer =
      action === 'erase'
        ? await eraseAnswer(service, leadId, step, form)
        : await take(service, { ...link, action }, step, form);
    log.info({ requestId, leadId, action, step, status: answer?.status ?? 303 }, 'action.taken');
    return answer ?? seeOther(actionPath + token);
  });
}
