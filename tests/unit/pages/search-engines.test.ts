import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sitemap from '@/app/sitemap';
import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { consultationPath, hospitalityPath, solutionPath } from '@/lib/links';
import { placeholderOrigin } from '@/lib/seo/address';
import {
  type CanonicalPage,
  canonicalPages,
  homePage,
  hospitalityPage,
} from '@/lib/seo/canonical-pages';
import { isIndexable } from '@/lib/seo/indexable';
import { llmsText } from '@/lib/seo/llms-text';
import { structuredData } from '@/lib/seo/structured-data';

const organizationOf = (page: CanonicalPage) => JSON.parse(structuredData(page))['@graph'][0];

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

test('a site is offered to search engines at a public address, and at no other', () => {
  for (const [siteUrl, indexable] of [
    ['https://www.agenzia-linea.it', true],
    ['https://linea.it:8443', true],
    ['https://example.it', true],
    [undefined, false],
    ['linea.it', false],
    ['http://localhost:3000', false],
    ['https://linea', false],
    ['https://192.168.1.4', false],
    ['http://[::1]:3000', false],
    ['https://www.linea.example', false],
    ['https://staging.example.org', false],
    ['https://linea.test', false],
    ['https://macbook.local', false],
    ['https://site.internal', false],
  ] as const)
    expect([siteUrl, isIndexable(siteUrl)]).toEqual([siteUrl, indexable]);
});

test('the sitemap names the canonical addresses, each once, and no other', () => {
  const ofSolutions = solutions.map(({ slug }) => solutionPath(slug));
  const paths = ['/', hospitalityPath, ...ofSolutions, figuresPage.path, aiPage.path];
  const addresses = paths.map((path) => placeholderOrigin + path);
  expect(sitemap()).toEqual(addresses.map((url) => ({ url })));
});

test('nothing that a text says can end the element that holds the structured data', () => {
  const [page] = canonicalPages;
  if (!page) throw new Error('no page');
  const description = '</script><script>alert(1)</script><!-- <script>';
  const text = structuredData({ ...page, meta: { ...page.meta, description } });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph']).toContainEqual(expect.objectContaining({ description }));
});

/** Every thing that graphs describe, however deep it stands. */
function nodesOf(...graphs: string[]): string[] {
  const nodes = new Set<string>();
  for (const graph of graphs)
    JSON.parse(graph, (_, value) => {
      if (value?.['@type']) nodes.add(JSON.stringify(value));
      return value;
    });
  return [...nodes];
}

/** A node as a literal of exactly its type in schema.org's vocabulary, as schema-dts has it. */
function declared(node: string, index: number): string {
  const leaves = [JSON.parse(node)['@type']].flat().map((type) => `Schema.${type}Leaf`);
  const type = leaves.length > 1 ? `Schema.MergeLeafTypes<[${leaves}]>` : leaves;
  return `export const node${index}: ${type} = ${node};`;
}

test('structured data: every node is of a type that schema.org has, with its properties and their kinds', async () => {
  const graphs = canonicalPages.map(structuredData);
  const unwritten = { ...site.company, registeredOffice: '[Via e numero]' };
  const replaced = jest.replaceProperty(site, 'company', unwritten);
  const sound = nodesOf(...graphs, ...canonicalPages.map(structuredData));
  replaced.restore();
  expect(sound.length).toBeGreaterThan(50);
  const [home = ''] = graphs;
  const faulty = [
    ['"vatID"', '"vatId"'],
    ['"@type":"WebSite"', '"@type":"Website"'],
    ['"WebPage","FAQPage"', '"WebPage","FaqPage"'],
    ['"availableLanguage"', '"spokenLanguage"'],
    ['"dayOfWeek":["Monday"', '"dayOfWeek":["Lunedì"'],
    ['"areaServed":{"@type":"Country"', '"areaServed":{"@type":"Person"'],
  ].flatMap(([right = '', wrong = '']) => {
    expect(home).toContain(right);
    return nodesOf(home.replace(right, wrong)).filter((node) => node.includes(wrong));
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'graph-'));
  const library = path.resolve('node_modules/schema-dts/dist/schema');
  const source = [
    `import type * as Schema from '${library}';`,
    ...sound.map(declared),
    ...faulty.map((node, i) => `// @ts-expect-error\n${declared(node, sound.length + i)}`),
  ];
  await writeFile(path.join(folder, 'graph.ts'), source.join('\n'));
  const config = { extends: path.resolve('tsconfig.json'), files: ['graph.ts'], include: [] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const said = await promisify(execFile)('node_modules/.bin/tsc', ['-p', folder]).then(
    () => '',
    ({ stdout }) => stdout,
  );
  await rm(folder, { recursive: true });
  expect(said).toBe('');
});

test('structured data: where a company is reached, and when, is written as machines read it', () => {
  const contactWith = (phoneHours: string) => {
    const replaced = jest.replaceProperty(site, 'about', { ...site.about, phoneHours });
    const { contactPoint } = organizationOf(homePage);
    replaced.restore();
    return contactPoint;
  };
  const work = weekdays.slice(0, 5);
  const at = (dayOfWeek: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    ...{ dayOfWeek, opens, closes },
  });
  expect(contactWith('dal lunedì al venerdì, 9–18')).toEqual({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: site.phoneE164,
    email: site.email,
    url: placeholderOrigin + consultationPath,
    availableLanguage: 'it',
    hoursAvailable: [at(work, '09:00', '18:00')],
  });
  expect(contactWith('Dal martedì alla domenica, 9:30–13 e 14-18.30').hoursAvailable).toEqual([
    at(weekdays.slice(1), '09:30', '13:00'),
    at(weekdays.slice(1), '14:00', '18:30'),
  ]);
  for (const other of ['[Orari]', 'Sempre', 'dal lunedì al venerdì, 9–18, sabato 9–12'])
    expect(contactWith(other)).not.toHaveProperty('hoursAvailable');
});

test('structured data: profiles elsewhere are named where there are any', () => {
  for (const sameAs of [['https://www.linkedin.com/company/acme'], []]) {
    const replaced = jest.replaceProperty(site, 'sameAs', sameAs);
    expect(organizationOf(homePage).sameAs ?? []).toEqual(sameAs);
    expect('sameAs' in organizationOf(homePage)).toBe(sameAs.length > 0);
    replaced.restore();
  }
});

test('structured data: no text has a sign that nobody sees', () => {
  const description = 'Da 30\u00a0€, 24\u2060/\u20607, auto\u00admatico';
  const read = structuredData({ ...homePage, meta: { ...homePage.meta, description } });
  expect(JSON.parse(read)['@graph']).toContainEqual(
    expect.objectContaining({ description: 'Da 30 €, 24/7, automatico' }),
  );
  for (const page of canonicalPages) expect(structuredData(page)).not.toMatch(/\p{Cf}|\u00a0/u);
});

test('structured data: what is offered to one trade is a service, too', () => {
  const graph: { '@type': unknown }[] = JSON.parse(structuredData(hospitalityPage))['@graph'];
  expect(graph.find((node) => node['@type'] === 'Service')).toMatchObject({
    url: placeholderOrigin + hospitalityPath,
    provider: { '@id': organizationOf(homePage)['@id'] },
    areaServed: { '@type': 'Country', name: site.country },
    audience: { '@type': 'BusinessAudience', audienceType: expect.stringContaining('Hotel') },
  });
});

test('structured data: a company has the name and the place that its owner has written, and no brackets', () => {
  const companyWith = (registeredOffice: string, legalName = 'Rotaia S.r.l.') => {
    const company = { ...site.company, legalName, registeredOffice };
    const replaced = jest.replaceProperty(site, 'company', company);
    const organization = organizationOf(homePage);
    replaced.restore();
    return organization;
  };
  const country = { '@type': 'PostalAddress', addressCountry: site.countryCode };
  const milan = { ...country, addressLocality: 'Milano', addressRegion: 'MI', postalCode: '20121' };
  for (const street of ['Via Roma 1', 'Via Roma, 1/A', 'Via 4 Novembre 12, scala B'])
    expect(companyWith(`${street}, 20121 Milano (MI)`)).toMatchObject({
      '@type': 'ProfessionalService',
      legalName: 'Rotaia S.r.l.',
      address: { ...milan, streetAddress: street },
    });
  const abroad = '1 Main Street, Dublin';
  expect(companyWith(abroad)).toMatchObject({
    '@type': 'Organization',
    address: { ...country, streetAddress: abroad },
  });
  const unwritten = companyWith('[Via e numero]', '[Ragione sociale]');
  expect(unwritten['@type']).toBe('Organization');
  expect(unwritten.address).toEqual(country);
  expect(unwritten).not.toHaveProperty('legalName');
});

test('llms.txt is a title, a summary and lists of links to canonical addresses', () => {
  const text = llmsText();
  expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n## /);
  const list = /^- \[[^\]]+\]\((?:https|mailto|tel):[^\s)]+\): \S/;
  const rest = text.split('\n').filter((line) => line !== '' && !list.test(line));
  expect(rest.slice(2).every((line) => line.startsWith('## '))).toBe(true);
  for (const { path, meta } of canonicalPages.filter(({ path }) => path !== '/')) {
    expect(text).toContain(`](${placeholderOrigin}${path}): ${meta.description}`);
  }
  expect(text).not.toContain('/solutions/');
});
