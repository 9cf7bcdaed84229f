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
  `--paper: ${colourToken('paper', name)}; --ink: ${colourToken('ink', name)}; --line: ${colourToken('line-brand', name)}; --on: ${colourToken('line-brand-on', name)};`;

const style = `
:root { color-scheme: light dark; ${theme('light')} }
@media (prefers-color-scheme: dark) { :root { ${theme('dark')} } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 Helvetica, Arial, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem 4rem; overflow-x: clip; }
.brand { margin: 0 0 3rem; padding: .75rem 0; border-bottom: 2px solid; font-weight: bold; font-size: 1.25rem; }
h1 { position: relative; margin: 0 0 3rem; padding-bottom: 3.5rem; max-width: 15ch; font-size: clamp(2.5rem, 8vw, 5rem);
  line-height: .98; letter-spacing: -.035em; text-wrap: balance; }
h1::before, h1::after { content: ""; position: absolute; box-sizing: border-box; }
h1::before { left: -100vw; right: .75rem; bottom: 1.375rem; border-top: .5rem solid var(--line); }
h1::after { right: 0; bottom: 0; height: 3.25rem; border-left: .75rem solid; }
h1 ~ p { max-width: 36rem; margin: 1rem 0; }
.lead { font-size: 1.25rem; line-height: 1.45; }
a { color: inherit; display: inline-block; padding: .375rem 0; }
.brand a { text-decoration: none; }
.home { margin-top: 1rem; padding: .75rem 1.5rem; background: var(--line); color: var(--on); font-weight: bold; text-decoration: none; }
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
<p class="lead">${text}</p>
<p>${serverAnswers.textKept}</p>
<p>${serverAnswers.alternatives} <a href="${whatsappUrl()}">${words.whatsapp}</a> ${words.or} <a href="${telUrl()}">${site.phone}</a>.</p>
<p><a class="home" href="/">${words.home}</a></p>
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
