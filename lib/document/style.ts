import { colourToken, type Theme } from '@/lib/design-tokens';

const variables = (theme: Theme) =>
  Object.entries({
    paper: 'paper',
    ink: 'ink',
    quiet: 'muted',
    rule: 'control',
    line: 'line-brand',
    'on-line': 'line-brand-on',
    red: 'error',
  })
    .map(([name, token]) => `--${name}: ${colourToken(token, theme)};`)
    .join(' ');

const face = (weight: number) =>
  `@font-face { font-family: 'Apfel Grotezk'; font-weight: ${weight}; font-display: swap; src: url(/fonts/apfel-grotezk-${weight}.woff2) format('woff2'); }`;

/** The line runs down the left side, from the ring to the square at `.end`; borders, which forced colours keep. */
export const pageStyle = `
${face(400)}
${face(700)}
:root { color-scheme: light dark; ${variables('light')} }
@media (prefers-color-scheme: dark) { :root { ${variables('dark')} } }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 'Apfel Grotezk', Archivo, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', Roboto, system-ui, sans-serif; overflow-wrap: break-word; }
a { color: inherit; }
.example { padding: .25rem 1.25rem; background: var(--ink); color: var(--paper); font-size: .875rem; }
:focus-visible { outline: 3px solid var(--red); outline-offset: 3px; }
/* as the pages do (styles/transition.css): a transition to one that does not ends with an error */
@supports not (hanging-punctuation: first) { @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } :root { view-transition-name: none; } } }

main { position: relative; max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem 4.75rem; }
main::before { content: ""; position: absolute; left: 1.75rem; top: 3.25rem; bottom: 5rem; border-left: .75rem solid var(--line); }
.brand, h1, .end { position: relative; }
.brand::before, h1::before, .end::before { content: ""; position: absolute; background: var(--paper); }
.brand { margin: 0 0 2.5rem; font-weight: bold; font-size: 1.375rem; letter-spacing: -.03em; }
.brand::before { left: -3.875rem; top: -.125rem; width: 2.5rem; height: 2.5rem; border: .5625rem solid var(--line); border-radius: 50%; }
.brand a { display: inline-block; padding: .25rem 0; text-decoration: none; }
h1 { margin: 0 0 1.25rem; font-size: 3.25rem; line-height: 1; letter-spacing: -.03em; text-wrap: balance; }
h1::before { left: -3.5625rem; top: .6875rem; width: 1.875rem; height: 1.875rem; border: .3125rem solid var(--ink); border-radius: 50%; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.375rem; line-height: 1.15; letter-spacing: -.02em; }
.end { margin: 3rem 0 0; min-height: 1.875rem; }
.end::before { left: -3.5625rem; top: 0; width: 1.875rem; height: 1.875rem; border: .9375rem solid var(--ink); }
/* the line ends in the square, however long what stands beside it */
.end::after { content: ""; position: absolute; left: -3.5625rem; top: 1.875rem; bottom: -1rem; width: 1.875rem; background: var(--paper); }
.small { color: var(--quiet); font-size: .875rem; }
.lead { margin: 0 0 1.5rem; font-size: 1.1875rem; line-height: 1.45; max-width: 34rem; }
.strong { margin: 0 0 .5rem; font-weight: bold; font-variant-numeric: tabular-nums; }

form { margin: 0 0 1rem; }
button { min-height: 3rem; padding: .625rem 1.5rem; border: 2px solid var(--ink); border-radius: 0; background: var(--ink);
  color: var(--paper); font: inherit; font-weight: bold; cursor: pointer; }
button.primary { width: 100%; min-height: 3.5rem; padding: .75rem 1.25rem; border-color: var(--line); background: var(--line);
  color: var(--on-line); font-size: 1.125rem; text-align: left; }
button.quiet { background: transparent; color: var(--ink); }
label { display: block; font-weight: bold; margin-top: 1.25rem; }
input, textarea { width: 100%; min-height: 3rem; padding: .625rem; font: inherit; color: inherit; background: transparent;
  border: 2px solid currentColor; border-radius: 0; scroll-margin-top: 5rem; }
[aria-invalid] { border-color: var(--red); }
.error { color: var(--red); margin: .25rem 0; }
.after { margin: 1.5rem 0; }

.alert { border: 2px solid var(--red); margin: 0 0 2rem; }
.alert h2 { margin: 0; padding: .75rem 1rem; background: var(--red); color: var(--paper); font-size: 1.25rem; }
.alert p { margin: 0; padding: 1rem 1rem 0; }
.alert p:last-child { padding-bottom: 1rem; }
.alert ul { margin: 0; padding: .5rem 1rem .75rem; list-style: none; }
.alert li { position: relative; padding-left: 2.25rem; }
.alert li::before { content: ""; position: absolute; top: 0; bottom: 0; left: .5rem; border-left: 4px solid var(--red); }
.alert li:first-child::before { top: 1.375rem; }
.alert li:last-child::before { bottom: calc(100% - 1.375rem); }
.alert li::after { content: ""; position: absolute; left: 0; top: .75rem; width: 1.25rem; height: 1.25rem; border: 4px solid var(--ink); border-radius: 50%; background: var(--paper); }
.alert li a { display: block; padding: .625rem 0; font-weight: bold; }

.facts { margin: 0 0 2rem; border-top: 1px solid var(--rule); }
.facts div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .625rem 0; border-bottom: 1px solid var(--rule); }
.facts dt { flex: 0 0 7rem; color: var(--quiet); }
.facts dd { margin: 0; flex: 1 1 12rem; overflow-wrap: anywhere; white-space: pre-line; }
.lines { margin: 0 0 2rem; padding: 0; list-style: none; overflow-wrap: anywhere; }
.lines li { padding: .625rem 0; border-bottom: 1px solid var(--rule); }

/* a poster: the line comes in, breaks between two buffers and goes out */
.broken { --edge: clamp(1.25rem, 3.6vw, 4rem); display: flex; flex-direction: column; box-sizing: border-box; min-height: 100vh;
  max-width: none; padding: 1.5rem var(--edge) 2.5rem; overflow-x: clip; }
.example + .broken { min-height: calc(100vh - 1.8125rem); }
main.broken::before, .broken :is(.brand, h1)::before { content: none; }
.broken .brand { margin: 0 0 auto; }
.broken h1 { margin: 1.5rem 0 0; font-size: min(15.4vw, 11rem, 16vh); line-height: .9; letter-spacing: -.045em; text-wrap: wrap; max-width: 6em; }
.ends { position: relative; margin: clamp(2.5rem, 9vh, 5.5rem) calc(0px - var(--edge)); border-top: clamp(.75rem, 1.7vw, 1.5rem) solid var(--line); }
.ends::before, .ends::after { content: ""; position: absolute; left: 58%; top: 50%; }
.ends::before { width: clamp(7rem, 17vw, 15rem); height: clamp(4rem, 9vw, 8rem); margin-top: clamp(-.75rem, -.85vw, -.375rem);
  border: solid var(--ink); border-width: 0 clamp(.75rem, 1.7vw, 1.5rem); background: var(--paper); translate: -50% -50%; }
.broken .lead + p { margin: 0 0 1.5rem; }
.broken .lead { max-width: 30em; margin: 0 0 .75rem; font-size: clamp(1.1875rem, 1rem + .8vw, 1.75rem); line-height: 1.3; }
.ways { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 2rem; margin: 0; }
.retry { padding: .75rem 1.75rem; background: var(--line); color: var(--on-line); font-weight: bold; text-decoration: none; }

@media (max-width: 30rem) { main { padding-left: 3.5rem; } main::before { left: 1rem; } .brand::before { left: -3.375rem; }
  h1 { font-size: 2.125rem; } h1::before { top: .125rem; } h1::before, .end::before, .end::after { left: -3.0625rem; } }
`;
