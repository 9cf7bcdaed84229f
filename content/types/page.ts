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

export interface Question {
  question: string;
  answer: string;
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
  /** What the one that the page is about says, and how it goes on. */
  speaker?: { says: string; items: TitledText[] };
  sections: (SectionIntro & { items: TitledText[] })[];
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
