/** Where a request gets on: the left side of the network map. */
export type SourceId = 'sito' | 'whatsapp' | 'telefono' | 'email';

/** Where it arrives: the right side of the network map. */
export type DestinationId = 'crm' | 'calendario' | 'documento' | 'cliente';

/** One line of the card that a request becomes: a time, a name or a label, and what it says. */
export interface RunRow {
  label: string;
  text: string;
}

/** What customers of a small company ask, and an assistant answers: made up, and shown as examples. */
export interface CustomerQuestions {
  /** What the machine says of itself, before each reply. */
  opening: string;
  /** A question in the several ways that it may be put, which is searched and not shown, and the reply to it. */
  examples: { asks: string; reply: string }[];
}

/** A request on the home's map: where it gets on, what happens to it, and what it becomes. All of it is an example. */
export interface MapRun {
  from: SourceId;
  to: DestinationId;
  /** Whether it is one of those that wide screens offer; phones offer all. */
  offered: boolean;
  /** In the customer's words, at most 30 characters. */
  request: string;
  /** Clock time, to the second. */
  sentAt: string;
  answer: { text: string; at: string };
  /** Where a person takes over. */
  person?: { text: string; at: string };
  /** The destination's record: its title is the station's name. */
  card: {
    note: string;
    before?: RunRow[];
    entry: RunRow & { detail: string };
    after?: RunRow[];
    signed?: boolean;
  };
  /** What the visitor's own request is held against: the nearest of all lines' takes it. */
  customers: CustomerQuestions;
}
