/** How many line colours `app/tokens.css` defines; later lines start over, told apart by their code. */
const paletteSize = 10;

/** The `data-line` value whose colours line number `line` wears. */
export function lineColour(line: number): number {
  return ((line - 1) % paletteSize) + 1;
}
