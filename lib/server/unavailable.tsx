import type { IncomingHttpHeaders } from 'node:http';
import { leadAnswers } from '@/content/lead-answers';
import { errorPage, serverAnswers } from '@/content/server-answers';
import { Page, pageHeaders } from '@/lib/document/document';
import { renderDocument } from '@/lib/document/render';
import { dataPolicy } from '@/lib/lead/intake/answer';
import { OtherWays } from '@/lib/lead/intake/refused-form';
import { isSignedPath, sendContactPath } from '@/lib/links';

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

const errorDocument = await renderDocument(
  <Page title={errorPage.title} className="broken">
    <div className="ends" />
    <p className="lead">{errorPage.lead}</p>
    <p className="ways">
      <a className="retry" href="?">
        {errorPage.retry}
      </a>
      <a href="/">{errorPage.homeLink}</a>
    </p>
  </Page>,
);

function documentAt(path: string): string {
  if (isSignedPath(path)) return actionPage;
  return path === sendContactPath ? formPage : errorDocument;
}

const data = JSON.stringify({
  code: 'delivery_failed',
  message: leadAnswers.messages.delivery_failed,
});

const wantsData = ({ 'content-type': sent = '', accept = '' }: IncomingHttpHeaders) =>
  [sent, accept].some((types) => /^\s*application\/json\b/i.test(types));

/** For a failing or busy application; JSON for clients that sent it or prefer it. */
export function unavailableAnswer(
  path: string,
  headers: IncomingHttpHeaders,
): { headers: Record<string, string>; body: string } {
  if (wantsData(headers)) {
    return { headers: { 'content-type': 'application/json', ...dataPolicy }, body: data };
  }
  return { headers: pageHeaders, body: documentAt(path) };
}
