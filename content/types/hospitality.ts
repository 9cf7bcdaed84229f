import type { DialogueId } from '@/content/demos';
import type { Figure, IntegrationLogo, PageMeta, Question, SectionIntro, TitledText } from './page';

/** A simulation of the hospitality page: the solution whose line it wears, and what its first scene answers, in a guest's words. */
export type GuestDemo = TitledText & {
  slug: string;
  problem: string;
  guest: string;
  demo: DialogueId;
};

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
