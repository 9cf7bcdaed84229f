import type {
  Figure, PageMeta, PriceConditions, Question, RouteStop, SectionIntro, TitledText, UseCase,
} from './page';

export type DrawingId =
  | 'chatbot'
  | 'voicebot'
  | 'email'
  | 'content'
  | 'avatar'
  | 'documents'
  | 'lead';

/** A customer's question on the home's board, who answers it and who takes over. All of it is an example. */
export interface Exchange {
  /** Where it comes in, in a word or two. */
  channel: string;
  /** In the customer's words, at most 40 characters. */
  request: string;
  /** Clock times, to the second. */
  sentAt: string;
  answeredAt: string;
  /** Who answers, and that it is a machine: it stands above the reply. */
  opening: string;
  reply: string;
  /** Who takes over: a short name, for it stands in a capsule. */
  person: { name: string; role: string; at: string; says: string };
  /** Where it ends, in a sentence. */
  end: string;
}

export type SolutionSection = 'benefits' | 'feature' | 'results' | 'price' | 'useCases';

/** What a module of `content/solutions/` says. */
export interface SolutionContent {
  slug: string;
  name: string;
  /** One word or two, for the home's board and tight places. */
  shortName: string;
  meta: PageMeta;
  /** One short sentence for the header menu, at most 60 characters. */
  menuDescription: string;
  /** The home page's service card. */
  card: {
    title: string;
    description: string;
    bullets: [string, string, string];
    /** How soon it is there; without it the card says the home's `services.readySoon`. */
    ready?: string;
  };
  exchange: Exchange;
  hero: { title: string; lead: string; demoButton: string; useCasesButton: string };
  /** The stops on the line of a page that has no drawing. */
  route: RouteStop[];
  /** A drawing made for it, beside the page's title. */
  drawing?: DrawingId;
  /** What its drawing plays, in a few words. Without it the drawing stands finished; without a drawing nothing plays. */
  demonstration?: { caption: string };
  /** In which order the page tells it, below the desk and above the questions. */
  order: SolutionSection[];
  benefits: SectionIntro & { items: TitledText[] };
  /** A section with an address of its own, such as the voicebot's secretary and customer care. */
  feature?: SectionIntro & { id: string; items: TitledText[] };
  /** A page without figures of its own says in a note what can be expected. */
  results: SectionIntro & { figures: Figure[]; note?: string };
  /** What it costs, in words, under the titles of `priceLines`: VAT and extras are named (art. 7(1)(h) d.lgs. 70/2003). */
  price: {
    /** 'Quanto costa il chatbot?': as people ask it. */
    title: string;
    activation: string;
    /** On what it depends: goes on after `priceLines.fee.text`. */
    fee: string;
    others: string;
  };
  /** The price that the page says it starts at, and the owner's word on what comes on top of it. */
  monthlyPrice?: { startsAtEuros: number; conditions: PriceConditions | null };
  useCases: SectionIntro & { items: UseCase[] };
  questions: SectionIntro & { items: Question[] };
  closing: TitledText;
  /** Whether the page carries the consultation form itself, instead of linking to the home's. */
  carriesForm: boolean;
}

/** A solution in its place. */
export interface Solution extends SolutionContent {
  /** Line number: L1, L2 … It also picks the colour. It follows from `content/order.ts`. */
  line: number;
  /** A worked example with its sum, from `brand.json`; null until the owner gives one. */
  example: string | null;
}
