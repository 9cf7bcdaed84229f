import { renderToStaticMarkup } from 'react-dom/server';
import { Questions } from '@/components/sections/questions';
import { solutions } from '@/content/solutions';
import { solutionPageOf } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';

const [solution] = solutions;
if (!solution) throw new Error('the test needs a solution');
const questions = { title: 'Domande', items: [] };

test('questions that an editor has deleted leave no heading, and search engines read of none', () => {
  expect(renderToStaticMarkup(<Questions questions={questions} />)).toBe('');
  expect(structuredData(solutionPageOf(solution))).toContain('FAQPage');
  expect(structuredData(solutionPageOf({ ...solution, questions }))).not.toContain('FAQPage');
});
