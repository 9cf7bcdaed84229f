/** A finding of the compiler: `text` has its first line in Italian, then what explains it. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  code: number;
  text: string;
}

/** What is wrong on a line, and what to write. */
export interface Told {
  line: number;
  what: string;
  instead: string;
}
