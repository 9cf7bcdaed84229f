import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { site } from '@/content/site';
import { lineStyle, siteDocument, siteDocumentPolicy } from '@/lib/lead/mail/layout/site-document';
import type { Refusal } from '@/lib/lead/protocol';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import { type LeadField, leadFields } from '@/lib/lead/request/schema';
import { type Html, html } from '@/lib/lead/text/html';
import { privacyHref } from '@/lib/legal/links';
import { sendContactPath, telUrl, whatsappUrl } from '@/lib/links';

const words = leadAnswers.document;

const style = `${lineStyle}
.errors { border: 2px solid var(--red); margin-bottom: 2rem; }
.errors h2 { margin: 0; padding: .75rem 1rem; background: var(--red); color: var(--paper); font-size: 1.25rem; line-height: 1.15; }
.errors p { margin: 0; padding: 1rem 1rem 0; }
.errors ul { margin: 0; padding: .5rem 1rem .75rem; list-style: none; }
.errors p:last-child { padding-bottom: 1rem; }
.errors li { position: relative; padding-left: 2.25rem; }
.errors li::before { content: ""; position: absolute; top: 0; bottom: 0; left: .5rem; border-left: 4px solid var(--red); }
.errors li:first-child::before { top: 1.375rem; }
.errors li:last-child::before { bottom: calc(100% - 1.375rem); }
.errors li::after { content: ""; position: absolute; left: 0; top: .75rem; width: 1.25rem;
  height: 1.25rem; border: 4px solid var(--ink); border-radius: 50%; background: var(--paper); }
.errors li a { display: block; padding: .625rem 0; font-weight: bold; }
:is(input, textarea) { scroll-margin-top: 5rem; }
form button { margin: 1.5rem 0; }
`;

/** Content-Security-Policy of the document: no script at all, its own style alone, and a form that stays on the site. */
export const formDocumentPolicy = siteDocumentPolicy([style], 'forms');

const inputAttributes: Record<Exclude<LeadField, 'obiettivi'>, Html> = {
  nome: html`type="text" autocomplete="name"`,
  azienda: html`type="text" autocomplete="organization"`,
  email: html`type="email" autocomplete="email" spellcheck="false"`,
  telefono: html`type="tel" autocomplete="tel"`,
};

function control(field: LeadField, typed: string, described: Html): Html {
  const longest = String(maxLengths[field]);
  if (field !== 'obiettivi') {
    return html`<input id="${field}" name="${field}" required ${inputAttributes[field]} maxlength="${longest}" value="${typed}"${described}>`;
  }
  // the parser drops one line break right after the tag, so one is given that may be dropped
  return html`<textarea id="${field}" name="${field}" required rows="4" maxlength="${longest}"${described}>
${typed}</textarea>`;
}

function labelledControl(field: LeadField, { fields, typed }: Refusal): Html {
  const error = fields?.[field];
  const described = error ? html` aria-invalid="true" aria-describedby="${field}-errore"` : html``;
  return html`<label for="${field}">${contact.fields[field].label}</label>
${error ? html`<p class="error" id="${field}-errore">${error}</p>\n` : []}${control(field, typed?.[field] ?? '', described)}
`;
}

/** What went wrong, and a link to each wrong field: it takes the focus, and its alert is read whole, as on the page. */
function errorSummary(refusal: Refusal): Html {
  const { refused, fields, typed } = refusal;
  const links = leadFields.flatMap((field) => {
    const error = fields?.[field];
    return error ? [html`<li><a href="#${field}">${error}</a></li>\n`] : [];
  });
  return html`<div class="errors" tabindex="-1" autofocus>
<div role="alert">
<h2>${contact.refused.title}</h2>
<p>${leadAnswers.messages[refused]} ${typed ? words.textPreserved : words.textLost}</p>
${links.length > 0 ? html`<ul>\n${links}</ul>\n` : []}</div>
</div>`;
}

function privacyLines(): Html {
  const { purpose, link } = contact.privacy;
  return html`<p><small>${purpose} <a href="${privacyHref}" target="_blank">${link}</a>.</small></p>
`;
}

function title(refused: Refusal['refused']): string {
  return refused === 'invalid_fields' || refused === 'delivery_failed'
    ? words.title[refused]
    : words.title.other;
}

/**
 * The consultation form as a whole HTML document, for a browser without JavaScript: what went wrong, a link to each wrong
 * field, and everything that was typed, ready to be sent again. No script, nothing loaded from outside.
 */
export function formDocument(refusal: Refusal): string {
  const heading = title(refusal.refused);
  return siteDocument({
    title: `${contact.refused.prefix} ${heading}`,
    style,
    content: html`<h1>${heading}</h1>
${errorSummary(refusal)}
<form method="post" action="${sendContactPath}">
<input type="hidden" name="page" value="${refusal.typed?.page ?? ''}">
${leadFields.map((field) => labelledControl(field, refusal))}<button type="submit">${words.submit}</button>
${privacyLines()}</form>
<p>${contact.promise}</p>
<p>${words.alternatives} <a href="${whatsappUrl()}">${words.whatsapp}</a> ${words.or} <a href="${telUrl()}">${site.phone}</a>.</p>
<p class="end"><a href="/">${words.home}</a></p>`,
  });
}
