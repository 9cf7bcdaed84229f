import type { DialogueId } from '@/content/demos';
import type { guestTimeAssumptions, guestTimeFields } from '@/content/demos/guest-time';
import type { Figure, IntegrationLogo, PageMeta, Question, SectionIntro, TitledText } from './page';

/** A simulation of the hospitality page: the solution whose line it wears, and what its first scene answers, in a guest's words. */
export type GuestDemo = TitledText & {
  slug: string;
  problem: string;
  guest: string;
  demo: DialogueId;
};

/** What a month comes to, as it is shown. */
type MonthSums = Record<
  | 'sold' | 'stays' | 'asked' | 'handled' | 'passed'
  | 'hours' | 'euros' | 'freed' | 'saved' | 'left',
  string
>;

/** A month of a house, as the calculator is filled in for it, and the words around what follows. */
export interface GuestMonth {
  month: Record<keyof typeof guestTimeFields | keyof typeof guestTimeAssumptions, string>;
  /** What the system answers of what is asked, in percent. */
  share: number;
  title: string;
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
    /** Leads to the prices of the rest. */
    prices: string;
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
      example: string;
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
    parts: TitledText[];
    /** Over the calculator of hours. */
    hours: string;
  };
  /** Over the form. */
  closing: TitledText & { callLabel: string; mailLabel: string; whatsappButton: string };
  questions: SectionIntro & { items: Question[] };
}
