import { renderToStaticMarkup } from 'react-dom/server';
import { Poster } from '@/components/poster/poster';
import { Questions } from '@/components/sections/questions';
import { anchors } from '@/content/anchors';
import { solutions } from '@/content/solutions';
import { solutionPageOf } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';

const [solution] = solutions.filter(({ demonstration }) => demonstration);
if (!solution) throw new Error('the test needs a solution with a demonstration');
const { demonstration: _, ...still } = solution;
const questions = { title: 'Domande', items: [] };

test('questions that an editor has deleted leave no heading, and search engines read of none', () => {
  expect(renderToStaticMarkup(<Questions questions={questions} />)).toBe('');
  expect(structuredData(solutionPageOf(solution))).toContain('FAQPage');
  expect(structuredData(solutionPageOf({ ...solution, questions }))).not.toContain('FAQPage');
});

test('a demonstration that an editor has deleted leaves no button to it', () => {
  const button = 'data-play=';
  expect(renderToStaticMarkup(<Poster solution={solution} />)).toContain(button);
  const opening = renderToStaticMarkup(<Poster solution={still} />);
  expect(opening).not.toContain(button);
  expect(opening).toContain(`href="#${anchors.useCases}"`);
});
