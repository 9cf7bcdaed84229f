import sitemap from '@/app/sitemap';
import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { placeholderOrigin } from '@/lib/seo/address';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { isIndexable } from '@/lib/seo/indexable';
import { llmsText } from '@/lib/seo/llms-text';
import { structuredData } from '@/lib/seo/structured-data';

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

test('structured data: a company has the name and the place that its owner has written, and no brackets', () => {
  const [page] = canonicalPages;
  if (!page) throw new Error('no page');
  const companyWith = (registeredOffice: string, legalName = 'Rotaia S.r.l.') => {
    const company = { ...site.company, legalName, registeredOffice };
    const replaced = jest.replaceProperty(site, 'company', company);
    const [organization] = JSON.parse(structuredData(page))['@graph'];
    replaced.restore();
    return organization;
  };
  const country = { '@type': 'PostalAddress', addressCountry: site.countryCode };
  const milan = { ...country, addressLocality: 'Milano', addressRegion: 'MI', postalCode: '20121' };
  for (const street of ['Via Roma 1', 'Via Roma, 1/A', 'Via 4 Novembre 12, scala B'])
    expect(companyWith(`${street}, 20121 Milano (MI)`)).toMatchObject({
      legalName: 'Rotaia S.r.l.',
      address: { ...milan, streetAddress: street },
    });
  const abroad = '1 Main Street, Dublin';
  expect(companyWith(abroad).address).toEqual({ ...country, streetAddress: abroad });
  const unwritten = companyWith('[Via e numero]', '[Ragione sociale]');
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
