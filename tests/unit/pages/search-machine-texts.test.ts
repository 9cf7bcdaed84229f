/** What is written for machines alone: structured data and llms.txt. */
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { llmsText } from '@/lib/seo/llms-text';
import { structuredData } from '@/lib/seo/structured-data';

const publicUrl = 'https://www.agenzia-linea.it';
const outerUrl = process.env.SITE_URL;

beforeAll(() => {
  process.env.SITE_URL = publicUrl;
});
afterAll(() => {
  if (outerUrl === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = outerUrl;
});

test('nothing that a text says can end the element that holds the structured data', () => {
  const [page] = canonicalPages;
  if (!page) throw new Error('no page');
  const description = '</script><script>alert(1)</script><!-- <script>';
  const text = structuredData({ ...page, meta: { ...page.meta, description } });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph']).toContainEqual(expect.objectContaining({ description }));
});

test('llms.txt is a title, a summary and lists of links to canonical addresses', () => {
  const text = llmsText();
  expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n## /);
  const list = /^- \[[^\]]+\]\((?:https|mailto|tel):[^\s)]+\): \S/;
  const rest = text.split('\n').filter((line) => line !== '' && !list.test(line));
  expect(rest.slice(2).every((line) => line.startsWith('## '))).toBe(true);
  for (const { path, meta } of canonicalPages.filter(({ path }) => path !== '/')) {
    expect(text).toContain(`](${publicUrl}${path}): ${meta.description}`);
  }
  expect(text).not.toContain('/solutions/');
});
