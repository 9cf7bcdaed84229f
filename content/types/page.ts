export interface PageMeta {
  /** Page title without the brand: with ' · ' and the brand after it, at most 60 characters. */
  title: string;
  /** At most 155 characters, a sentence that a person would click. */
  description: string;
}

export interface TitledText {
  title: string;
  text: string;
}

/** What a service is used for. */
export interface UseCase extends TitledText {
  /** The page that tells more of it: its title leads there. */
  path?: string;
}

export interface Question {
  question: string;
  answer: string;
  /** A page that tells more, below the answer. */
  link?: { label: string; path: string };
}

export interface SectionIntro {
  title: string;
  lead?: string;
}

/** One stop of a solution's line. An interchange is where a person takes over. */
export interface RouteStop {
  kind: 'station' | 'interchange' | 'terminus';
  name: string;
}

/** A page that explains how the agency works: a title and sections of short texts. */
export interface InfoPage {
  path: string;
  /** In a few words, as links to it say. */
  name: string;
  meta: PageMeta;
  title: string;
  lead: string;
  /** What the one that the page is about says, and who is at the end. */
  speaker?: { says: string; person: string };
  sections: (SectionIntro & {
    /** What is said there first has in its middle that it is an AI. */
    items: (TitledText & { says?: readonly [before: string, notice: string, after: string] })[];
  })[];
  /** What asking brings. */
  closing: string;
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

/** Where a measured result comes from, as the page about the figures tells it. */
interface Evidence {
  source: string;
  period: string;
  sample: string;
}

/** One amount: as it stands large, `48 h`, and as it is said, `48 ore`. Without the first, the second does for both. */
export interface Amount {
  short?: string;
  text: string;
}

interface FigureWords {
  /** A fact of `content/facts.ts`; between a number and its unit stands a no-break space. */
  value: Amount;
  label: string;
  /** Under which condition it holds, in a few words: stands beside the figure wherever that is shown. */
  basis: string;
  /** What exactly it says, for the page about the figures: one or two sentences. */
  meaning: string;
}

/** A claim set as a numeral, such as `+248%` over 'lead generati'. */
export type Figure = FigureWords &
  (
    | {
        /** What the service is, or what the agency undertakes: it needs no proof, only its conditions. */
        kind: 'promise';
      }
    | {
        /** What is aimed at, or reckoned from assumptions that are named. */
        kind: 'aim' | 'estimate';
        /** Null until the owner can prove it, as `npm run launch:check` asks; from then on it is shown as measured. */
        evidence: Evidence | null;
      }
  );

/** What a figure says of itself, wherever it is shown. */
export type FigureKind = Figure['kind'] | 'measured';

/** What a price leaves open. Null, where one stands, until the owner has written it. */
export interface PriceConditions {
  /** Whether VAT is included, such as 'IVA esclusa'. */
  vat: string;
  /** What starting costs. */
  activation: string;
  /** What calls and messages cost beyond the fee. */
  traffic: string;
}
