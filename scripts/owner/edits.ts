/** What an owner does to the site in its first months, as edits of its content. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A text that has to be in the file, and what takes its place, everywhere. */
type Replacement = [file: string, from: string, to: string];

export interface Edit {
  what: string;
  texts?: Replacement[];
  /** Files that are written, by their paths in the project. */
  writes?: Record<string, string>;
  removes?: string[];
  renames?: [from: string, to: string][];
}

const brand = 'content/brand.json';
const home = 'content/home.ts';
const order = 'content/order.ts';
const hospitality = (part: string) => `content/hospitality/${part}.ts`;
const solution = (slug: string) => `content/solutions/${slug}.ts`;

/** The solution that is added. */
export const added = {
  slug: 'analisi-recensioni',
  name: 'Analisi delle recensioni',
  title: 'Analisi delle recensioni con l’AI',
  menuDescription: 'Cosa scrivono di te, riassunto ogni lunedì',
} as const;

const addedModule = `import type { SolutionContent } from '@/content/types';
import { solution as model } from './voicebot-intelligente';

const { drawing: _, ...plain } = model;

export const solution: SolutionContent = {
  ...plain,
  slug: '${added.slug}',
  name: '${added.name}',
  shortName: 'Recensioni',
  menuDescription: '${added.menuDescription}',
  meta: {
    title: '${added.title}',
    description:
      'Ogni lunedì il riassunto di che cosa scrivono i clienti di te, con le risposte già pronte da approvare e il confronto con il mese prima.',
  },
  card: { ...model.card, title: '${added.name}' },
  run: { ...model.run, offered: false, request: 'Che cosa dicono di noi?' },
};
`;

const privacy = `# Informativa sulla privacy

Il titolare è Acme Automazioni S.r.l.; scrivi a [noi](mailto:privacy@acme-automazioni.it).

## I tuoi diritti

Puoi chiedere in ogni momento che cosa conserviamo di te.
`;

export const renamedTo = 'email-che-rispondono';
const renamed = 'risposta-email-automatica';
export const removed = 'avatar-video-personalizzati';

export const edits: Edit[] = [
  {
    what: 'the brand’s name and claim',
    texts: [
      [brand, '"name": "Linea"', '"name": "Acme Automazioni"'],
      [brand, 'Automazioni AI per aziende che crescono', 'L’AI al lavoro in azienda'],
    ],
  },
  {
    what: 'the brand’s colours',
    texts: [
      [
        brand,
        '"brand": { "light": "#d7261e", "dark": "#ff6a5e" }',
        '"brand": { "light": "#0b5fa5", "dark": "#6db3f2" }',
      ],
      [
        brand,
        '"1": { "light": "#1f6b4f", "dark": "#4fb98c" }',
        '"1": { "light": "#7a2e8c", "dark": "#cf9be0" }',
      ],
    ],
  },
  {
    what: 'the telephone numbers',
    texts: [
      [brand, '"telephone": "+39 02 0000 0000"', '"telephone": "+39 011 1234567"'],
      [brand, '"demoTelephone": null', '"demoTelephone": "+39 011 1234568"'],
      [brand, '"demoWhatsapp": null', '"demoWhatsapp": "+39 347 1234568"'],
      [brand, '"whatsapp": "+39 02 0000 0000"', '"whatsapp": "+39 347 1234567"'],
    ],
  },
  {
    what: 'mail and web address',
    texts: [
      [brand, 'ciao@linea.example', 'buongiorno@acme-automazioni.it'],
      [brand, 'www.linea.example', 'www.acme-automazioni.it'],
    ],
  },
  {
    what: 'the company’s data, of a sole trader without a share capital',
    texts: [
      [brand, '"IT00000000000"', '"IT01234567897"'],
      [brand, '"[€ 00.000,00 i.v.]"', 'null'],
      [brand, '[Ragione sociale S.r.l.]', 'Acme di Anna Verdi'],
    ],
  },
  {
    what: 'the hours in which the telephone is answered',
    texts: [[brand, '[dal lunedì al venerdì, 9–18]', 'dal martedì al sabato, 10–19']],
  },
  {
    what: 'the town, and the people',
    texts: [
      [brand, '[Comune, provincia]', 'Cuneo'],
      [
        brand,
        '{ "name": "[Nome e cognome]", "role": "[di cosa si occupa]" }',
        '{ "name": "Anna Verdi", "role": "risponde e progetta" }, { "name": "Ugo Neri", "role": "costruisce" }',
      ],
    ],
  },
  {
    what: 'a price',
    texts: [['content/facts.ts', 'voicebotPrice: euros(30)', 'voicebotPrice: euros(45)']],
  },
  {
    what: 'what is promised: how soon one is answered, and how long the consultation is',
    texts: [
      ['content/facts.ts', 'answer: hours(24)', 'answer: hours(12)'],
      ['content/facts.ts', 'consultation: minutes(30)', 'consultation: minutes(45)'],
    ],
  },
  {
    what: 'a figure of the home page',
    texts: [['content/facts.ts', 'leadsGenerated: growth(248)', 'leadsGenerated: growth(190)']],
  },
  {
    what: 'the home’s headline and its buttons',
    texts: [
      [home, 'Conquista più clienti.', 'Rispondi prima degli altri.'],
      [home, "servicesButton: 'Scopri i servizi'", "servicesButton: 'Guarda i servizi'"],
    ],
  },
  {
    what: 'a service’s headline and name in the menu',
    texts: [
      [solution('chatbot-multicanale'), 'Chatbot multicanale', 'Chatbot su ogni canale'],
      ['content/navigation.ts', "services: 'Servizi'", "services: 'Cosa facciamo'"],
    ],
  },
  {
    what: 'a service less',
    removes: [solution(removed)],
    texts: [[order, `  '${removed}',\n`, '']],
  },
  {
    what: 'two services in another order, on the page and in the menu',
    texts: [
      [
        order,
        "  'chatbot-multicanale',\n  'voicebot-intelligente',",
        "  'voicebot-intelligente',\n  'chatbot-multicanale',",
      ],
    ],
  },
  {
    what: 'a service more, last of all, and last in the menu too',
    writes: { [solution(added.slug)]: addedModule },
    texts: [
      [order, "  'analisi-lead-clienti',\n", `  'analisi-lead-clienti',\n  '${added.slug}',\n`],
    ],
  },
  {
    what: 'a service that leaves the menu',
    texts: [
      [
        order,
        "  'automazione-preventivi-documenti',\n  // has no page yet",
        '  // has no page yet',
      ],
    ],
  },
  {
    what: 'a service under another address, with a redirect from the old one',
    renames: [[solution(renamed), solution(renamedTo)]],
    texts: [
      [solution(renamedTo), `slug: '${renamed}'`, `slug: '${renamedTo}'`],
      ...[order, ...['demo', 'services'].map(hospitality)].map(
        (file): Replacement => [file, `'${renamed}'`, `'${renamedTo}'`],
      ),
      [
        'content/redirects.ts',
        '[] = [];',
        `[] = [\n  { from: '/soluzioni/${renamed}', to: '/soluzioni/${renamedTo}' },\n];`,
      ],
    ],
  },
  {
    what: 'a simulation less',
    texts: [
      [
        solution('generazione-contenuti-ai'),
        `  demonstration: { demo: 'content', caption: 'Simulazione: un frantoio di famiglia.' },
`,
        '',
      ],
    ],
  },
  {
    what: 'a use case more',
    texts: [
      [
        solution('voicebot-intelligente'),
        `    items: [
      {
        title: 'Immobiliare',`,
        `    items: [
      { title: 'Studi legali', text: 'Prende il nome, il motivo e un numero, e passa le urgenze.' },
      {
        title: 'Immobiliare',`,
      ],
    ],
  },
  {
    what: 'a hospitality case less in the list of results',
    texts: [
      [
        hospitality('cases'),
        "        { value: facts.caseSatisfaction.text, label: 'soddisfazione degli ospiti' },\n",
        '',
      ],
    ],
  },
  {
    what: 'a question less on the home page, and one more',
    texts: [
      [
        home,
        `      {
        question: 'Se voglio smettere, cosa mi resta?',`,
        `      { question: 'Dove siete?', answer: 'A Cuneo, e lavoriamo in tutta Italia.' },
      {
        question: 'Se voglio smettere, cosa mi resta?',`,
      ],
    ],
  },
  {
    what: 'an integration less',
    texts: [
      [home, "      { name: 'Calendly', image: 'calendly', alt: 'Logo di Calendly' },\n", ''],
    ],
  },
  {
    what: 'the words of the form, of its thanks and of its mails',
    texts: [
      ['content/contact.ts', "label: 'Azienda *'", "label: 'La tua azienda *'"],
      ['content/contact.ts', 'Richiesta inviata con successo! ✅', 'Grazie, ci siamo!'],
      ['content/mails/lead.ts', 'Nuova richiesta di consulenza', 'Qualcuno ci ha scritto'],
    ],
  },
  {
    what: 'the not-found page, and the menu’s entry that is still to be built',
    texts: [
      ['content/not-found.ts', 'Oops! Page not found', 'Qui non c’è niente'],
      ['content/menu.ts', 'Analisi lead e clienti', 'Analisi dei clienti'],
    ],
  },
  { what: 'a legal text', writes: { 'content/legal/privacy.md': privacy } },
];

async function replaceIn(folder: string, [file, from, to]: Replacement): Promise<void> {
  const at = path.join(folder, file);
  const text = await readFile(at, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer has “${from}” to edit.`);
  await writeFile(
    at,
    text.replaceAll(from, () => to),
  );
}

/**
 * Makes all the edits in a copy of the project.
 * @throws where a text that is to be edited is not there
 */
export async function makeEdits(folder: string): Promise<void> {
  for (const { texts = [], writes = {}, removes = [], renames = [] } of edits) {
    for (const file of removes) await rm(path.join(folder, file));
    for (const [from, to] of renames) await rename(path.join(folder, from), path.join(folder, to));
    for (const [file, text] of Object.entries(writes)) {
      await writeFile(path.join(folder, file), text);
    }
    for (const each of texts) await replaceIn(folder, each);
  }
}

/** What pins the original's words, and an owner may delete. */
export const specification = 'tests/specification';
