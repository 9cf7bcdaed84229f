// nginx's own answers to a request that it cannot hand on: a page for a browser, JSON for who sent JSON.
import { leadAnswers } from '@/content/lead-answers';
import { serverAnswers } from '@/content/server-answers';
import { site } from '@/content/site';
import { html } from '@/lib/lead/html';
import type { RefusalCode } from '@/lib/lead/outcome';
import { siteDocument, siteDocumentPolicy } from '@/lib/lead/site-document';
import { telUrl, whatsappUrl } from '@/lib/links';

const { document: words } = leadAnswers;

/** The pages' Content-Security-Policy: nothing but their own style. */
export const policy = siteDocumentPolicy({ forms: false });

interface Words {
  title: string;
  text: string;
}

/** In the place of the form's answer. */
function formPage({ title, text }: Words): string {
  return siteDocument({
    title,
    content: html`<h1>${title}</h1>
<p>${text}</p>
<p>${serverAnswers.textKept}</p>
<p>${serverAnswers.alternatives} <a href="${whatsappUrl()}">${words.whatsapp}</a> ${words.or} <a href="${telUrl()}">${site.phone}</a>.</p>
<p class="end"><a href="/">${words.home}</a></p>`,
  });
}

/** In the place of a page behind a link of the agency's mails: it is read by the agency itself. */
function actionPage({ title, text }: Words): string {
  return siteDocument({
    title,
    content: html`<h1>${title}</h1>
<p>${text}</p>
<p class="end">${serverAnswers.action.nothingDone}</p>`,
  });
}

/** In the shape of lib/lead/answer.ts: whoever reads one answer of the address can read them all. */
const data = (code: RefusalCode) =>
  `${JSON.stringify({ code, message: leadAnswers.messages[code] })}\n`;

function answer(name: string, code: RefusalCode, html: string) {
  return { name, html, json: data(code) };
}

/** Each answer under the name that deploy/nginx/site.conf knows it by. */
export const answers = [
  answer('unavailable', 'delivery_failed', formPage(serverAnswers.unavailable)),
  answer('too-large', 'body_too_large', formPage(serverAnswers.tooLarge)),
  answer('too-many', 'rate_limited', formPage(serverAnswers.tooMany)),
  answer('action-unavailable', 'delivery_failed', actionPage(serverAnswers.action.unavailable)),
  answer('action-too-many', 'rate_limited', actionPage(serverAnswers.action.tooMany)),
];

/** To who asks for another host, in one line. */
export const otherHost = (siteUrl: string): string => `${serverAnswers.otherHost} ${siteUrl}`;
