import { existsSync } from 'node:fs';
import sitemap from '@/app/sitemap';
import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { solutions } from '@/content/solutions';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { pageTitle } from '@/lib/seo/create-metadata';
import { isIndexable } from '@/lib/seo/indexable';

const publicUrl = 'https://www.agenzia-linea.it';
const outerUrl = process.env.SITE_URL;

function buildFor(siteUrl: string | undefined): void {
  if (siteUrl === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = siteUrl;
}

beforeEach(() => buildFor(publicUrl));
afterAll(() => buildFor(outerUrl));

test('a title that leaves no room for the brand goes without it', () => {
  const short = pageTitle('Chatbot');
  expect(short.startsWith('Chatbot · ')).toBe(true);
  const long = 'x'.repeat(56);
  expect(pageTitle(long)).toBe(long);
});

test.each([
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
])('that %s is an address for search engines is %s', (siteUrl, indexable) => {
  expect(isIndexable(siteUrl)).toBe(indexable);
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
