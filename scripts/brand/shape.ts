// The shape of content/brand.json. Each field says what it is and shows an example: content/brand.schema.json, which
// editors read, and the messages about mistakes are made of that.
import { isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';

const described = <S extends z.ZodType>(schema: S, description: string, example: unknown): S =>
  schema.meta({ description, examples: [example] });

const quoted = () => z.string('must be a text in quotes');
const text = (description: string, example: string) =>
  described(quoted().regex(/\S/, 'is empty'), description, example);

function telephoneMistake(written: string): string | undefined {
  if (!written.startsWith('+') || !isPossiblePhoneNumber(written)) {
    return 'is no telephone number with its country’s code';
  }
  const read = parsePhoneNumberFromString(written);
  // links dial the digits as they stand
  if (read?.number !== `+${written.replace(/\D/g, '')}`) return 'has digits that nobody dials';
  return /^\+[\d ]+$/.test(written) ? undefined : 'has signs other than digits and spaces';
}

/** A check that tells what is wrong with a text. */
const refusing =
  (mistakeIn: (written: string) => string | undefined) =>
  (written: string, context: z.RefinementCtx<string>) => {
    const mistake = mistakeIn(written);
    if (mistake) context.addIssue(mistake);
  };

const telephone = (description: string, example: string) =>
  described(quoted().superRefine(refusing(telephoneMistake)), description, example);

/**
 * An Italian VAT number's last digit is made of the ten before it (D.M. 23 December 1976): each second one counts
 * twice, less nine where that has two digits, and all of them come to a multiple of ten.
 */
function fitsItsCheckDigit(eleven: string): boolean {
  const sum = Array.from(eleven, Number).reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : 2 * digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** Of an Italian number; another country's, and a place left open in brackets, are taken as they are. */
function vatMistake(written: string): string | undefined {
  const bare = written.replace(/\s/g, '').toUpperCase();
  if (!bare.startsWith('IT') && /\D/.test(bare)) return undefined;
  const digits = bare.replace(/^IT/, '');
  if (!/^\d{11}$/.test(digits)) return 'is no Italian VAT number: it has not eleven digits';
  return fitsItsCheckDigit(digits)
    ? undefined
    : 'is no Italian VAT number: the last digit does not fit the others';
}

const colour = z
  .string('must be a colour in quotes')
  .regex(/^#[\da-f]{6}$/i, 'is no colour with six digits after a #');

const oneColour = (description: string, example: string) => described(colour, description, example);

/** The same in both themes. */
export interface Pair {
  light: string;
  dark: string;
}

const themes = ({ light, dark }: Pair) => ({
  light: oneColour('In the light theme', light),
  dark: oneColour('In the dark theme', dark),
});
const pair = (description: string, example: Pair) =>
  described(z.strictObject(themes(example)), description, example);

const line = described(
  z.strictObject({
    ...themes({ light: '#1f6b4f', dark: '#4fb98c' }),
    bright: described(
      z.boolean().optional(),
      'True where the line is too bright to stand out from the paper: then its code and its stations tell it',
      true,
    ),
  }),
  'A line’s colour; text in it, and text on it, are derived',
  { light: '#1f6b4f', dark: '#4fb98c' },
);

/** How many lines the colours are for at least; later lines start over. */
const FEWEST_LINES = 7;

const lines = z
  .record(z.string().regex(/^[1-9]\d*$/), line)
  .superRefine((given, context) => {
    const numbers = Object.keys(given).map(Number);
    for (let n = 1; n <= Math.max(FEWEST_LINES, ...numbers); n += 1) {
      if (!given[n]) context.addIssue({ code: 'custom', path: [String(n)], message: 'is missing' });
    }
  })
  .meta({ description: 'Each line’s colour by its number, from 1; later lines start over' });

const colours = z.strictObject({
  brand: pair('Buttons, the mark, the line of the page', { light: '#d7261e', dark: '#ff6a5e' }),
  paper: pair('The page’s ground', { light: '#f4f1ea', dark: '#141414' }),
  sheet: pair('What lies on the ground: menus, cards', { light: '#fbfaf6', dark: '#1d1d1c' }),
  ink: pair('Text', { light: '#111111', dark: '#f4f1ea' }),
  muted: pair('Text of second rank', { light: '#57534a', dark: '#b5b0a5' }),
  hairline: pair('Thin rules', { light: '#d5cfc2', dark: '#3a3935' }),
  control: pair('The border of fields', { light: '#7f7b71', dark: '#8a867c' }),
  night: oneColour('What is dark in both themes', '#111111'),
  lamp: oneColour('What is lit in both themes', '#f4f1ea'),
  flap: oneColour('The letters of the hospitality page’s board', '#f2b63c'),
  board: oneColour('That board', '#0b0b0a'),
  lines,
});

export type Brand = z.output<typeof brandSchema>;
export type Colours = Brand['colours'];

export const brandSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: text('The brand, as it stands in the header', 'Acme Automazioni').max(
      30,
      'is longer than 30 characters',
    ),
    claim: text(
      'What it does, in a few words: the home page’s title',
      'Automazioni AI per aziende che crescono',
    ),
    blurb: text(
      'What it does, in a sentence',
      'Progettiamo automazioni AI per le aziende che vogliono crescere.',
    ),
    mail: described(
      z.email('is no mail address'),
      'The address that visitors write to',
      'ciao@acme.it',
    ),
    telephone: telephone('The number that visitors call, as one reads it', '+39 02 1234 5678'),
    demoTelephone: telephone(
      'The number at which the voicebot can be tried; null where there is none',
      '+39 02 1234 5679',
    ).nullable(),
    demoWhatsapp: telephone(
      'The number on WhatsApp at which the chatbot can be tried; null where there is none',
      '+39 333 123 4568',
    ).nullable(),
    whatsapp: telephone('The number that WhatsApp has', '+39 333 123 4567'),
    website: described(
      z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'is no host name'),
      'The site’s name, without https://',
      'www.acme.it',
    ),
    country: text('The country, as visitors read it', 'Italia'),
    countryCode: described(
      z.string().regex(/^[A-Z]{2}$/, 'is no country code'),
      'The same as two letters (ISO 3166-1)',
      'IT',
    ),
    vatNumber: described(
      quoted().regex(/\S/, { error: 'is empty', abort: true }).superRefine(refusing(vatMistake)),
      'With its country’s letters; null where there is none',
      'IT12345678903',
    ).nullable(),
    company: z.strictObject({
      legalName: text(
        'As the business register has it; a sole shareholder and a liquidation belong to it',
        'Acme S.r.l. a socio unico',
      ),
      registeredOffice: text('The registered office', 'Via Roma 1, 20121 Milano (MI)'),
      businessRegister: text(
        'Register and number; null where there is none',
        'Registro Imprese di Milano 12345678903',
      ).nullable(),
      rea: text('Number in the REA; null where there is none', 'MI-1234567').nullable(),
      shareCapital: text(
        'Capital paid in; null where there is none',
        '€ 10.000,00 i.v.',
      ).nullable(),
      pec: text('Certified mail', 'acme@pec.it'),
    }),
    about: z.strictObject({
      town: text('Where the people are', 'Milano'),
      phoneHours: text('When the telephone is answered', 'dal lunedì al venerdì, 9–18'),
      people: z.array(
        z.strictObject({
          name: text('Who', 'Anna Rossi'),
          role: text('What they do', 'voicebot e CRM'),
        }),
      ),
    }),
    copyrightYear: described(
      z.int('must be a year').min(1990, 'is no year').max(2200, 'is no year'),
      'The year of the first publication',
      2026,
    ),
    colours,
  })
  .meta({
    title: 'The brand',
    description: 'The company, its numbers and its colours: the site follows this file.',
  });

/** The JSON Schema that `content/brand.json` names, for editors. */
export const jsonSchema = () => z.toJSONSchema(brandSchema, { io: 'input' });
