// nginx's own answers to a request that it cannot hand on: a page for a browser, JSON for who sent JSON.
import { createHash } from 'node:crypto';
import { leadAnswers } from '@/content/lead-answers';
import { serverAnswers } from '@/content/server-answers';
import { site } from '@/content/site';
import { colourToken } from '@/lib/design-tokens';
import { Html, html } from '@/lib/lead/html';
import type { RefusalCode } from '@/lib/lead/outcome';
import { telUrl, whatsappUrl } from '@/lib/links';

const { document: words } = leadAnswers;

const theme = (name: 'light' | 'dark') =>
  `--paper: ${colourToken('paper', name)}; --ink: ${colourToken('ink', name)};`;

const style = `
:root { color-scheme: light dark; ${theme('light')} }
@media (prefers-color-scheme: dark) { :root { ${theme('dark')} } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 Helvetica, Arial, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.brand { font-weight: bold; font-size: 1.25rem; border-bottom: 4px solid ${colourToken('line-brand')}; padding-bottom: .75rem; }
h1 { font-size: 2rem; line-height: 1.1; }
a { color: inherit; display: inline-block; padding: .375rem 0; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;

/** The pages' Content-Security-Policy: nothing but their own style. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function page({ title, text }: { title: string; text: string }): string {
  return html`<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${site.brand}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p class="brand"><a href="/">${site.brand}</a></p>
<h1>${title}</h1>
<p>${text}</p>
<p>${serverAnswers.textKept}</p>
<p>${serverAnswers.alternatives} <a href="${whatsappUrl()}">${words.whatsapp}</a> ${words.or} <a href="${telUrl()}">${site.phone}</a>.</p>
<p><a href="/">${words.home}</a></p>
</main>
</body>
</html>
`.source;
}

/** In the shape of lib/lead/answer.ts: whoever reads one answer of the address can read them all. */
const data = (code: RefusalCode) =>
  `${JSON.stringify({ code, message: leadAnswers.messages[code] })}\n`;

function answer(name: string, code: RefusalCode, says: { title: string; text: string }) {
  return { name, html: page(says), json: data(code) };
}

/** Each answer under the name that deploy/nginx/site.conf knows it by. */
export const answers = [
  answer('unavailable', 'delivery_failed', serverAnswers.unavailable),
  answer('too-large', 'body_too_large', serverAnswers.tooLarge),
  answer('too-many', 'rate_limited', serverAnswers.tooMany),
];

/** To who asks for another host, in one line. */
export const otherHost = (siteUrl: string): string => `${serverAnswers.otherHost} ${siteUrl}`;
