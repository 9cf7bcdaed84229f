// nginx's own answers to a request that it cannot hand on: a page for a browser, JSON for who sent JSON.
import { leadAnswers } from '@/content/lead-answers';
import { serverAnswers } from '@/content/server-answers';
import { site } from '@/content/site';
import { lineStyle, siteDocument, siteDocumentPolicy } from '@/lib/lead/mail/layout/site-document';
import type { RefusalCode } from '@/lib/lead/protocol';
import { html } from '@/lib/lead/text/html';
import { telUrl, whatsappUrl } from '@/lib/links';

const { document: words } = leadAnswers;

/** In the form's place: the line comes in from the left and ends at a buffer, as on the not-found page. */
const formStyle = `
main { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem 4rem; overflow-x: clip; }
.brand { margin: 0 0 3rem; padding: .75rem 0; border-bottom: 2px solid; }
h1 { position: relative; margin: 0 0 3rem; padding-bottom: 3.5rem; max-width: 15ch; font-size: clamp(2.5rem, 8vw, 5rem);
  line-height: .98; }
h1::before, h1::after { content: ""; position: absolute; }
h1::before { left: -100vw; right: .75rem; bottom: 1.375rem; border-top: .5rem solid var(--line); }
h1::after { right: 0; bottom: 0; height: 3.25rem; border-left: .75rem solid; }
h1 ~ p { max-width: 36rem; margin: 1rem 0; }
.lead { font-size: 1.25rem; line-height: 1.45; }
a { display: inline-block; padding: .375rem 0; }
.home { margin-top: 1rem; padding: .75rem 1.5rem; background: var(--line); color: var(--on-line); font-weight: bold; text-decoration: none; }
`;

/** The pages' Content-Security-Policy: nothing but their own styles. */
export const policy = siteDocumentPolicy([formStyle, lineStyle], 'no forms');

interface Words {
  title: string;
  text: string;
}

/** In the place of the form's answer. */
function formPage({ title, text }: Words): string {
  return siteDocument({
    title,
    style: formStyle,
    content: html`<h1>${title}</h1>
<p class="lead">${text}</p>
<p>${serverAnswers.textKept}</p>
<p>${serverAnswers.alternatives} <a href="${whatsappUrl()}">${words.whatsapp}</a> ${words.or} <a href="${telUrl()}">${site.phone}</a>.</p>
<p><a class="home" href="/">${words.home}</a></p>`,
  });
}

/** In the place of a page behind a link of the agency's mails: the agency itself reads it. */
function actionPage({ title, text }: Words): string {
  return siteDocument({
    title,
    style: lineStyle,
    content: html`<h1>${title}</h1>
<p>${text}</p>
<p class="end">${serverAnswers.action.nothingDone}</p>`,
  });
}

/** In the shape of lib/lead/http/answer.ts: whoever reads one answer of the address can read them all. */
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
