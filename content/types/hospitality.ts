import type { DemoId } from '@/content/demos';
import type { Figure } from './figure';
import type {
  Consultation,
  IntegrationLogo,
  PageMeta,
  Question,
  RouteStop,
  SectionIntro,
  TitledText,
} from './page';

/** A simulation of the hospitality page, and the solution whose line it wears. */
export type GuestDemo = TitledText & { slug: string; demo: DemoId };

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
    chat?: GuestDemo;
    call?: GuestDemo & { buttonLabel: string };
    mail?: GuestDemo;
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
