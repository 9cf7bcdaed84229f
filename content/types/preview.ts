export interface ChatPreview {
  channel: string;
  messages: {
    from: 'customer' | 'assistant' | 'human';
    author: string;
    time: string;
    text: string;
    /** The message's language where it is not Italian (BCP 47). */
    lang?: string;
  }[];
  /** The lead card that the conversation has filled in. */
  card: { title: string; rows: { label: string; value: string }[] };
}

export interface CallPreview {
  title: string;
  /** What happened around the call, in order: a clock time and an event. */
  timeline: { time: string; event: string }[];
  turns: {
    at: string;
    speaker: 'assistant' | 'customer';
    author: string;
    text: string;
    /** The turn's language where it is not Italian (BCP 47). */
    lang?: string;
  }[];
}

export interface QuotePreview {
  number: string;
  date: string;
  customer: string;
  /** Unit prices in euro cents, VAT excluded. */
  items: { description: string; quantity: number; unitCents: number }[];
  discountPercent: number;
  vatPercent: number;
}
