import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import { colourToken, type Theme } from '@/lib/design-tokens';
import { Html, html } from '@/lib/lead/text/html';

/** The colours that these documents know, of one theme. */
const variables = (theme: Theme) =>
  [
    ['paper', 'paper'],
    ['ink', 'ink'],
    ['quiet', 'muted'],
    ['rule', 'control'],
    ['line', 'line-brand'],
    ['on-line', 'line-brand-on'],
    ['red', 'error'],
  ]
    .map(([name, token]) => `--${name}: ${colourToken(String(token), theme)};`)
    .join(' ');

/** What every document that no build has made has in common: the form sent back, the pages behind the mails' links, and what the server says by itself. */
const base = `
:root { color-scheme: light dark; ${variables('light')} }
@media (prefers-color-scheme: dark) { :root { ${variables('dark')} } }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 'Apfel Grotezk', Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif; overflow-wrap: break-word; }
a { color: inherit; }
.brand { margin: 0 0 2.5rem; font-weight: bold; font-size: 1.3125rem; letter-spacing: -.02em; }
.brand a { display: inline-block; padding: .25rem 0; text-decoration: none; }
h1 { letter-spacing: -.03em; text-wrap: balance; }
:focus-visible { outline: 3px solid var(--red); outline-offset: 3px; }
/* as the pages do (styles/transition.css): a transition to one that does not ends with an error */
@supports not (hanging-punctuation: first) { @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } :root { view-transition-name: none; } } }
`;

/**
 * The site's line down the left side, from the brand's ring over the headline's station to a square at what has the class
 * `end`; and the controls of a form. It is borders and no ground, because those are kept in forced colours.
 */
export const lineStyle = `
main { position: relative; max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem 4.75rem; }
main::before { content: ""; position: absolute; left: 1.75rem; top: 3.25rem; bottom: 5rem; border-left: .75rem solid var(--line); }
.brand, h1, .end { position: relative; }
.brand::before, h1::before, .end::before { content: ""; position: absolute; background: var(--paper); }
.brand::before { left: -3.875rem; top: -.125rem; width: 2.5rem; height: 2.5rem; border: .5625rem solid var(--line); border-radius: 50%; }
h1 { margin: 0 0 1.25rem; font-size: 3.25rem; line-height: 1; }
h1::before { left: -3.5625rem; top: .6875rem; width: 1.875rem; height: 1.875rem; border: .3125rem solid var(--ink); border-radius: 50%; }
.end { margin: 3rem 0 0; }
.end::before { left: -3.5625rem; top: 0; width: 1.875rem; height: 1.875rem; border: .9375rem solid var(--ink); }
/* the line ends in the square, however long what stands beside it */
.end::after { content: ""; position: absolute; left: -3.5625rem; top: 1.875rem; bottom: -1rem; width: 1.875rem; background: var(--paper); }
button { min-height: 3rem; padding: .625rem 1.5rem; border: 2px solid var(--ink); border-radius: 0; background: var(--ink);
  color: var(--paper); font: inherit; font-weight: bold; cursor: pointer; }
label { display: block; font-weight: bold; margin-top: 1.25rem; }
input, textarea { width: 100%; min-height: 3rem; padding: .625rem; font: inherit; color: inherit; background: transparent;
  border: 2px solid currentColor; border-radius: 0; }
[aria-invalid] { border-color: var(--red); }
.error { color: var(--red); margin: .25rem 0; }
@media (max-width: 30rem) { main { padding-left: 3.5rem; } main::before { left: 1rem; } .brand::before { left: -3.375rem; }
  h1 { font-size: 2.125rem; } h1::before { top: .125rem; } h1::before, .end::before, .end::after { left: -3.0625rem; } }
`;

interface SiteDocument {
  /** Without the brand, which goes behind it. */
  title: string;
  /** Everything under the brand. */
  content: Html | Html[];
  /** Rules beside the frame's own, such as `lineStyle`. */
  style: string;
}

/** A whole document in the site's dress, without script, and with nothing loaded from outside. */
export function siteDocument({ title, content, style }: SiteDocument): string {
  return html`<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${site.brand}</title>
<style>${new Html(base + style)}</style>
</head>
<body>
<main>
<p class="brand"><a href="/">${site.brand}</a></p>
${content}
</main>
</body>
</html>
`.source;
}

/**
 * Those documents' Content-Security-Policy: their own styles alone, the site's icon, which Firefox asks for by itself, and
 * forms that stay on the site, where there are any.
 */
export function siteDocumentPolicy(styles: string[], forms: 'forms' | 'no forms'): string {
  const hashes = styles.map(
    (style) =>
      `'sha256-${createHash('sha256')
        .update(base + style)
        .digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ')}`,
    "img-src 'self'",
    `form-action ${forms === 'forms' ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
