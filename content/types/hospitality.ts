import type { DemoId } from '@/content/demos';
import type { Figure, IntegrationLogo, PageMeta, Question, SectionIntro, TitledText } from './page';

/** A simulation of the hospitality page, and the solution whose line it wears. */
export type GuestDemo = TitledText & { slug: string; demo: DemoId };

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
  /** Each with the words of a guest. */
  problems: SectionIntro & { items: { title: string; guest: string }[] };
  statistics: { title: string; figures: Figure[] };
  services: SectionIntro & { cards: (TitledText & { slug: string; bullets: string[] })[] };
  cases: SectionIntro & {
    label: string;
    items: { kind: string; text: string; results: { value: string; label: string }[] }[];
  };
  demo: SectionIntro & { chat?: GuestDemo; call?: GuestDemo; mail?: GuestDemo; button: string };
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
