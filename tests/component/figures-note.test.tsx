import { render } from '@testing-library/react';
import { FiguresNote } from '@/components/sections/figures-note';
import { figuresList } from '@/content/figures-page';
import { solutions } from '@/content/solutions';

test.each(solutions.map(({ slug, results }) => [slug, results.figures] as const))(
  '%s calls its figures indicative only where one of them is measured',
  (_slug, figures) => {
    const { container } = render(<FiguresNote figures={figures} />);
    const measured = figures.some(({ kind }) => kind === 'result');
    expect(container.textContent?.includes(figuresList.note)).toBe(measured);
    expect(container.querySelector('a')?.textContent).toBe(figuresList.link);
  },
);
