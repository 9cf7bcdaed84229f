import { nearest } from '@/scripts/brand/palette.mjs';
import { at, type Fields, type Json } from './answers';

/** Something that is asked for, by its field of the brand file or its variable. */
export interface Question {
  kind: 'brand' | 'env' | 'secret' | 'logo';
  field: string;
  ask: string;
  /** Offered; what it is may depend on what has been answered. */
  offer?: (brand: Fields, env: Record<string, string | undefined>) => string;
  /** An answer of `-` says that there is none. */
  mayBeNone?: boolean;
  /** What an answer means, where it is not the text itself; and a value as it is offered. */
  read?: (typed: string) => Json;
  shown?: (value: Json | undefined) => string;
  /** An empty answer leaves it as it is. */
  optional?: boolean;
}

const brand = (field: string, ask: string, more: Partial<Question> = {}): Question => ({
  kind: 'brand',
  field,
  ask,
  ...more,
});
const env = (field: string, ask: string, more: Partial<Question> = {}): Question => ({
  kind: 'env',
  field,
  ask,
  ...more,
});

/** One person of the team: the file has a list of them. */
const person: Pick<Question, 'read' | 'shown'> = {
  read: (typed) => {
    const [name = '', ...role] = typed.split(',');
    return [{ name: name.trim(), role: role.join(',').trim() }];
  },
  shown: (value) => {
    const [first] = Array.isArray(value) ? value : [];
    return first && typeof first === 'object' && !Array.isArray(first)
      ? `${first.name}, ${first.role}`
      : '';
  },
};

const text = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** The brand's colour, light enough to stand out in the dark. */
function darkShade(given: Fields): string {
  const light = text(at(given, 'colours.brand.light'));
  const ground = text(at(given, 'colours.paper.dark'));
  return nearest(light, [[ground, 5.5]]) ?? text(at(given, 'colours.brand.dark'));
}

/** The colours of the lines, for who wants others. */
export const lineQuestions = (given: Fields): Question[] =>
  Object.keys(Object(at(given, 'colours.lines'))).flatMap((line) => [
    brand(`colours.lines.${line}.light`, `Line ${line}`),
    brand(`colours.lines.${line}.dark`, `Line ${line} in the dark theme`),
  ]);

/** All that is asked, in this order, under these heads. */
export const questions: Record<string, Question[]> = {
  'The brand': [
    brand('name', 'Name'),
    brand('claim', 'What it does, in a few words (in Italian: it is the home page’s title)'),
    brand('blurb', 'The same in a sentence'),
    { kind: 'logo', field: 'logo', ask: 'Your mark: path of an SVG file', optional: true },
    brand('colours.brand.light', 'Brand colour, as #rrggbb'),
    brand('colours.brand.dark', 'Brand colour in the dark theme', { offer: darkShade }),
  ],
  'How people reach you': [
    brand('mail', 'Mail address'),
    brand('telephone', 'Telephone, as one reads it, with +39'),
    brand('demoTelephone', 'Number at which the voicebot can be tried', { mayBeNone: true }),
    brand('whatsapp', 'Number on WhatsApp', { offer: (given) => text(given.telephone) }),
    brand('demoWhatsapp', 'Number on WhatsApp at which the chatbot can be tried', {
      mayBeNone: true,
    }),
    brand('website', 'Name of the site, such as www.acme.it', {
      offer: (given) => `www.${text(given.mail).split('@')[1]}`,
    }),
  ],
  'The company, as the law wants it said': [
    brand('company.legalName', 'Company name, as registered'),
    brand('company.registeredOffice', 'Registered office'),
    brand('vatNumber', 'VAT number, IT and eleven digits', { mayBeNone: true }),
    brand('company.businessRegister', 'Business register and number', { mayBeNone: true }),
    brand('company.rea', 'REA number', { mayBeNone: true }),
    brand('company.shareCapital', 'Share capital paid in', { mayBeNone: true }),
    brand('company.pec', 'PEC'),
    brand('about.town', 'Where you are'),
    brand('about.phoneHours', 'When the telephone is answered'),
    brand(
      'about.people',
      'Who answers: name, and what they do (others later, in the file)',
      person,
    ),
    brand('copyrightYear', 'Year of the first publication', {
      read: Number,
      shown: String,
      offer: () => String(new Date().getFullYear()),
    }),
  ],
  'The server': [
    env('SITE_URL', 'Address of the site', { offer: (given) => `https://${text(given.website)}` }),
    env('SMTP_HOST', 'Mail server', { optional: true }),
    env('SMTP_USER', 'User of the mail server', {
      optional: true,
      offer: (given) => text(given.mail),
    }),
    {
      kind: 'secret',
      field: 'SMTP_PASSWORD',
      ask: 'Password of the mail server (Enter: later, or as it is)',
      optional: true,
    },
    env('LEADS_FROM', 'Address that the site writes from', { offer: (given) => text(given.mail) }),
    env('LEADS_TO', 'Who receives the requests', { offer: (given) => text(given.mail) }),
  ],
};
