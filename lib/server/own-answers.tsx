import type { IncomingHttpHeaders } from 'node:http';
import { leadAnswers } from '@/content/lead-answers';
import { errorPage, serverAnswers } from '@/content/server-answers';
import { documentHeaders, Page } from '@/lib/document/document';
import { renderDocument } from '@/lib/document/render';
import { formatOf } from '@/lib/http/read-body';
import { ProblemPage, problemStatus } from '@/lib/lead/agency/action-pages';
import { OtherWays, RefusedForm } from '@/lib/lead/intake/refused-form';
import { type RefusalCode, refusalStatus } from '@/lib/lead/protocol';
import { isSignedPath, sendContactPath } from '@/lib/links';
import { type Answer, type Asked, refused } from '@/lib/server/answer';

// all are made once: what a flood gets costs no rendering

const { form, action } = serverAnswers;

const formPage = await renderDocument(
  <Page title={form.title}>
    <p>{form.text}</p>
    <p>{form.textPreserved}</p>
    <OtherWays lead={form.alternatives} />
    <p className="end">
      <a href="/">{leadAnswers.document.home}</a>
    </p>
  </Page>,
);

const actionPage = await renderDocument(
  <Page title={action.title}>
    <p>{action.text}</p>
    <p className="end">{action.nothingDone}</p>
  </Page>,
);

const messagePlace = '[message]';

const errorDocument = await renderDocument(
  <Page title={errorPage.title} headingLang="en" className="broken">
    <div className="ends" />
    <p className="lead">{errorPage.lead}</p>
    <p>{messagePlace}</p>
    <p className="ways">
      <a className="retry" href="?">
        {errorPage.retry}
      </a>
      <a href="/">{errorPage.homeLink}</a>
    </p>
  </Page>,
);

const tooLargePage = await renderDocument(<RefusedForm refusal={{ refused: 'body_too_large' }} />);
const forgedPage = await renderDocument(<ProblemPage problem="forged" />);

const wantsData = ({ 'content-type': sent = '', accept = '' }: IncomingHttpHeaders) =>
  [sent, accept].some((types) => /^\s*application\/json\b/i.test(types));

/** Seconds after which who gets a 503 may ask again. */
const retryAfter = '10';

function ownAnswer(status: number, headers: Record<string, string>, body: string): Answer {
  const again = status === 503 && { 'Retry-After': retryAfter };
  return { ...refused(status, { ...again, ...headers }), body };
}

const pageAnswer = (status: number, body: string) => ownAnswer(status, documentHeaders, body);

function dataAnswer(status: number, code: RefusalCode): Answer {
  const body = JSON.stringify({ code, message: leadAnswers.messages[code] });
  return ownAnswer(status, { 'content-type': 'application/json' }, body);
}

/**
 * 503 for a failing or busy application; JSON for clients that sent it or prefer it. A page has the number under which the
 * log knows the error, and nothing of the error itself.
 */
export function unavailableAnswer({ request, path }: Asked, number?: string): Answer {
  if (wantsData(request.headers)) return dataAnswer(503, 'delivery_failed');
  if (isSignedPath(path)) return pageAnswer(503, actionPage);
  if (path === sendContactPath) return pageAnswer(503, formPage);
  const message = number ? errorPage.failed(number) : errorPage.busy;
  return pageAnswer(503, errorDocument.replace(messagePlace, message));
}

/** 413 for a body that is larger than any form's (RFC 9110, 15.5.14); a page for a form. */
export function tooLargeAnswer({ request: { headers }, path }: Asked): Answer {
  const status = refusalStatus.body_too_large;
  const isForm = path === sendContactPath && formatOf(headers['content-type']) === 'form';
  return isForm ? pageAnswer(status, tooLargePage) : dataAnswer(status, 'body_too_large');
}

/** 403 for a link that this site has not signed. */
export const forgedAnswer = pageAnswer(problemStatus.forged, forgedPage);
