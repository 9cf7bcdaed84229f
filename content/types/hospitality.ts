import type { DialogueId } from '@/content/demos';
import type { Figure, IntegrationLogo, PageMeta, Question, SectionIntro, TitledText } from './page';

/** A simulation of the hospitality page: the solution whose line it wears, and what its first scene answers, in a guest's words. */
export type GuestDemo = TitledText & {
  slug: string;
  problem: string;
  guest: string;
  demo: DialogueId;
};

/** What a month's figures come to, as they are shown. */
export type MonthSums = Record<
  | 'rooms' | 'nights' | 'occupancy' | 'stay' | 'contacts' | 'minutes' | 'cost'
  | 'sold' | 'stays' | 'asked' | 'hours' | 'euros' | 'freed' | 'saved' | 'left',
  string
>;

/** A month of a house: its figures, from which all others follow, and the words around them. */
export interface GuestMonth {
  rooms: number;
  nights: number;
  /** In percent; `share` is what the system answers of what is asked. */
  occupancy: number;
  share: number;
  stay: number;
  contacts: number;
  minutes: number;
  cost: number;
  title: (rooms: number) => string;
  frame: string;
  text: string;
  /** Each sum, and what it comes to. */
  sums: (of: MonthSums) => [sum: string, result: string][];
  handled: string;
  freed: (of: MonthSums) => string;
  passed: (of: MonthSums) => string;
  note: (of: MonthSums) => string;
}

export interface HospitalityContent {
  meta: PageMeta;
  /** The header's second way to the form. */
  contact: string;
  hero: {
    title: string;
    lead: string;
    /** What it costs at least, and what comes on top. */
    price: string;
    terms: string;
    demoButton: string;
    servicesButton: string;
    whatsappButton: string;
    /** One request in the night: the hour it comes, the seconds until it is answered, and what is said then. */
    night: {
      time: string;
      seconds: { asked: string; answered: string };
      asked: string;
      answered: string;
      morning: string;
    };
  };
  /** `tested` is empty until the owner names a system in `brand.json`. */
  integrations: SectionIntro & { items: IntegrationLogo[]; tested: string };
  statistics: { title: string; figures: Figure[] };
  services: SectionIntro & { cards: (TitledText & { slug: string; bullets: string[] })[] };
  cases: SectionIntro & {
    story: GuestMonth;
    label: string;
    items: { kind: string; text: string; results: { value: string; label: string }[] }[];
  };
  demo: SectionIntro & { chat?: GuestDemo; call?: GuestDemo; mail?: GuestDemo };
  price: {
    title: string;
    items: TitledText[];
    /** Over the calculator of hours. */
    hours: string;
  };
  /** Over the form. */
  closing: TitledText & { callLabel: string; mailLabel: string; whatsappButton: string };
  questions: SectionIntro & { items: Question[] };
}
