/** Where a request gets on: the left side of the network map. */
export type SourceId = 'sito' | 'whatsapp' | 'telefono' | 'email';

/** Where it arrives: the right side of the network map. */
export type DestinationId = 'crm' | 'calendario' | 'documento' | 'cliente';

/** A request on the home's first screen: where it gets on, who answers, who takes over. All of it is an example. */
export interface MapRun {
  from: SourceId;
  to: DestinationId;
  /** In the customer's words, at most 40 characters. */
  request: string;
  /** Clock times, to the second. */
  sentAt: string;
  answeredAt: string;
  /** Who answers, and that it is a machine: it stands above the reply. */
  opening: string;
  reply: string;
  /** Who takes over: a short name, for it stands in a capsule. */
  person: { name: string; role: string; at: string; says: string };
  /** What happens at the destination, after the station's name and a colon. */
  arrival: string;
}
