import { renderToStaticMarkup } from 'react-dom/server';
import { HospitalityDemo } from '@/components/hospitality/hospitality-demo';
import { Poster } from '@/components/poster/poster';
import { Questions } from '@/components/sections/questions';
import { anchors } from '@/content/anchors';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import { solutionPageOf } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';

// What an editor has deleted leaves no heading, button or claim behind.

const [solution] = solutions.filter(({ demonstration }) => demonstration);
if (!solution) throw new Error('the test needs a solution with a demonstration');
const { demonstration: _, ...still } = solution;
const questions = { title: 'Domande', items: [] };

test('without questions there is no section of questions, and search engines are told of none', () => {
  expect(renderToStaticMarkup(<Questions questions={questions} />)).toBe('');
  expect(structuredData(solutionPageOf(solution))).toContain('FAQPage');
  expect(structuredData(solutionPageOf({ ...solution, questions }))).not.toContain('FAQPage');
});

test('without a demonstration the page’s opening has no button to one', () => {
  const button = 'data-play=';
  expect(renderToStaticMarkup(<Poster solution={solution} />)).toContain(button);
  const opening = renderToStaticMarkup(<Poster solution={still} />);
  expect(opening).not.toContain(button);
  expect(opening).toContain(`href="#${anchors.useCases}"`);
});

test('a simulation that the hospitality page does without leaves the others', () => {
  const { chat, call, mail } = hospitality.demo;
  for (const part of [{ chat }, { call }, { mail }]) {
    const [name = '', left] = Object.entries(part)[0] ?? [];
    if (!left) continue;
    const { [name as 'chat']: _left, ...rest } = hospitality.demo;
    const section = renderToStaticMarkup(<HospitalityDemo demo={rest} />);
    expect(section).not.toContain(left.title);
    const others = [chat, call, mail].filter((other) => other && other !== left);
    for (const other of others) expect(section).toContain(other?.title);
  }
});
