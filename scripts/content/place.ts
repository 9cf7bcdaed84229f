// Where a mistake stands, and how it is told to an owner who does not program.
import { readFileSync } from 'node:fs';

/** A mistake as the owner reads it: the place, what is wrong there, and what to write. */
export const mistake = (place: string, what: string, instead: string): string =>
  `${place}: ${what}\n  → ${instead}`;

export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/**
 * The line of a text, from 1, behind the lines of the fields that lead to it: `hero.title` is the first `title:` below
 * `hero:`. Null where none of it is there.
 */
export function lineIn(lines: readonly string[], field: string, text = ''): number | null {
  const after = (from: number, isIt: (line: string) => boolean) => {
    const found = lines.slice(from).findIndex(isIt);
    return found < 0 ? null : from + found;
  };
  let at: number | null = null;
  for (const name of field.split('.')) {
    if (/^\d+$/.test(name)) {
      // an entry of a list: it begins with the bracket that its place in the list counts
      for (let entry = Number(name); entry >= 0 && at !== null; entry -= 1)
        at = after(at + 1, (line) => line.includes('{'));
      continue;
    }
    const declared = new RegExp(`(?:^|[\\s{,"])${name}"?(?:: [^=]*=|:| =)`);
    at = after(at ?? 0, (line) => declared.test(line)) ?? at;
  }
  const start = text.slice(0, 40);
  const says = (line: string) => line.includes(start);
  const line = (start && (after(at ?? 0, says) ?? after(0, says))) || at;
  return line === null ? null : line + 1;
}

export const lineOf = (file: string, field: string, text = ''): number | null =>
  lineIn(linesOf(file), field, text);

/** `content/home.ts, riga 12, hero.title`, as far as it is known. */
export const placed = (file: string, line: number | null, field = ''): string =>
  [file, line === null ? '' : `riga ${line}`, field].filter(Boolean).join(', ');
