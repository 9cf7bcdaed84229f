import { elapsed } from '@/lib/italian/elapsed';

test('elapsed: seconds, minutes and both, in the singular too', () => {
  expect(elapsed('22:47:00', '22:47:02')).toBe('2 secondi');
  expect(elapsed('9:59:59', '10:00:00')).toBe('1 secondo');
  expect(elapsed('16:05:00', '16:07:10')).toBe('2 minuti e 10 secondi');
  expect(elapsed('10:05:00', '10:06:00')).toBe('1 minuto');
});
