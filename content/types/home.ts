import type { Figure, IntegrationLogo, PageMeta, Question, SectionIntro, TitledText } from './page';

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
    servicesButton: string;
    /** What asking costs, beside the buttons. */
    promise: string;
    /** What the least of it costs. */
    price: string;
    figures: Figure[];
  };
  integrations: SectionIntro & {
    items: IntegrationLogo[];
    pauseLabel: string;
  };
  problems: {
    title: string;
    /** What stands on the band where it is whole, and where it is left. */
    band: { from: string; to: string };
    /** Two to six: its drawing has room for no more (`components/home/problems.tsx`). */
    items: [TitledText, TitledText, TitledText?, TitledText?, TitledText?, TitledText?];
  };
  services: SectionIntro & {
    linkLabel: string;
    /** How soon a service is there that promises nothing of its own (`card.ready`). */
    readySoon: string;
    /** To the page for one trade. */
    hotels: string;
    /** The eighth, non-linked card. */
    combined: TitledText;
    note: TitledText;
  };
  process: SectionIntro & { steps: [ProcessStep, ProcessStep, ProcessStep] };
  why: {
    title: string;
    /** A sentence a line. */
    headline: string[];
    cards: TitledText[];
    button: string;
    whatsappLink: string;
  };
  savings: SectionIntro;
  questions: SectionIntro & { items: Question[] };
  /** Over the form. */
  consultation: SectionIntro;
}
