import type { IncomingHttpHeaders } from 'node:http';
import { leadAnswers } from '@/content/lead-answers';
import { serverAnswers } from '@/content/server-answers';
import { site } from '@/content/site';
import { dataPolicy } from '@/lib/lead/http/answer';
import { lineStyle, siteDocument, siteDocumentPolicy } from '@/lib/lead/mail/layout/site-document';
import { html } from '@/lib/lead/text/html';
import { actionPath, telUrl, whatsappUrl } from '@/lib/links';

const { document: words } = leadAnswers;

/** In the place of the form's answer. */
const formPage = siteDocument({
  title: serverAnswers.form.title,
  style: lineStyle,
  content: html`<h1>${serverAnswers.form.title}</h1>
<p>${serverAnswers.form.text}</p>
<p>${serverAnswers.form.textPreserved}</p>
<p>${serverAnswers.form.alternatives} <a href="${whatsappUrl()}">${words.whatsapp}</a> ${words.or} <a href="${telUrl()}">${site.phone}</a>.</p>
<p class="end"><a href="/">${words.home}</a></p>`,
});

/** In the place of a page behind a link of the agency's mails: the agency itself reads it. */
const actionPage = siteDocument({
  title: serverAnswers.action.title,
  style: lineStyle,
  content: html`<h1>${serverAnswers.action.title}</h1>
<p>${serverAnswers.action.text}</p>
<p class="end">${serverAnswers.action.nothingDone}</p>`,
});

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': siteDocumentPolicy([lineStyle], 'no forms'),
};

// in the shape of lib/lead/http/answer.ts: whoever reads one answer of the address can read them all
const data = JSON.stringify({
  code: 'delivery_failed',
  message: leadAnswers.messages.delivery_failed,
});

const wantsData = ({ 'content-type': sent = '', accept = '' }: IncomingHttpHeaders) =>
  [sent, accept].some((types) => /^\s*application\/json\b/i.test(types));

/** What is said where the application has no answer, or may not be asked: JSON to who sent it or asks for it first. */
export function unavailableAnswer(
  path: string,
  headers: IncomingHttpHeaders,
): { headers: Record<string, string>; body: string } {
  if (wantsData(headers)) {
    return { headers: { 'content-type': 'application/json', ...dataPolicy }, body: data };
  }
  return { headers: pageHeaders, body: path.startsWith(actionPath) ? actionPage : formPage };
}
