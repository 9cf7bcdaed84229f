/** Where a request gets on: the left side of the network map. */
export type SourceId = 'sito' | 'whatsapp' | 'telefono' | 'email';

/** Where it arrives: the right side of the network map. */
export type DestinationId = 'crm' | 'calendario' | 'documento' | 'cliente';

/** What customers of a small company ask, and an assistant answers: made up, and shown as examples. */
export interface CustomerQuestions {
  /** Who answers, and that it is a machine: it stands above each reply. */
  opening: string;
  /** A question in the several ways that it may be put, which is searched and not shown, and the reply to it. */
  examples: [CustomerExample, ...CustomerExample[]];
}

interface CustomerExample {
  asks: string;
  reply: string;
}

/** A request on the home's first screen: where it gets on, who answers, who takes over. All of it is an example. */
export interface MapRun {
  from: SourceId;
  to: DestinationId;
  /** Whether it is one of those that the page offers below the field. */
  offered: boolean;
  /** In the customer's words, at most 40 characters; the first of the examples has the reply to it. */
  request: string;
  /** Clock times, to the second. */
  sentAt: string;
  answeredAt: string;
  /** Who takes over: a short name, for it stands in a capsule. */
  person: { name: string; role: string; at: string; says: string };
  /** What happens at the destination, after the station's name and a colon. */
  arrival: string;
  /** What the visitor's own request is held against: the nearest of all lines' takes it. */
  customers: CustomerQuestions;
}
