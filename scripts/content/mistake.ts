/** A mistake in the content, as whoever edits it is told. */
export interface Mistake {
  /** From the project's root: 'content/home.ts'. */
  file: string;
  /** From 1; none where it is about the file as a whole. */
  line?: number;
  /** What is wrong. */
  what: string;
  /** What to do about it. */
  mend: string;
}

/** 'content/home.ts, line 12: a comma is missing. Write one at the end of line 11.' */
export function told({ file, line, what, mend }: Mistake): string {
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${what} ${mend}`;
}
