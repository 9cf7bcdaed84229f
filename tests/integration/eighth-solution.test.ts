import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { solutions } from '@/content/solutions';
import { copyProject } from '@/scripts/lib/project-copy.mjs';

const slug = 'analisi-recensioni';
const line = solutions.length + 1;
const name = 'Analisi delle recensioni';
const siteUrl = 'https://www.agenzia-linea.it';
const buildLimitMs = 240_000;

const newSolution = `import type { Solution } from '@/content/types';
import { solution as model } from './voicebot-intelligente';

export const solution: Solution = {
  ...model,
  slug: '${slug}',
  line: ${line},
  name: '${name}',
  shortName: 'Recensioni',
  menuPosition: ${line},
  menuDescription: 'Cosa scrivono di te, riassunto ogni lunedì',
  meta: {
    title: 'Analisi delle recensioni con l’AI',
    description:
      'Ogni lunedì il riassunto di che cosa scrivono i clienti di te, con le risposte già pronte da approvare e il confronto con il mese prima.',
  },
  card: { ...model.card, title: '${name}' },
};
`;

async function buildIn(folder: string) {
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SITE_URL: siteUrl },
    timeout: buildLimitMs,
  });
}

let folder: string;
const built = (file: string) => readFile(path.join(folder, '.next/server/app', file));
const page = async (file: string) => (await built(`${file}.html`)).toString();

beforeAll(async () => {
  folder = await copyProject('eighth-solution');
  await writeFile(path.join(folder, 'content/solutions', `${slug}.ts`), newSolution);
  await buildIn(folder);
}, buildLimitMs);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('one more content file is a page under both prefixes', async () => {
  for (const prefix of ['soluzioni', 'solutions']) {
    const html = await page(`${prefix}/${slug}`);
    expect(html).toContain('<title>Analisi delle recensioni con l’AI');
    expect(html).toContain(`rel="canonical" href="${siteUrl}/soluzioni/${slug}"`);
  }
});

test('it is in the menu with its colour and description, among the home’s cards and in the footer', async () => {
  const html = await page('index');
  const menu = /<div id="menu-soluzioni"[\s\S]*?<\/ul>/.exec(html)?.[0];
  expect(menu).toContain(`href="/soluzioni/${slug}"`);
  expect(menu).toContain(`data-line="${line}"`);
  expect(menu).toContain('riassunto ogni lunedì');
  const services = /<section[^>]*id="servizi"[\s\S]*?<\/section>/.exec(html)?.[0];
  expect(services).toContain(`href="/soluzioni/${slug}"`);
  expect(/<footer[\s\S]*<\/footer>/.exec(html)?.[0]).toContain(`href="/soluzioni/${slug}"`);
});

test('it has a share image of its own', async () => {
  const image = await built(`soluzioni/${slug}/opengraph-image.body`);
  // PNG: signature, then width and height in the header chunk (RFC 2083, 3.1 and 4.1.1)
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('it is in the sitemap and in llms.txt', async () => {
  for (const file of ['sitemap.xml.body', 'llms.txt.body'])
    expect((await built(file)).toString()).toContain(`${siteUrl}/soluzioni/${slug}`);
});
