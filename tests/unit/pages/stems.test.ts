import { stems } from '@/lib/demos/stems';

test('words alike but for their endings have one stem, short words none', () => {
  expect(stems('/soluzioni/preventivi-e-documenti')).toEqual(['solu', 'prev', 'docu']);
  expect(stems('Automazione preventivo, documento')).toEqual(['auto', 'prev', 'docu']);
  expect(stems('di un AI')).toEqual([]);
});
