import { days } from './amounts';
import brand from './brand.json' with { type: 'json' };
import { unbroken } from './number-words';
import type { PriceConditions } from './types';

// What the owner has still to say in `brand.json`: pages do without what is null, or an empty list.

export interface Person {
  name: string;
  role: string;
  /** Beside the form. */
  sentence: string | null;
  /** Its address in `public/`. */
  portrait: string | null;
  /** Where it is this one who stands beside the form. */
  pages?: readonly string[];
}

export interface Customer {
  name: string;
  work: string;
  /** The services that they use, by their slugs: each of their pages names them. */
  solutions: readonly string[];
  quote: string | null;
  by: string | null;
  /** Named on the page for hotels, too. */
  hospitality: boolean;
}

/** A number and its sign never part at the end of a line. */
const tied = (text: string | null) => text?.replace(/(?<=\d) (?=€)/g, '\u00a0') ?? null;

const quoteBy = (count: number | null) =>
  count === null
    ? null
    : `entro ${unbroken(days(count).text)} lavorativ${count === 1 ? 'o' : 'i'} dalla consulenza`;

const activation = tied(brand.offer.voicebot.activation);
const traffic = tied(brand.offer.voicebot.traffic);

/** What comes on top of the voicebot's monthly price, once both are said. */
const voicebot: PriceConditions | null =
  activation && traffic ? { vat: 'IVA esclusa', activation, traffic } : null;

/** The same in one line, beside the monthly price wherever that stands. */
export const voicebotExtras = voicebot
  ? `attivazione ${voicebot.activation}; traffico ${voicebot.traffic}`
  : 'attivazione e traffico a parte, nel preventivo';

const examples: Record<string, string | null> = brand.offer.examples;

/** What a solution comes to in one case, with its sum; null until there is one under its slug. */
export const workedExample = (slug: string) => tied(examples[slug] ?? null);

/** Whether all of it is the example that the project comes with; nobody's own has the field. */
export const isExample = 'example' in brand && brand.example === true;

export const people: readonly Person[] = brand.about.people;

export const customers: readonly Customer[] = brand.customers;

/** Those who use this service. */
export const customersOf = (slug: string): readonly Customer[] =>
  customers.filter(({ solutions }) => solutions.includes(slug));

export const offer = {
  /** By when a quote is there: 'entro 3 giorni lavorativi dalla consulenza'. */
  quoteBy: quoteBy(brand.offer.quoteDays),
  smallCase: tied(brand.offer.smallCase),
  pilot: tied(brand.offer.pilot),
  voicebot,
} as const;

const { startingPrice, example, closedMonths, testedSystems } = brand.hospitality;

export const lodging = {
  startingPrice: tied(startingPrice),
  example: tied(example),
  closedMonths: tied(closedMonths),
  /** 'Mews e Scidoo'; empty while there are none. */
  testedSystems: new Intl.ListFormat('it').format(testedSystems),
} as const;

/** A row for each text that is written, under its title. */
export const writtenRows = (rows: Record<string, string | null | undefined>) =>
  Object.entries(rows).flatMap(([title, text]) => (text ? { title, text } : []));
