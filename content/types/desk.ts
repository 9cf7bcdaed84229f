/** What came in, and what became of it. */
export interface DeskRow {
  /** When, or a score. */
  at: string;
  lang?: string;
  who: string;
  what?: string;
  /** How it ended, or what comes next. */
  end?: string;
  /** Whose turn it is. */
  person?: string;
}

interface DeskBars {
  title: string;
  /** The largest first; of what the assistant could not answer the bar is an outline. */
  bars: { what: string; count: number; unknown?: true }[];
  note?: string;
}

/** A mail that waits for a yes. `[60 sedie](Listino)` is marked: it was taken from the price list. */
interface DeskDraft {
  title: string;
  draft: string[];
  note: string;
  person: string;
}

export type DeskPart =
  | { title: string; rows: DeskRow[]; /** What the rows begin with counts. */ scores?: true }
  | { figures: { value: string; label: string }[] }
  | DeskBars
  | DeskDraft;

/** What the owner of a service finds on a Monday morning: an example in all of it. */
export interface Desk {
  /** In place of the one that all have. */
  title?: string;
  lead: string;
  /** On the sheet's upper edge: what it is, and of which days. */
  bar: string;
  meta: string[];
  /** Left out where the drawing has a `Desk` of its own. */
  main?: DeskPart[];
  side: DeskPart[];
}
