import { multiLine, singleLine } from '@/lib/lead/text/plain-text';

/** Columns that a character takes in a terminal, at most: everything beyond ASCII may be wide. */
function widthOf(character: string): number {
  return character < '\u007f' ? 1 : 2;
}

/** Breaks a line before it would go over so many columns: a terminal would go on at its edge. */
function folded(line: string, columns: number): string[] {
  const lines: string[] = [];
  let current = '';
  let width = 0;
  for (const character of line.replace(/\t/g, '    ')) {
    if (width + widthOf(character) > columns) {
      lines.push(current);
      current = '';
      width = 0;
    }
    current += character;
    width += widthOf(character);
  }
  return [...lines, current];
}

/**
 * What a visitor wrote, for a terminal: no character that drives one, and each line further in than ours, so that none can
 * pass for one of ours. `columns` is the terminal's width; null where there is none, and nothing is folded.
 */
export function indented(text: string, columns: number | null): string {
  const margin = '    ';
  const room = columns === null ? Number.POSITIVE_INFINITY : Math.max(20, columns - margin.length);
  return multiLine(text)
    .split('\n')
    .flatMap((line) => folded(line, room))
    .map((line) => margin + line)
    .join('\n');
}

/** The start of what a visitor wrote, for one line of a list. */
export function oneLine(text: string): string {
  return singleLine(text, 60);
}
