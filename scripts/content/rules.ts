// What types cannot say of the content: that names lead somewhere, that texts fit, that nothing stands twice.
import { readdirSync, readFileSync } from 'node:fs';
import { board } from '@/content/board';
import brand from '@/content/brand.json';
import { demos } from '@/content/demos';
import { hospitality } from '@/content/hospitality';
import { withoutPage } from '@/content/menu';
import { menuOrder, solutionOrder } from '@/content/order';
import { customers, people } from '@/content/owner';
import { everySolution } from '@/content/solution-list';
import type { Exchange, SolutionContent } from '@/content/types';
import { clockSeconds } from '@/lib/italian/elapsed';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { pageTitle } from '@/lib/seo/create-metadata';
import { copiedTexts } from './copied-texts';
import { nameMistakes } from './names';
import { fileOf, pages } from './pages';
import { lineOf, mistake, placed } from './place';
import { redirectMistakes } from './redirects';
import { sourceSlips } from './source-slips';

const found: string[] = [];

function say(file: string, field: string, text: string, what: string, instead: string): void {
  found.push(mistake(placed(file, lineOf(file, field, text), field), what, instead));
}

const signs = (text: string) => `${text.length} caratteri, spazi compresi`;

function fits(file: string, field: string, text: string, most: number, where: string): void {
  const over = text.length - most;
  const instead = `accorcialo di ${over}`;
  const what = `il testo è troppo lungo per ${where}: ha ${signs(text)}, ce ne stanno ${most}`;
  if (over > 0) say(file, field, text, what, instead);
}

/** Says what a list has twice: its entries, or the first of these fields that all of them have. */
function unique(file: string, list: readonly unknown[], at: string[]): void {
  const fields = ['question', 'title', 'slug', 'label', 'kind'];
  const field = fields.find((each) => list.every((entry) => each in Object(entry)));
  const said = list.flatMap((entry) => (field ? Object(entry)[field] : entry));
  for (const text of new Set(said.filter((each, i) => said.indexOf(each) < i)))
    say(file, at.join('.'), text, `«${text}» c’è due volte`, 'cancellane una, o cambia le parole');
}

function lists(file: string, value: unknown, at: string[] = []): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, part] of Object.entries(value)) lists(file, part, [...at, field]);
  const name = at.at(-1) ?? '';
  if (!Array.isArray(value) || !['items', 'cards', 'figures', 'route'].includes(name)) return;
  const mayBeEmpty = ['questions', 'results'].includes(at.at(-2) ?? '');
  if (value.length === 0 && !mayBeEmpty)
    say(file, at.join('.'), '', 'l’elenco è vuoto', 'scrivi almeno una voce');
  if (name !== 'route') unique(file, value, at);
}

/** '1.490' is a thousand to an Italian, and one and a half to a program. */
function numbers(): void {
  const file = 'content/facts.ts';
  const thousands = /(\w+)\(([1-9]\d{0,2}(?:\.\d{3})+)\)/g;
  for (const [written, name, raw = ''] of readFileSync(file, 'utf8').matchAll(thousands)) {
    const what = `il punto qui vale come virgola: ${written} sarebbe ${raw.replace('.', ',')}`;
    say(file, '', written, what, `scrivi ${name}(${raw.replaceAll('.', '')})`);
  }
}

const quoted = (file: string, name: string) => (file.endsWith('.json') ? `"${name}"` : `'${name}'`);

/** By their files: a name that is not its file's is told once, there. */
const slugs = readdirSync('content/solutions').map((name) => name.replace('.ts', ''));

const block = 'cancella tutto il suo blocco, da { a },';
/** Where a name does not stand on a line of its own. */
const removals: Record<string, string> = {
  'services.cards': block,
  demo: block,
  customers: 'toglila dall’elenco',
};

function references(): void {
  for (const name of slugs) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      say(
        fileOf(name),
        '',
        '',
        'il nome del file diventa un indirizzo',
        'usa soltanto a-z, 0-9 e trattini',
      );
    if (!everySolution.some(({ slug }) => slug === name)) {
      const what = 'il nome della soluzione non è quello del file';
      say(fileOf(name), 'slug', '', what, `scrivi slug: '${name}',`);
    }
  }
  const { chat, call, mail } = hospitality.demo;
  const named: [file: string, field: string, names: readonly (string | undefined)[]][] = [
    ['content/order.ts', 'solutionOrder', solutionOrder],
    ['content/order.ts', 'menuOrder', menuOrder.filter((slug) => !(slug in withoutPage))],
    [
      'content/hospitality.ts',
      'services.cards',
      hospitality.services.cards.map((card) => card.slug),
    ],
    ['content/hospitality.ts', 'demo', [chat?.slug, call?.slug, mail?.slug]],
    ['content/board.ts', 'first', [board.first]],
    ['content/brand.json', 'offer.examples', Object.keys(brand.offer.examples)],
    ['content/brand.json', 'customers', customers.flatMap((customer) => customer.solutions)],
  ];
  for (const [file, field, names] of named)
    for (const name of names.filter((each) => each !== undefined))
      if (!slugs.includes(name)) {
        const remove = removals[field] ?? 'cancella la riga';
        const instead = `${remove} o scrivi una di queste: ${slugs.join(', ')}`;
        say(file, field, quoted(file, name), `la soluzione '${name}' non c’è`, instead);
      }
  const withForm = everySolution.filter(({ carriesForm }) => carriesForm);
  const forms = ['/', hospitalityPath, ...withForm.map(({ slug }) => solutionPath(slug))];
  for (const page of people.flatMap(({ pages = [] }) => pages))
    if (!forms.includes(page)) {
      const what = `la pagina '${page}' non ha un modulo`;
      const instead = `toglila dall’elenco o scrivi una di queste: ${forms.join(', ')}`;
      say('content/brand.json', 'about.people.pages', `"${page}"`, what, instead);
    }
  for (const [field, order] of Object.entries({ solutionOrder, menuOrder }))
    unique('content/order.ts', order, [field]);
}

/** A note stands beside the line that it follows from. */
function simulations(): void {
  for (const [name, script] of Object.entries(demos))
    for (const scene of 'scenes' in script ? script.scenes : []) {
      const lines = 'said' in scene ? scene.said.length : 0;
      for (const { label, after } of 'notes' in scene ? scene.notes : [])
        if (after > lines) {
          const note = `#${after} ${label}`;
          const what = `${note}: le battute, prima, sono soltanto ${lines}`;
          say(`content/demos/${name}.ts`, '', note, what, `scrivi #${lines} al posto di #${after}`);
        }
    }
}

function exchangeTimes(file: string, { sentAt, answeredAt }: Exchange): void {
  const odd = Object.entries({ sentAt, answeredAt }).filter(
    ([, time]) => !/^\d{1,2}:\d\d:\d\d$/.test(time),
  );
  for (const [field, time] of odd)
    say(
      file,
      `exchange.${field}`,
      `'${time}'`,
      `'${time}' non è un’ora con i secondi`,
      "scrivila così: '9:12:20'",
    );
  if (odd.length === 0 && clockSeconds(answeredAt) <= clockSeconds(sentAt))
    say(
      file,
      'exchange.answeredAt',
      `'${answeredAt}'`,
      'la risposta non viene dopo la richiesta',
      `scrivi un’ora dopo ${sentAt}, dello stesso giorno`,
    );
}

function solution(content: SolutionContent): void {
  const file = fileOf(content.slug);
  const { menuDescription, hero, exchange, route } = content;
  fits(file, 'menuDescription', menuDescription, 60, 'il menu');
  fits(file, 'hero.title', hero.title, 60, 'l’apertura della pagina');
  fits(file, 'exchange.request', exchange.request, 40, 'la riga della home');
  fits(file, 'exchange.person.name', exchange.person.name, 8, 'la capsula');
  fits(file, 'exchange.reply', exchange.reply, 120, 'la risposta nella home');
  exchangeTimes(file, exchange);
  if (route.findIndex(({ kind }) => kind === 'terminus') !== route.length - 1)
    say(
      file,
      'route',
      '',
      'l’ultima fermata, e nessun’altra, è il capolinea',
      "scrivi lì kind: 'terminus'",
    );
}

function eachPage(): void {
  for (const { file, content } of pages) {
    lists(file, content);
    const { title, description } = content.meta;
    const where = 'i risultati di Google';
    fits(file, 'meta.title', pageTitle(title), 60, `${where}, con il tuo nome in fondo`);
    fits(file, 'meta.description', description, 155, where);
    const missing = 100 - description.length;
    const short = `il testo è corto per ${where}: ha ${signs(description)}, ne servono 100`;
    if (missing > 0)
      say(file, 'meta.description', description, short, `aggiungine almeno ${missing}`);
  }
}

/** Every mistake that the compiler does not see, each as the owner reads it. */
export function ruleMistakes(): readonly string[] {
  numbers();
  references();
  simulations();
  for (const each of everySolution.filter(({ slug }) => slugs.includes(slug))) solution(each);
  eachPage();
  for (const { file, field, text, what, instead } of nameMistakes())
    say(file, field, text, what, instead);
  return [...found, ...copiedTexts(), ...sourceSlips(), ...redirectMistakes(null)];
}
