import { createHash } from 'node:crypto';
import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { site } from '@/content/site';
import { Html, html } from '@/lib/lead/html';
import { maxLengths } from '@/lib/lead/max-lengths';
import type { Refusal } from '@/lib/lead/outcome';
import { type LeadField, leadFields } from '@/lib/lead/schema';
import { privacyHref } from '@/lib/legal/links';
import { sendContactPath, telUrl, whatsappUrl } from '@/lib/links';

const words = leadAnswers.document;

const style = `
:root { color-scheme: light dark; --paper: #f4f1ea; --ink: #111; --red: #b81d16; }
@media (prefers-color-scheme: dark) { :root { --paper: #141414; --ink: #f4f1ea; --red: #ff8a80; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 Helvetica, Arial, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.brand { font-weight: bold; font-size: 1.25rem; border-bottom: 4px solid #d7261e; padding-bottom: .75rem; }
h1 { font-size: clamp(2.25rem, 8vw, 3.5rem); line-height: .98; letter-spacing: -.035em; }
a { color: inherit; }
.errors { border: 2px solid var(--red); margin-bottom: 2rem; }
.errors h2 { margin: 0; padding: .75rem 1rem; background: var(--red); color: var(--paper); font-size: 1.25rem; line-height: 1.15; }
.errors p { margin: 0; padding: 1rem 1rem 0; }
.errors ul { margin: 0; padding: .5rem 1rem .75rem; list-style: none; }
.errors p:last-child { padding-bottom: 1rem; }
.errors li { position: relative; padding-left: 2.25rem; }
.errors li::before { content: ""; position: absolute; top: 0; bottom: 0; left: .5rem; border-left: 4px solid var(--red); }
.errors li:first-child::before { top: 1.375rem; }
.errors li:last-child::before { bottom: calc(100% - 1.375rem); }
.errors li::after { content: ""; position: absolute; left: 0; top: .75rem; box-sizing: border-box; width: 1.25rem;
  height: 1.25rem; border: 4px solid var(--ink); border-radius: 50%; background: var(--paper); }
.errors li a { display: block; padding: .625rem 0; font-weight: bold; }
label { display: block; font-weight: bold; margin-top: 1.25rem; }
:is(input, textarea) { scroll-margin-top: 5rem; }
input, textarea { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .625rem; font: inherit;
  color: inherit; background: transparent; border: 2px solid currentColor; border-radius: 0; }
[aria-invalid] { border-color: var(--red); }
.error { color: var(--red); margin: .25rem 0; }
button { margin: 1.5rem 0; min-height: 3rem; padding: 0 1.5rem; font: inherit; font-weight: bold;
  color: var(--paper); background: var(--ink); border: 0; cursor: pointer; }
:focus-visible { outline: 3px solid var(--red); outline-offset: 2px; }
`;

/** Content-Security-Policy of the document: no script at all, its own style alone, and a form that stays on the site. */
export const formDocumentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
<p>${leadAnswers.messages[refused]} ${typed ? words.textKept : words.textLost}</p>
${links.length > 0 ? html`<ul>\n${links}</ul>\n` : []}</div>
</div>`;
}

function privacyLines(): Html {
  const { purpose, link } = contact.privacy;
  const href = privacyHref();
  // without the text there is nothing to open: a link to '#' would only jump
  return html`<p><small>${purpose} ${href === '#' ? link : html`<a href="${href}" target="_blank">${link}</a>`}.</small></p>
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
  return html`<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${contact.refused.prefix} ${heading} · ${site.brand}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p class="brand"><a href="/">${site.brand}</a></p>
<h1>${heading}</h1>
${errorSummary(refusal)}
<form method="post" action="${sendContactPath}">
<input type="hidden" name="page" value="${refusal.typed?.page ?? ''}">
${leadFields.map((field) => labelledControl(field, refusal))}<button type="submit">${words.submit}</button>
${privacyLines()}</form>
<p>${contact.promise}</p>
<p>${words.alternatives} <a href="${whatsappUrl()}">${words.whatsapp}</a> ${words.or} <a href="${telUrl()}">${site.phone}</a>.</p>
<p><a href="/">${words.home}</a></p>
</main>
</body>
</html>
`.source;
}
