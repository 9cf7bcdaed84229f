import { createHash } from 'node:crypto';
import { finishPage } from '@/scripts/finishing/finish-page';

const css =
  '.used{color:red;--kept:1px;--unused:1px}.later{color:green}.px-1\\.5{gap:0}[data-how-far="late"]{top:0}.unused{color:blue}';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const options = {
  script: 'run()',
  runtimeStyle: '.toast{margin:0}',
  clientModules: new Map([
    ['12', 'node_modules/next/dist/client/link.js'],
    ['34', 'components/widget.tsx'],
  ]),
};

/** As Next writes it: what React's client would read. */
function dataOf(rows: string[]): string {
  const push = (text: string) =>
    `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
  const text = rows.map((row) => (/^[0-9a-f]+:T/.test(row) ? row : `${row}\n`)).join('');
  return push(text.slice(0, 20)) + push(text.slice(20));
}

const parts = {
  html: '<html lang="it">',
  title: '<title>Linea</title>',
  sheet: '<link rel="stylesheet" href="/a.css" data-precedence="next"/>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  chunk: '<script src="/_next/static/chunks/a.js" async=""></script>',
  body: '<p class="used" style="margin:0">a &amp; b</p>',
  old: '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  entry: '<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script>',
  start: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  data: dataOf(['0:null']),
};

function pageOf(changes: Partial<typeof parts> = {}): string {
  const { html, sheet, title, preload, chunk, body, old, entry, start, data } = {
    ...parts,
    ...changes,
  };
  return `<!DOCTYPE html>${html}<head>${sheet}${title}${preload}${chunk}</head><body>${body}${old}${entry}${start}${data}</body></html>`;
}

/** Of an island's module, as the build has it. */
const code = `e.dataset.howFar="late";t(n("p",{className:r&&"later px-1.5",style:{width:"var(--kept)"}}))`;

async function finish(html: string, sheet = css, islandCode = code) {
  return await finishPage('hospitality.html', html, {
    ...options,
    islands: { form: { files: [], code: islandCode } },
    readAsset: async (address) => (address === '/a.css' ? sheet : ''),
  });
}

test('a finished page has the site’s one script instead of Next’s client and data, and a policy that names what is inline alone', async () => {
  const { html, policy } = await finish(pageOf());
  const style = '.used{color:red}[data-lifted="0"]{margin:0}';
  expect(html).toBe(
    `<!DOCTYPE html><html lang="it"><head>${parts.title}<style data-site="">${style}</style></head><body><script>run()</script><p class="used" data-lifted="0">a &amp; b</p></body></html>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash('run()')};`);
  expect(policy).toContain(`style-src ${hash(style)} ${hash('')} ${hash(options.runtimeStyle)};`);
});

test('a page with an island has the styles of the classes and states that it may add', async () => {
  const body = '<div class="used" data-island="form"></div>';
  const { html } = await finish(pageOf({ body }));
  expect(html).toContain(
    '<style data-site="">.used{color:red;--kept:1px}.later{color:green}.px-1\\.5{gap:0}[data-how-far="late"]{top:0}</style>',
  );
});

test('a state that code sets in any way of a dataset keeps its styles', async () => {
  const sheet = '.used{top:0}[data-how-far]{left:0}';
  const body = '<p class="used" data-island="form">a</p>';
  const ways = [
    'e.dataset.howFar="late"',
    'e.dataset.howFar??="late"',
    'let{dataset:t}=e;t.howFar=""',
    'Object.assign(e.dataset,{howFar:"late"})',
    'Object.assign(e.dataset,{howFar})',
    'e.setAttribute("data-how-far","late")',
  ];
  for (const way of ways)
    expect([way, (await finish(pageOf({ body }), sheet, way)).html]).toEqual([
      way,
      expect.stringContaining(`<style data-site="">${sheet}</style>`),
    ]);
  const { html } = await finish(pageOf({ body }), sheet, 'if(e.dataset.far==="late")run()');
  expect(html).toContain('<style data-site="">.used{top:0}</style>');
});

test('a page keeps the styles of classes that stand in it escaped', async () => {
  const sheet = '.\\[\\&_a\\]\\:px-1\\.5 a{padding:0}.px-1\\.5{padding:1px}';
  const { html } = await finish(
    pageOf({ body: '<p class="[&amp;_a]:px-1.5"><a>a</a></p>' }),
    sheet,
  );
  expect(html).toContain('<style data-site="">.\\[\\&_a\\]\\:px-1\\.5 a{padding:0}</style>');
});

const used = '<p class="used">a</p>';
const otherSheet = '<link rel="stylesheet" href="/other.css">';
const ending = '<p class="used" style="--a:\'</style>\'">a</p>';
/** A page with something that it should not have, or without what it should. */
const refusedPages: [what: string, changes: Partial<typeof parts>, mistake: RegExp][] = [
  [
    'a script of its own',
    { body: `${used}<script>own()</script>` },
    /has 2 scripts instead of one/,
  ],
  ['no module', { body: `${used}<p data-island="chat">a</p>` }, /no module is named chat/],
  ['no sheet', { sheet: '' }, /its style sheet is missing/],
  ['another sheet', { sheet: `${parts.sheet}${otherSheet}` }, /it fetches \/other\.css/],
  ['nothing that its sheet is for', { body: '<p>a</p>' }, /its style sheet is empty/],
  ['another language', { html: '<html lang="en">' }, /its language is not named/],
  ['an end of its style element', { body: ending }, /could end the style element/],
  ['no data', { data: '' }, /React has written nothing into it/],
  [
    'other data',
    { data: dataOf(['0:null', '?']) },
    /what React has written into it cannot be read/,
  ],
];

test('no page is published that the build does not understand: it stops and names it', async () => {
  for (const [what, changes, mistake] of refusedPages) {
    const said = await finish(pageOf(changes)).catch(({ message }) => message);
    expect([what, said]).toEqual([what, expect.stringMatching(/^hospitality\.html: /)]);
    expect(said).toMatch(mistake);
  }
});

test('a client component in no island stops the build by its name, however deep it lies', async () => {
  const text = 'è\n5:I[34,["';
  const rows = (page: unknown) =>
    dataOf([
      `0:${JSON.stringify(['$', '$L1', null, { children: ['$', 'main', null, { children: '$Q5' }] }])}`,
      '1:I[12,["/a.js"],"default"]',
      '2:I[34,["/b.js"],"Widget"]',
      // bytes are counted, and what reads like a row in it is none
      `4:T${Buffer.byteLength(text).toString(16)},${text}`,
      '5:[["page","$L3"]]',
      `3:${JSON.stringify(page)}`,
    ]);
  const widget = ['$', '$L2', null, { text: '$4', price: '$$2' }];
  const inIsland = ['$', 'div', null, { 'data-island': 'form', children: widget }];
  const price = ['$', 'p', null, { children: '$$2' }];
  for (const page of [inIsland, [inIsland, price]])
    expect((await finish(pageOf({ data: rows(page) }))).html).toContain('<script>run()');

  const beside = rows([inIsland, ['$', 'div', null, { children: [price, widget] }]]);
  const lost = dataOf(['0:"$_1"', '1:I[34,["/b.js"],"Widget"]']);
  for (const data of [beside, lost])
    await expect(finish(pageOf({ data }))).rejects.toThrow(
      'hospitality.html: components/widget.tsx is a client component and in no island: render it by Island',
    );
});
