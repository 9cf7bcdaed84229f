import { indented, oneLine } from '@/lib/lead/text/terminal-text';

test('a line that goes over the terminal’s edge goes on further in, too', () => {
  const long = `${'x'.repeat(76)}status: accepted ${'王'.repeat(60)}\t${'y'.repeat(90)}`;
  const lines = indented(long, 80).split('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) {
    expect(line).toMatch(/^ {4}/);
    const width = Array.from(line).reduce((sum, character) => sum + (character > '~' ? 2 : 1), 0);
    expect(width).toBeLessThanOrEqual(80);
  }
  expect(lines.map((line) => line.slice(4)).join('')).toBe(long.replace('\t', '    '));
});

test('nothing in it drives a terminal', () => {
  const hostile = 'a\u001B[2J\u001B]0;x\u0007\u009B31m\u0008\u202Eb\r';
  for (const shown of [indented(hostile, 80), oneLine(hostile)]) {
    expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  }
});
