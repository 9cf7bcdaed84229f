import { multiLine, singleLine } from '@/lib/lead/plain-text';

function widthOf(character: string): number {
  return character < '\u007f' ? 1 : 2;
}

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

/** A visitor's text for a terminal `columns` wide (null: not folded), indented and without control characters. */
export function indented(text: string, columns: number | null): string {
  const margin = '    ';
  const room = columns === null ? Number.POSITIVE_INFINITY : Math.max(20, columns - margin.length);
  return multiLine(text)
    .split('\n')
    .flatMap((line) => folded(line, room))
    .map((line) => margin + line)
    .join('\n');
}

export function oneLine(text: string): string {
  return singleLine(text, 60);
}
