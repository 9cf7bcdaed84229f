import { existsSync } from 'node:fs';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { notFound } from '@/content/not-found';
import { solutions } from '@/content/solutions';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { createMetadata, pageTitle } from '@/lib/seo/create-metadata';
import { isIndexable } from '@/lib/seo/indexable.mjs';

const metas = [...canonicalPages.map(({ meta }) => meta), notFound.meta];
const publicUrl = 'https://www.agenzia-linea.it';
const outerUrl = process.env.SITE_URL;

function buildFor(siteUrl: string | undefined): void {
  if (siteUrl === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = siteUrl;
}

beforeEach(() => buildFor(publicUrl));
afterAll(() => buildFor(outerUrl));

test('titles and descriptions are unique and of a length that search results show whole', () => {
  const titles = metas.map(({ title }) => pageTitle(title));
  const descriptions = metas.map(({ description }) => description);
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
  expect(descriptions.filter(({ length }) => length < 100 || length > 155)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('a title that leaves no room for the brand goes without it', () => {
  const short = pageTitle('Chatbot');
  expect(short.startsWith('Chatbot · ')).toBe(true);
  const long = 'x'.repeat(56);
  expect(pageTitle(long)).toBe(long);
});

test('a page is shared under its canonical address, with an image that is described', () => {
  for (const page of canonicalPages) {
    const { alternates, openGraph } = createMetadata(page);
    expect(alternates?.canonical).toBe(page.path);
    expect(openGraph).toMatchObject({ url: page.path, locale: 'it_IT' });
    const [image] = [openGraph?.images].flat();
    expect(image).toMatchObject({ width: 1200, height: 630, type: 'image/png' });
    expect(image).toHaveProperty('alt', expect.stringMatching(/\S/));
  }
});

test('a page without a share image of its own has the home’s', () => {
  const [page] = canonicalPages.filter(({ path }) => path === hospitalityPath);
  if (!page) throw new Error('no hospitality page');
  const { openGraph } = createMetadata({ ...page, shareImageText: undefined });
  expect(openGraph?.images).toEqual([expect.objectContaining({ url: '/opengraph-image' })]);
});

test.each(['https://www.agenzia-linea.it', 'https://linea.it:8443', 'https://example.it'])(
  '%s is an address for search engines',
  (siteUrl) => {
    expect(isIndexable(siteUrl)).toBe(true);
  },
);

test.each([
  undefined,
  '',
  'linea.it',
  'http://localhost:3000',
  'https://linea',
  'https://192.168.1.4',
  'http://[::1]:3000',
  'https://www.linea.example',
  'https://example.com',
  'https://staging.example.org',
  'https://linea.test',
  'https://macbook.local',
  'https://site.internal',
])('%s is none', (siteUrl) => {
  expect(isIndexable(siteUrl)).toBe(false);
});

test('at a public address robots are let in and shown the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', disallow: '/api/' },
    sitemap: `${publicUrl}/sitemap.xml`,
  });
});

// git is asked for the date of each page
test('the sitemap names the canonical addresses, each once, and no other', async () => {
  expect((await sitemap()).map(({ url }) => url)).toEqual([
    `${publicUrl}/`,
    ...[
      hospitalityPath,
      ...solutions.map(({ slug }) => solutionPath(slug)),
      figuresPage.path,
      aiPage.path,
    ].map((path) => publicUrl + path),
  ]);
});

test('the modules that a page is said to be made of are there', () => {
  for (const { path, sources } of canonicalPages) {
    expect([path, sources]).not.toEqual([path, []]);
    const missing = sources.filter((each) => !existsSync(each));
    expect(missing).toEqual([]);
  }
});
