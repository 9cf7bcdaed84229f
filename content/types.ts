/**
 * The shapes of everything the site says. Content modules are plain typed data: no React, no markup.
 * Texts are Italian; the apostrophe in copy is always the typographic ’.
 */

import type { DemoId } from './demos';

export interface PageMeta {
  /** Page title without the brand: with ' · ' and the brand after it, at most 60 characters. */
  title: string;
  /** At most 155 characters, a sentence that a person would click. */
  description: string;
}

/** Where a measured result comes from, as the page about the figures tells it. */
interface Evidence {
  source: string;
  period: string;
  sample: string;
}

interface FigureWords {
  /** Such as `+248%`; between a number and its unit stands a no-break space. */
  value: string;
  label: string;
  /** Under which condition it holds, in a few words: stands beside the figure wherever that is shown. */
  basis: string;
  /** What exactly it says, for the page about the figures: one or two sentences. */
  meaning: string;
}

/** A claim set as a giant numeral, such as `+248%` over 'lead generati'. */
export type Figure = FigureWords &
  (
    | {
        /** What the service is, or what the agency undertakes: it needs no proof, only its conditions. */
        kind: 'promise';
      }
    | {
        /** Something measured. Null until the owner can prove it: `npm run launch:check` stops at that. */
        kind: 'result';
        evidence: Evidence | null;
      }
  );

/** What a price leaves open. Null, where one stands, until the owner has written it. */
interface PriceConditions {
  /** Whether VAT is included, such as 'IVA esclusa'. */
  vat: string;
  /** What starting costs. */
  activation: string;
  /** What calls and messages cost beyond the fee. */
  traffic: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

export interface SectionIntro {
  title: string;
  lead?: string;
}

/** Where a request gets on: the left side of the network map. */
export type SourceId = 'sito' | 'whatsapp' | 'telefono' | 'email';
/** Where it arrives: the right side of the network map. */
export type DestinationId = 'crm' | 'calendario' | 'documento' | 'cliente';

/** One line of the card that a request becomes: a time, a name or a label, and what it says. */
export interface RunRow {
  label: string;
  text: string;
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
  /** What becomes of a request in the visitor's own words. */
  ownDetail: string;
  /** Words, at least four letters long, by which such a request is known to be this line's; endings do not count. */
  words: string[];
}

/** One stop of a solution's strip map. An interchange is where a person takes over. */
export interface RouteStop {
  kind: 'station' | 'interchange' | 'terminus';
  name: string;
  text: string;
}

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

export type DrawingId =
  | 'chatbot'
  | 'voicebot'
  | 'email'
  | 'content'
  | 'avatar'
  | 'documents'
  | 'lead';

export interface Solution {
  slug: string;
  /** Line number: L1, L2 … It also picks the colour from the palette of `app/tokens.css`. */
  line: number;
  name: string;
  /** One word or two, for the network map and tight places. */
  shortName: string;
  meta: PageMeta;
  /** One short sentence for the header menu, at most 60 characters. */
  menuDescription: string;
  /** Place in the header menu, from 1; null keeps the solution out of it. */
  menuPosition: number | null;
  /** The home page's service card. */
  card: { title: string; description: string; bullets: [string, string, string] };
  /** The stations that this line joins on the network map. */
  map: { from: [SourceId, ...SourceId[]]; to: [DestinationId, ...DestinationId[]] };
  run: MapRun;
  hero: { title: string; lead: string; demoButton: string; useCasesButton: string };
  route: RouteStop[];
  /** A simulation to play with, by its name in `content/demos`, or a fragment that stands still. */
  demonstration: SectionIntro & ({ demo: DemoId } | { fragment: Fragment });
  /** A drawing made for it, beside the page's title. */
  drawing?: DrawingId;
  benefits: SectionIntro & { items: TitledText[] };
  /** A section with an address of its own, such as the voicebot's secretary and customer care. */
  feature?: SectionIntro & { id: string; items: TitledText[] };
  results: SectionIntro & { figures: Figure[]; note: string };
  /** The price that the page says it starts at, and the owner's word on what comes on top of it. */
  monthlyPrice?: { startsAtEuros: number; conditions: PriceConditions | null };
  useCases: SectionIntro & { items: TitledText[] };
  questions: SectionIntro & { items: Question[] };
  closing: { title: string; text: string; button: string };
  /** Whether the page carries the consultation form itself, instead of linking to the home's. */
  carriesForm: boolean;
}

export type LogoId =
  | 'google'
  | 'facebook'
  | 'calendly'
  | 'hubspot'
  | 'whatsapp'
  | 'zapier'
  | 'salesforce'
  | 'booking'
  | 'expedia'
  | 'airbnb'
  | 'oracle'
  | 'mews';

export interface IntegrationLogo {
  name: string;
  image: LogoId;
  alt: string;
}

interface ProcessStep {
  number: string;
  title: string;
  description: string;
  details: [string, string, string];
}

export interface HomeContent {
  meta: PageMeta;
  hero: {
    /** The promise, one sentence a line; together they are the h1. */
    title: [string, string, string];
    lead: string;
    consultationButton: string;
    servicesButton: string;
    whatsappButton: string;
    /** What asking costs, beside the buttons. */
    promise: string;
    figures: Figure[];
  };
  integrations: SectionIntro & {
    items: IntegrationLogo[];
    pauseLabel: string;
    playLabel: string;
    note: string;
  };
  problems: SectionIntro & {
    /** What stands on the band where it is whole, and where it is left. */
    band: { from: string; to: string };
    items: (TitledText & { cost: string })[];
  };
  services: SectionIntro & {
    linkLabel: string;
    /** The eighth, non-linked card. */
    combined: TitledText;
    notes: TitledText[];
  };
  process: SectionIntro & { steps: [ProcessStep, ProcessStep, ProcessStep]; button: string };
  why: SectionIntro & {
    /** A sentence a line. The line of the page underlines the last. */
    headline: string[];
    cards: TitledText[];
    button: string;
    whatsappLink: string;
  };
  /** The short calculator, and the solution whose page has the whole one. */
  savings: SectionIntro & { slug: string; linkLabel: string };
  questions: SectionIntro & { items: Question[] };
  consultation: Consultation;
}

/** What stands around the form. */
export type Consultation = SectionIntro & { points: TitledText[] };

/** A simulation of the hospitality page, and the solution whose line it wears. */
type GuestDemo = TitledText & { slug: string; demo: DemoId };

/** The requests of one night as a station's board shows its departures. */
interface NightBoard {
  /** Says that it is an example. */
  caption: string;
  columns: Record<'time' | 'guest' | 'language' | 'line' | 'outcome', string>;
  rows: {
    time: string;
    guest: string;
    language: string;
    /** The solution whose line it is, and the channel that the request came by. */
    line: { slug: string; channel: string };
    outcome: string;
    /** The request that the page opens with. */
    lit?: true;
    /** A person is called. */
    toPerson?: true;
  }[];
}

export interface HospitalityContent {
  meta: PageMeta;
  /** The header's second way to the form. */
  contact: string;
  hero: {
    title: string;
    lead: string;
    demoButton: string;
    servicesButton: string;
    whatsappButton: string;
    /** One request in the night, told as a route: the hour it comes, and the seconds until it is answered. */
    night: { time: string; seconds: { asked: string; answered: string }; stops: RouteStop[] };
  };
  integrations: SectionIntro & { items: IntegrationLogo[] };
  problems: SectionIntro & { items: (TitledText & { time: string; guest: string })[] };
  board: SectionIntro & NightBoard;
  statistics: { title: string; figures: Figure[] };
  services: SectionIntro & {
    linkLabel: string;
    cards: {
      slug: string;
      title: string;
      text: string;
      /** One question of a guest, and what the service makes of it: who answers says what it is. */
      exchange: { asked: string; answered: string };
      bullets: string[];
    }[];
  };
  cases: SectionIntro & {
    label: string;
    items: {
      kind: string;
      situation: string;
      what: string;
      results: { value: string; label: string }[];
    }[];
    note: string;
  };
  demo: SectionIntro & {
    chat: GuestDemo;
    call: GuestDemo & { buttonLabel: string };
    mail: GuestDemo;
    button: string;
  };
  closing: {
    title: string;
    text: string;
    callLabel: string;
    consultationButton: string;
    mailLabel: string;
    whatsappButton: string;
  };
  questions: SectionIntro & { items: Question[] };
  consultation: Consultation;
}

/** A page that explains how the agency works: a title and sections of short texts. */
export interface InfoPage {
  path: string;
  /** In a few words, as links to it say. */
  name: string;
  meta: PageMeta;
  title: string;
  lead: string;
  /** The way of what the page is about, drawn below its title. */
  route?: RouteStop[];
  sections: (SectionIntro & { items: TitledText[] })[];
}
