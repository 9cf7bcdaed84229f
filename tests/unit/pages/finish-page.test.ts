/** What the build makes of one of Next's pages, and which pages it refuses. */
import { createHash } from 'node:crypto';
import { finishPage } from '@/build/finish-page';
import { readPage } from '@/build/page-document';

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

test('scripts and data give way to the loader, and every other byte stays', async () => {
  const { html, boot } = await finish(pageOf());
  expect(html).toBe(
    '<!DOCTYPE html><html lang="it"><head>' +
      '<style data-site="">.used{color:red}[data-lifted="0"]{margin:0}</style></head><body>' +
      '<p class="used" data-lifted="0">a &amp; b</p><script>own()</script>' +
      `<script data-boot="/a.css ${boot.path} /_next/static/chunks/a.js">load()</script>` +
      '</body></html>',
  );
  const taken: string[] = [];
  const scope = { __next_f: taken, lineaBoot: () => {} };
  new Function('self', 'globalThis', boot.source)(scope, { TURBOPACK: taken });
  expect(taken).toEqual([]);
  scope.lineaBoot();
  expect(taken).toEqual([{}, [0]]);
});

test('typefaces are declared by the page alone: the sheet that fetches them stays switched off', async () => {
  const link = (name: string) =>
    `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
  const typefaces = (address: string) => `@font-face{font-family:a;src:url(${address})}`;
  const { html } = await finish(pageOf({ sheet: link('styles/faces') + link('a') }), 'index.html', {
    ...files,
    '/styles/faces.css': typefaces('../media/a.woff2'),
  });
  expect(html).toContain(
    '<link disabled="" rel="stylesheet" href="/styles/faces.css" data-precedence="next"/>' +
      `<style data-site="">${typefaces('/media/a.woff2')}\n.used{color:red}`,
  );
  expect(html).toContain('<script data-boot="/a.css ');
});

test('the policy names what is inline in the finished page, and nothing that was taken out', async () => {
  const { policy } = await finish(pageOf());
  expect(policy).toContain(`script-src 'self' ${hash('own()')} ${hash('load()')};`);
  expect(policy).toContain(
    `style-src 'self' ${hash('.used{color:red}[data-lifted="0"]{margin:0}')} ${hash('')} ${hash(options.runtimeStyle)};`,
  );
});

describe('however the HTML is written', () => {
  const spellings: Record<string, Partial<typeof parts>> = {
    'single quotes': { chunk: "<script src='/_next/static/chunks/a.js' async=''></script>" },
    'no quotes': { chunk: '<script src=/_next/static/chunks/a.js async></script>' },
    'another order of attributes': {
      chunk: '<script async="" src="/_next/static/chunks/a.js"></script>',
      preload: '<link href="/_next/static/chunks/b.js" as=script rel=preload>',
      entry: "<script nonce='' id='_R_'>(globalThis[\"TURBOPACK\"]||[]).push({})</script>",
    },
    'capitals and spaces': {
      chunk: '<SCRIPT\n  SRC = "/_next/static/chunks/a.js"\n  ASYNC></SCRIPT >',
      old: '<script NOMODULE src="/_next/static/chunks/old.js"></script>',
    },
    'a bracket in an attribute': {
      body: '<p title="a > b" class="used" style=\'margin:0\'>a &amp; b</p><script>own()</script>',
    },
    'a tag in a script': {
      body: `<p class="used">a</p><script>own('<b style="color:red"></body>')</script>`,
    },
  };
  test.each(Object.entries(spellings))('%s', async (_spelling, changes) => {
    const { html, boot } = await finish(pageOf(changes));
    expect(html).not.toMatch(/chunks\/(b|old)\.js|__next_f|TURBOPACK|<p[^>]* style=/i);
    expect(html).toContain(`${boot.path} /_next/static/chunks/a.js">load()</script></body>`);
  });

  test('a style attribute is the rule that its browser reads', async () => {
    const body = '<p class="used" style="font-family:&quot;Segoe UI&quot;">a</p>';
    const { html } = await finish(pageOf({ body }));
    expect(html).toContain('[data-lifted="0"]{font-family:"Segoe UI"}');
  });
});

describe('a page is refused by name', () => {
  const wrong: [string, Partial<typeof parts>, RegExp][] = [
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
    [
      'whose entry has another name',
      { entry: parts.entry.replace('_R_', '_S_') },
      /without one script with the id _R_/,
    ],
    ['without a sheet', { sheet: '' }, /its style sheet is missing/],
    [
      'with a sheet that is none of the site’s',
      { sheet: `${parts.sheet}<link rel="stylesheet" href="/other.css">` },
      /it fetches \/other\.css/,
    ],
    [
      'with two sheets',
      { sheet: `${parts.sheet}${parts.sheet.replace('a.css', 'b.css')}` },
      /it has 2 style sheets instead of one/,
    ],
    ['nothing of whose sheet is used', { body: '<p>a</p>' }, /its style sheet is empty/],
    ['in another language', { html: '<html lang="en">' }, /its language is not named/],
    [
      'whose style attribute would end the style element',
      { body: '<p class="used" style="--a:\'</style>\'">a</p>' },
      /could end the style element/,
    ],
  ];
  test.each(wrong)('%s', async (_what, changes, mistake) => {
    const refused = finish(pageOf(changes), 'hospitality.html');
    await expect(refused).rejects.toThrow(/^hospitality\.html: /);
    await expect(refused).rejects.toThrow(mistake);
  });

  test('in which nothing is found', async () => {
    await expect(finish('<!DOCTYPE html><title>a</title><p>a')).rejects.toThrow(
      'index.html: Next wrote it without a script of /_next/static/, one script with the id _R_, React’s data',
    );
  });
});

describe('the error page, which stands when all else is gone', () => {
  const parted = { html: '<html id="__next_error__">', sheet: '' };

  test('has no sheet, and gets its language', async () => {
    const { html } = await finish(pageOf(parted), '_global-error.html');
    expect(html).toContain('<html lang="it" id="__next_error__">');
    expect(html).toContain('data-boot=" /_next/static/boot/');
  });

  test('is refused with a sheet', async () => {
    const refused = finish(pageOf({ html: parted.html }), '_global-error.html');
    await expect(refused).rejects.toThrow(/_global-error\.html: it has a style sheet/);
  });
});

test('two changes of one place are a mistake, not a guess', () => {
  const page = readPage('<p><b>a</b></p>');
  page.replace(page.only('p'), '');
  page.replace(page.only('b'), 'b');
  expect(() => page.toString()).toThrow(/Two changes of the same place/);
});
