import { colouredLines } from '@/lib/brand-colours';

/** The `data-line` value whose colours line number `line` wears; later lines start over, told apart by their code. */
export function lineColour(line: number): number {
  return ((line - 1) % colouredLines) + 1;
}
