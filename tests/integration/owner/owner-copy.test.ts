import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import shipped from '@/content/brand.json';
import { solution as voicebot } from '@/content/solutions/voicebot-intelligente';
import { ask } from '@/tests/support/e2e/raw-request';
import { startSite } from '@/tests/support/e2e/site-server';
import { buildLimitMs, runIn, siteUrl } from '@/tests/support/project-copy';

// What an owner makes of the site in the first months, in a copy of the project that is built once: another brand,
// a solution less and two more, one under another address, a legal text. Types, content and pages must hold.

const added = {
  slug: 'analisi-recensioni',
  name: 'Analisi delle recensioni',
  menuDescription: 'Cosa scrivono di te, riassunto ogni lunedì',
};
const another = { ...added, slug: 'turni-del-personale', name: 'Turni del personale' };
const removed = 'avatar-video-personalizzati';
const [renamed, renamedTo] = ['risposta-email-automatica', 'email-che-rispondono'];
const secret = 'not-to-be-served';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#0a5c9e" d="M2 18 10 2l8 16z"/></svg>';

const brand = {
  ...shipped,
  name: 'Acme Automazioni',
  claim: 'L’AI al lavoro in azienda',
  mail: 'buongiorno@acme-automazioni.it',
  website: 'www.acme-automazioni.it',
  telephone: '+39 011 1234567',
  demoTelephone: '+39 011 1234568',
  whatsapp: '+39 347 1234567',
  vatNumber: 'IT01234567897',
  company: { ...shipped.company, legalName: 'Acme di Anna Verdi', shareCapital: null },
  colours: { ...shipped.colours, brand: { light: '#0b5fa5', dark: '#6db3f2' } },
};

/** A module of a solution, with no drawing of its own. */
const moduleOf = ({ slug, name, menuDescription }: typeof added) => `
import type { SolutionContent } from '@/content/types';
import { solution as model } from './voicebot-intelligente';

const { drawing: _, ...plain } = model;
const description = '${name}: ogni lunedì il riassunto di quello che serve sapere, con le risposte già pronte da approvare in un minuto.';

export const solution: SolutionContent = {
  ...plain,
  slug: '${slug}',
  name: '${name}',
  shortName: '${name.split(' ')[0]}',
  menuDescription: '${menuDescription}',
  meta: { title: '${name} con l’AI', description },
  card: { ...model.card, title: '${name}' },
  run: { ...model.run, offered: false, request: 'Che cosa dicono di noi?' },
};
`;

/** Addresses as they move in the first months, each entry on a line of its own. */
const redirectList = `export const redirects = [
  // { from: '/numeri', to: '/' }: what is in a comment is no entry
  { from: '/soluzioni/centralinista', to: '/soluzioni/assistente-telefonico' },
  { from: '/soluzioni/assistente-telefonico', to: '/soluzioni/voicebot-intelligente' },
  { from: '/contatti', to: '/#consulenza-form' },
  { from: '/servizi/chatbot.html', to: '/solutions/chatbot-multicanale' },
  { from: '/perché-noi', to: '/numeri' },
];
`;

/** What is asked for, and where it leads; null for nowhere. */
const redirected: Record<string, string | null> = {
  '/soluzioni/assistente-telefonico': '/soluzioni/voicebot-intelligente',
  '/soluzioni/centralinista?utm_source=news&q=%20a+b&c':
    '/soluzioni/voicebot-intelligente?utm_source=news&q=%20a+b&c',
  '/solutions/centralinista/': '/solutions/voicebot-intelligente',
  '/Contatti/?a=b': '/?a=b#consulenza-form',
  '/servizi/chatbot.html': '/solutions/chatbot-multicanale',
  '/perch%c3%a9-noi?a=%0d%0ab': '/numeri?a=%0d%0ab',
  '/contatti/altro': null,
  '/soluzioni/contatti': null,
  '/servizi/chatbot-html': null,
};

const written: Record<string, string> = {
  'content/brand.json': JSON.stringify(brand, null, 2),
  'content/logo.svg': logo,
  'content/redirects.ts': redirectList,
  'content/legal/privacy.md': '# Informativa sulla privacy\n\n[Noi](mailto:privacy@acme.it).\n',
  [`content/solutions/${added.slug}.ts`]: moduleOf(added),
  [`content/solutions/${another.slug}.ts`]: moduleOf(another),
  // what no server is to get
  '.env.local': `LEADS_WEBHOOK_SECRET=${secret}\n`,
  'notes.csv': secret,
};

/** Texts that have to be in a file, and what takes their place. */
const edits: [file: string, from: string | RegExp, to: string][] = [
  ['order.ts', new RegExp(`  '${removed}',\n`, 'g'), ''],
  ['order.ts', "  'analisi-lead-clienti',\n", `  '${added.slug}',\n  'analisi-lead-clienti',\n`],
  ['not-found.ts', 'Oops! Page not found', 'Qui non c’è niente'],
  [`solutions/${renamedTo}.ts`, `slug: '${renamed}'`, `slug: '${renamedTo}'`],
  ...['order', 'hospitality/demo', 'hospitality/services'].map((file): [string, RegExp, string] => [
    `${file}.ts`,
    new RegExp(`'${renamed}'`, 'g'),
    `'${renamedTo}'`,
  ]),
  // a simulation less
  ['solutions/generazione-contenuti-ai.ts', / {2}demonstration: \{.*\},?\n/, ''],
];

let folder: string;
let said: string;
const built = (file: string) => readFile(path.join(folder, '.next/server/app', file), 'utf8');
const page = (name: string) => built(`${name}.html`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-owner-'));
  // what an image is built from, and no more: what the build misses there, it misses here
  const kept = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm);
  for (const [, entry = ''] of kept)
    if (existsSync(entry)) await cp(entry, path.join(folder, entry), { recursive: true });
  // hard links: the packages are many, and only read
  await runIn('.', 'cp', '-al', path.resolve('node_modules'), folder);
  const content = path.join(folder, 'content');
  await rm(path.join(content, `solutions/${removed}.ts`));
  await rename(
    path.join(content, `solutions/${renamed}.ts`),
    path.join(content, `solutions/${renamedTo}.ts`),
  );
  for (const [file, from, to] of edits) {
    const text = await readFile(path.join(content, file), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`content/${file} no longer has ${from} to edit`);
    await writeFile(path.join(content, file), changed);
  }
  for (const [file, text] of Object.entries(written))
    await writeFile(path.join(folder, file), text);
  said = await runIn(folder, 'npm', 'run', '--silent', 'build');
}, buildLimitMs);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the build warns of nothing', () => {
  // known: docs/decisions/0001-static-pages-in-layers.md, and that a copy in CI begins without a cache
  const known =
    /^.*"middleware" file convention is deprecated[\s\S]*?middleware-to-proxy$|^.*No build cache found.*$/gm;
  expect(said).toContain('Finished');
  expect(said.replace(known, '')).not.toMatch(/⚠|warn|deprecat/i);
});

test('a solution more is a page under both prefixes, in menu and footer, in the sitemap, and has its picture', async () => {
  for (const { slug, name } of [added, another]) {
    for (const prefix of ['soluzioni', 'solutions'])
      expect(await page(`${prefix}/${slug}`)).toContain(`<title>${name} con l’AI`);
    const opened = await page(`soluzioni/${slug}`);
    for (const stop of voicebot.route) expect(opened).toContain(stop.name);
    const links = (await page('index')).split(`href="/soluzioni/${slug}"`).length - 1;
    // among the services and in the footer, whether or not the menu has it
    expect([slug, links >= 2]).toEqual([slug, true]);
    for (const file of ['sitemap.xml.body', 'llms.txt.body'])
      expect(await built(file)).toContain(`/soluzioni/${slug}`);
    expect(await built(`soluzioni/${slug}/opengraph-image.body`)).toContain('PNG');
  }
  expect(await page('index')).toContain(added.menuDescription);
});

test('what was removed is nowhere, and what was renamed at its new address alone', async () => {
  expect(existsSync(path.join(folder, '.next/server/app/soluzioni', `${removed}.html`))).toBe(
    false,
  );
  expect(await page(`soluzioni/${renamedTo}`)).toContain('Acme Automazioni');
  for (const file of ['index.html', 'hospitality.html', 'sitemap.xml.body'])
    for (const gone of [removed, renamed]) expect(await built(file)).not.toContain(gone);
});

test('name, numbers, mark and colours are the owner’s on every page, and in the icons', async () => {
  const number = `tel:${brand.telephone.replaceAll(' ', '')}`;
  for (const name of ['index', 'hospitality', 'soluzioni/voicebot-intelligente', '_not-found']) {
    const html = await page(name);
    for (const own of [
      brand.name,
      number,
      brand.colours.brand.light,
      'fill="#0a5c9e"',
      'wa.me/393471234567',
    ])
      expect([name, html.includes(own), own]).toEqual([name, true, own]);
  }
  expect(await built('icon.svg.body')).toContain(`<title>${brand.name}</title>`);
  expect(JSON.parse(await built('manifest.webmanifest.body')).short_name).toBe(brand.name);
});

test('the server’s folder has what it needs, no secret, and nothing of the brand that the project comes with', async () => {
  const standalone = path.join(folder, '.next/standalone');
  const entries = await readdir(standalone, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(standalone, path.join(entry.parentPath, entry.name)));
  expect(names).toEqual(
    expect.arrayContaining([
      'server.js',
      'leads.js',
      'launch-check.js',
      'content/legal/privacy.md',
    ]),
  );
  expect(names.filter((name) => /\.(db|key|map|tsx?)$|(^|\/)\.env/.test(name))).toEqual([]);
  const dialled = shipped.telephone.replaceAll(' ', '');
  const old = [shipped.telephone, dialled, 'linea.example', shipped.claim, secret];
  for (const name of names.filter(
    (each) => !/^node_modules\/|\.(png|ico|woff2?|node)$/.test(each),
  )) {
    const text = readFileSync(path.join(standalone, name), 'utf8');
    const said = [...old, /\bLinea\b/.test(text) ? 'Linea' : secret].filter((each) =>
      text.includes(each),
    );
    expect([name, said]).toEqual([name, []]);
  }
});

test('addresses that have moved lead to their new ones, and a wrong one stops the build', async () => {
  const env = { SITE_URL: siteUrl, LEADS_WEBHOOK_SECRET: '' };
  const site = await startSite('smtp://127.0.0.1:9', { env, project: folder });
  try {
    const get = (address: string, more = {}) =>
      ask(site.url, address, {
        headers: { Host: new URL(siteUrl).host },
        ...more,
      });
    for (const [address, location] of Object.entries(redirected)) {
      const { status, headers } = await get(address);
      const expected = [address, location === null ? 404 : 308, location];
      expect([address, status, headers.get('location')]).toEqual(expected);
      if (location === null) continue;
      // permanent, but never stored: an address may get its page back
      expect(headers.get('cache-control')).toBe('no-cache');
      expect((await get(location.replace(/#.*/, ''))).status).toBe(200);
      expect((await get(address, { method: 'POST', body: 'a=b' })).status).toBe(308);
    }
  } finally {
    await site.stop();
  }
  const wrong = redirectList.replace('];', "  { from: '/bot/', to: '/' },\n];");
  await writeFile(path.join(folder, 'content/redirects.ts'), wrong);
  await expect(runIn(folder, 'npm', 'run', '--silent', 'build')).rejects.toThrow(
    "content/redirects.ts: '/bot/' ends in a slash",
  );
});
