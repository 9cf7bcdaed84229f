/** What the build makes of one of Next's pages, and which pages it refuses. */
import { createHash } from 'node:crypto';
import { finishPage } from '@/build/finish-page';

const options = { loader: 'load()', runtimeStyle: '.toast{margin:0}' };
const css = '.used{color:red}.unused{color:blue}';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page as Next writes it today, part by part. */
const parts = {
  html: '<html lang="it">',
  sheet: '<link rel="stylesheet" href="/a.css" data-precedence="next"/>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  chunk: '<script src="/_next/static/chunks/a.js" async=""></script>',
  body: '<p class="used" style="margin:0">a &amp; b</p><script>own()</script>',
  old: '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  entry: '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>',
  data: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
};

function pageOf(changes: Partial<typeof parts> = {}): string {
  const { html, sheet, preload, chunk, body, old, entry, data } = { ...parts, ...changes };
  return `<!DOCTYPE html>${html}<head>${sheet}${preload}${chunk}</head><body>${body}${old}${entry}${data}</body></html>`;
}

/** Files that the page links, by address. */
const files: Record<string, string> = { '/a.css': css };
const finish = (html: string, name = 'index.html', linked = files) =>
  finishPage(name, html, { ...options, readAsset: async (address) => linked[address] ?? '' });

test('scripts and data give way to the loader, and the policy names what is inline, and nothing that was taken out', async () => {
  const { html, boot, policy } = await finish(pageOf());
  expect(html).toContain('<p class="used" data-lifted="0">a &amp; b</p><script>own()</script>');
  expect(html).toContain(`${boot.path} /_next/static/chunks/a.js">load()</script></body>`);
  expect(html).not.toMatch(/chunks\/(b|old)\.js|__next_f|TURBOPACK|<p[^>]* style=|unused/);
  const style = '.used{color:red}[data-lifted="0"]{margin:0}';
  expect(policy).toContain(`script-src 'self' ${hash('own()')} ${hash('load()')};`);
  expect(policy).toContain(
    `style-src 'self' ${hash(style)} ${hash('')} ${hash(options.runtimeStyle)};`,
  );
});

const refusedPages: [what: string, changes: Partial<typeof parts>, mistake: RegExp][] = [
  [
    'whose scripts have another address',
    { chunk: '<script src="https://cdn.example/_next/static/chunks/a.js" async=""></script>' },
    /without a script of \/_next\/static\//,
  ],
  [
    'one of whose scripts has another address',
    { body: '<p class="used">a</p><script src="/assets/a.js" async=""></script>' },
    /it fetches \/assets\/a\.js/,
  ],
  ['without React’s data', { data: '' }, /without React’s data/],
  ['without the entry', { entry: '' }, /without one script with the id _R_/],
  ['without a sheet', { sheet: '' }, /its style sheet is missing/],
  [
    'with a sheet that is none of the site’s',
    { sheet: `${parts.sheet}<link rel="stylesheet" href="/other.css">` },
    /it fetches \/other\.css/,
  ],
  ['nothing of whose sheet is used', { body: '<p>a</p>' }, /its style sheet is empty/],
  ['in another language', { html: '<html lang="en">' }, /its language is not named/],
  [
    'whose style attribute would end the style element',
    { body: '<p class="used" style="--a:\'</style>\'">a</p>' },
    /could end the style element/,
  ],
];

test('no page is published that the build does not understand: it stops and names it', async () => {
  for (const [what, changes, mistake] of refusedPages) {
    const said = await finish(pageOf(changes), 'hospitality.html').catch(({ message }) => message);
    expect([what, said]).toEqual([what, expect.stringMatching(/^hospitality\.html: /)]);
    expect(said).toMatch(mistake);
  }
});

test('the error page, which stands when all else is gone, has no sheet, and gets its language', async () => {
  const html = '<html id="__next_error__">';
  const finished = await finish(pageOf({ html, sheet: '' }), '_global-error.html');
  expect(finished.html).toContain('<html lang="it" id="__next_error__">');
  expect(finished.html).toContain('data-boot=" /_next/static/boot/');
  const refused = finish(pageOf({ html }), '_global-error.html');
  await expect(refused).rejects.toThrow(/_global-error\.html: it has a style sheet/);
});
