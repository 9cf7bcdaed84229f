import { lineStyle } from '@/lib/lead/mail/layout/site-document';

/** Rules of the pages behind the mails' links, beside those of their frame. */
export const actionStyle = `${lineStyle}
.lead { margin: 0 0 1.5rem; font-size: 1.1875rem; line-height: 1.45; max-width: 34rem; }
.reference { margin: 0 0 .5rem; font-weight: bold; font-variant-numeric: tabular-nums; }
.facts { margin: 0 0 2rem; border-top: 1px solid var(--rule); }
.facts div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .625rem 0; border-bottom: 1px solid var(--rule); }
.facts dt { flex: 0 0 7rem; color: var(--quiet); }
.facts dd { margin: 0; flex: 1 1 12rem; }
form { margin: 0 0 1rem; }
button.primary { width: 100%; min-height: 3.5rem; padding: .75rem 1.25rem; border-color: var(--line); background: var(--line);
  color: var(--on-line); font-size: 1.125rem; text-align: left; }
button.quiet { background: transparent; color: var(--ink); }
.warning { margin: 0 0 1.5rem; border: 2px solid var(--red); padding: .75rem 1rem; font-weight: bold; }
.appointment { margin: 3rem 0 0; border-top: 2px solid var(--ink); padding-top: 1.25rem; }
.appointment h2 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.1; letter-spacing: -.02em; }
.appointment p { margin: 0 0 .75rem; }
.when { font-weight: bold; }
.pair { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.pair > div { flex: 1 1 10rem; }
fieldset { margin: 1.25rem 0 0; border: 0; padding: 0; min-width: 0; }
legend { padding: 0; font-weight: bold; }
.choice { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; margin: 0; font-weight: normal; }
.choice input { flex: none; width: 1.5rem; height: 1.5rem; min-height: 0; margin: 0; accent-color: var(--ink); }
.hint { margin: .25rem 0; color: var(--quiet); font-size: .9375rem; }
.appointment button { margin-top: 1.25rem; }
.alert { margin: 0 0 1.25rem; border: 2px solid var(--red); padding: .75rem 1rem; }
.alert ul { margin: .25rem 0 0; padding: 0; list-style: none; }
.alert a { display: inline-block; padding: .625rem 0; font-weight: bold; }
@supports selector(:has(a)) { form:not(:has([value=video]:checked)) .video { display: none; } }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.375rem; line-height: 1.15; letter-spacing: -.02em; }
.lines, .requests { margin: 0 0 2rem; padding: 0; list-style: none; overflow-wrap: anywhere; }
.lines li, .requests li { padding: .625rem 0; border-bottom: 1px solid var(--rule); }
.others { margin: 2.5rem 0 0; }
.others legend { font-size: 1.375rem; line-height: 1.15; letter-spacing: -.02em; }
.others p { margin: .75rem 0; }
.others .choice { align-items: flex-start; padding: .75rem 0; border-bottom: 1px solid var(--rule); }
.others .choice span { min-width: 0; overflow-wrap: anywhere; }
.back { display: inline-block; padding: .625rem 0; font-weight: bold; }
.end { color: var(--quiet); font-size: .875rem; min-height: 1.875rem; }
`;
