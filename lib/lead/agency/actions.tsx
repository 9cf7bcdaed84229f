import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { documentHeaders } from '@/lib/document/document';
import { renderDocument } from '@/lib/document/render';
import { type Env, EnvError } from '@/lib/env/env';
import { formatOf, readBody } from '@/lib/http/read-body';
import {
  ActionPage,
  ErasedPage,
  ErasePage,
  type Problem,
  ProblemPage,
  problemStatus,
  ReadPage,
  type RequestState,
  shownField,
  stateColumns,
  stepField,
} from '@/lib/lead/agency/action-pages';
import { erase, subjectOfLead } from '@/lib/lead/agency/erase';
import { releaseLead, setStage, undoStage } from '@/lib/lead/agency/mark';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import { type Action, readLink, signingKey } from '@/lib/lead/mails/signed-link';
import { actionPath } from '@/lib/links';
import { log } from '@/lib/log';
import { type Store, storeErrorFields } from '@/lib/store/store';

interface AgencyService {
  config: Pick<Env, 'webhook'>;
  store: Store;
  worker: { wake(): void };
}

interface Signed {
  service: AgencyService;
  requestId: string;
  leadId: string;
  action: Action;
}

/** A page, a problem's page, or null: back to the address of the link. */
type Answer = ReactElement | Problem | null;

const requestState = (store: Store, id: string): Promise<RequestState | undefined> =>
  store.use((db) =>
    db.selectFrom('leads').select(stateColumns).where('id', '=', id).executeTakeFirst(),
  );

const steps = ['do', 'undo'] as const;
type Step = (typeof steps)[number];

/** Changes nothing: programs that look for malware follow links too. */
async function show({ service, leadId, action }: Signed): Promise<Answer> {
  if (action === 'erase') {
    const subject = await subjectOfLead(service.store, leadId);
    return subject ? <ErasePage {...subject} webhook={service.config.webhook !== null} /> : 'gone';
  }
  const state = await requestState(service.store, leadId);
  if (!state) return 'gone';
  return action === 'read' ? <ReadPage state={state} /> : <ActionPage {...{ state, action }} />;
}

/** Requests that came after the page was shown stay: nobody has seen them. */
async function eraseShown({ service, leadId }: Signed, form: URLSearchParams): Promise<Answer> {
  const { store, config } = service;
  const subject = await subjectOfLead(store, leadId);
  if (!subject) return 'gone';
  const times = subject.requests.map(({ receivedAt }) => receivedAt.getTime());
  const until = times.find((time) => form.get(shownField) === String(time));
  if (until === undefined) return 'unreadable';
  const count = await erase(store, subject.email, until);
  return <ErasedPage count={count} webhook={config.webhook !== null} />;
}

async function take(signed: Signed, step: Step, form: URLSearchParams): Promise<Answer> {
  const { service, leadId, action } = signed;
  if (action === 'erase') return await eraseShown(signed, form);
  if (action === 'read') return 'unreadable';
  const { store, config, worker } = service;
  if (!(await requestState(store, leadId))) return 'gone';
  if (action !== 'release') {
    const mark = step === 'do' ? setStage : undoStage;
    await mark(store, leadId, action);
    return null;
  }
  if (step === 'undo') return 'unreadable';
  await releaseLead(store, leadId, channelsOf(config));
  worker.wake();
  return null;
}

async function postedForm(request: Request): Promise<URLSearchParams | null> {
  if (formatOf(request.headers.get('content-type')) !== 'form') return null;
  const text = await readBody(request);
  return text === null ? null : new URLSearchParams(text);
}

async function act(request: Request, signed: Signed): Promise<Answer> {
  const { requestId, leadId, action } = signed;
  const form = await postedForm(request);
  const step = steps.find((name) => name === form?.get(stepField));
  if (!form || !step) return 'unreadable';
  const taken = await take(signed, step, form);
  const problem = typeof taken === 'string' ? { problem: taken } : {};
  log.info({ requestId, leadId, action, step, ...problem }, 'action.taken');
  return taken;
}

/** The address is a key: no cache may keep the page. */
const headers = { 'cache-control': 'no-store' };

async function respond(answer: Answer, path: string): Promise<Response> {
  if (answer === null)
    return new Response(null, { status: 303, headers: { ...headers, location: path } });
  const [page, status] =
    typeof answer === 'string'
      ? [<ProblemPage key={answer} problem={answer} />, problemStatus[answer]]
      : [answer, 200];
  const document = await renderDocument(page);
  return new Response(document, { status, headers: { ...headers, ...documentHeaders } });
}

/** GET and HEAD show, POST acts and leads back to the page (303, so that reloading does nothing again). Never rejects. */
export async function receiveSigned(
  request: Request,
  token: string,
  getService: () => AgencyService,
): Promise<Response> {
  const requestId = randomUUID();
  const path = actionPath + token;
  try {
    const service = getService();
    const read = readLink(token, await signingKey(service.store));
    if (typeof read === 'string') {
      log.info({ requestId, refused: read }, 'action.refused');
      return await respond(read, path);
    }
    const signed = { service, requestId, ...read };
    const answer = request.method === 'POST' ? await act(request, signed) : await show(signed);
    return await respond(answer, path);
  } catch (error) {
    const about = error instanceof EnvError ? { error: error.name } : storeErrorFields(error);
    log.error({ requestId, ...about }, 'action.failed');
    return await respond('unavailable', path);
  }
}
