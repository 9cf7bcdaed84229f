export interface ChatFragment {
  kind: 'chat';
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

export interface CallFragment {
  kind: 'call';
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

export interface MailFragment {
  kind: 'mail';
  incoming: { from: string; time: string; subject: string; body: string[] };
  reply: { from: string; time: string; subject: string; body: string[] };
  /** What the reply took from the CRM. */
  sources: { label: string; value: string }[];
}

export interface ContentFragment {
  kind: 'content';
  brief: { label: string; value: string }[];
  pieces: { format: string; title: string; body: string }[];
}

export interface AvatarFragment {
  kind: 'avatar';
  settings: { label: string; value: string }[];
  captions: { at: string; text: string }[];
}

export interface QuoteFragment {
  kind: 'quote';
  number: string;
  date: string;
  customer: string;
  /** Unit prices in euro cents, VAT excluded. */
  items: { description: string; quantity: number; unitCents: number }[];
  discountPercent: number;
  vatPercent: number;
  tracking: { time: string; event: string }[];
}

export interface FunnelFragment {
  kind: 'funnel';
  stages: { name: string; text: string }[];
  messages: { day: string; channel: string; text: string }[];
}

export type Fragment =
  | ChatFragment
  | CallFragment
  | MailFragment
  | ContentFragment
  | AvatarFragment
  | QuoteFragment
  | FunnelFragment;
