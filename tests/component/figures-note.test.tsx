import { render } from '@testing-library/react';
import { FiguresNote } from '@/components/sections/figures-note';
import { figuresList } from '@/content/figures-page';
import type { Figure } from '@/content/types';

const figure = { value: '+10%', label: 'clienti', basis: 'in un anno', meaning: 'Clienti in più.' };
const promise: Figure = { ...figure, kind: 'promise' };
const aim: Figure = { ...figure, kind: 'result', evidence: null };
const proved: Figure = {
  ...figure,
  kind: 'result',
  evidence: { source: 'CRM', period: '2026', sample: '12 aziende' },
};

test.each<[string, Figure[], string]>([
  ['an undertaking is no indicative value', [promise], ''],
  ['a result without proof is called an aim', [promise, proved, aim], figuresList.notes.aim],
  ['a proved result is called indicative', [promise, proved], figuresList.notes.result],
])('%s', (_, figures, note) => {
  const { container } = render(<FiguresNote figures={figures} />);
  expect(container.textContent).toBe(`${note} ${figuresList.link}`.trim());
});
