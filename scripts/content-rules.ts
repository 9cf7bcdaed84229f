// What types cannot say of the content: that names lead somewhere, that texts fit, that nothing stands twice.
import { readdirSync, readFileSync } from 'node:fs';
import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { withoutPage } from '@/content/menu';
import { mapRuns } from '@/content/network';
import { notFound } from '@/content/not-found';
import { menuOrder, solutionOrder } from '@/content/order';
import { everySolution } from '@/content/solution-list';
import type { PageMeta, SolutionContent } from '@/content/types';
import { pageTitle } from '@/lib/seo/create-metadata';

const fileOf = (slug: string) => `content/solutions/${slug}.ts`;

/** Every page that has its own words, with its module. */
export const pages: readonly { file: string; content: { meta: PageMeta } }[] = [
  { file: 'content/home.ts', content: home },
  { file: 'content/hospitality/index.ts', content: hospitality },
  { file: 'content/ai-page.ts', content: aiPage },
  { file: 'content/figures-page.ts', content: figuresPage },
  { file: 'content/not-found.ts', content: notFound },
  ...everySolution.map((content) => ({ file: fileOf(content.slug), content })),
];

const mistakes: string[] = [];

/** Notes a mistake at a field of a module: what is wrong, and what to do about it. */
function wrong(file: string, field: string, what: string): void {
  mistakes.push(`${file}, ${field}: ${what}`);
}

function fits(file: string, field: string, text: string, most: number, where: string): void {
  const over = text.length - most;
  if (over <= 0) return;
  const what = `the text is too long for ${where}: it has ${text.length} characters`;
  wrong(file, field, `${what}, and there is room for ${most}. Shorten it by ${over}.`);
}

function once(file: string, field: string, said: readonly string[]): void {
  for (const each of new Set(said.filter((text, i) => said.indexOf(text) !== i)))
    wrong(file, field, `'${each}' stands twice. Delete one, or say it in other words.`);
}

/** '1.490' is a thousand to an Italian, and one and a half to a program. */
function numbers(): void {
  const facts = readFileSync('content/facts.ts', 'utf8');
  for (const [, name = '', raw = ''] of facts.matchAll(/(\w+)\((\d{1,3}(?:\.\d{3})+)\)/g)) {
    const what = `${raw} is ${Number(raw)} here, because decimals follow the point`;
    wrong('content/facts.ts', `${name}(${raw})`, `${what}. Write ${raw.replaceAll('.', '')}.`);
  }
}

/** By which field the entries of a list are told apart, by the list's name. */
const keys: Record<string, readonly string[]> = {
  items: ['question', 'title', 'kind'],
  cards: ['slug'],
  figures: ['label'],
  route: [],
};

/** Lists that say something twice, or nothing: questions are left out with their section, results say it in words. */
function lists(file: string, value: unknown, fields: readonly string[] = []): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, part] of Object.entries(value)) lists(file, part, [...fields, field]);
  const of = keys[fields.at(-1) ?? ''];
  if (!of || !Array.isArray(value)) return;
  const field = fields.join('.');
  if (value.length === 0 && !['questions', 'results'].includes(fields.at(-2) ?? ''))
    wrong(file, field, 'the list is empty, under a title. Write one entry at least.');
  const key = of.find((each) => value.every((entry) => each in Object(entry)));
  const said = value.map((entry) => String(Object(entry)[key ?? '']));
  if (key) once(file, field, said);
}

function solution({ slug, run, map, route, ...page }: SolutionContent): void {
  const file = fileOf(slug);
  fits(file, 'menuDescription', page.menuDescription, 60, 'the menu');
  fits(file, 'hero.title', page.hero.title, 60, 'the top of the page');
  fits(file, 'run.request', run.request, 40, 'the home’s field');
  fits(file, 'run.person.name', run.person.name, 8, 'the capsule');
  for (const [i, { reply }] of run.customers.examples.entries())
    fits(file, `run.customers.examples.${i}.reply`, reply, 120, 'the home’s answer');
  for (const side of ['from', 'to'] as const) {
    const stations: readonly string[] = map[side];
    const what = `'${run[side]}' is no station of this line. Write one of map.${side}`;
    if (!stations.includes(run[side]))
      wrong(file, `run.${side}`, `${what}: ${stations.join(', ')}.`);
  }
  if (route.findIndex(({ kind }) => kind === 'terminus') !== route.length - 1)
    wrong(file, 'route', "the last stop, and no other, is the end: write kind: 'terminus'.");
}

function references(): void {
  const slugs: readonly string[] = everySolution.map(({ slug }) => slug);
  const { chat, call, mail } = hospitality.demo;
  const withPage = menuOrder.filter((slug) => !(slug in withoutPage));
  const named: Record<string, readonly (string | undefined)[]> = {
    'content/order.ts, solutionOrder': solutionOrder,
    'content/order.ts, menuOrder': withPage,
    'content/hospitality/services.ts, cards.slug': hospitality.services.cards.map(
      (card) => card.slug,
    ),
    'content/hospitality/demo.ts, slug': [chat?.slug, call?.slug, mail?.slug],
    'content/home.ts, savings.slug': [home.savings.slug],
    'content/network.ts, mapRuns': [mapRuns.first, mapRuns.fallback],
  };
  for (const [place, names] of Object.entries(named)) {
    for (const name of names.filter((each) => each && !slugs.includes(each)))
      wrong(
        place,
        `'${name}'`,
        `there is no such solution. Delete it, or write one of ${slugs.join(', ')}.`,
      );
  }
  once('content/order.ts', 'solutionOrder', solutionOrder);
  once('content/order.ts', 'menuOrder', menuOrder);
}

/** What search engines show of each page. */
function meta(): void {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const { file, content } of pages) {
    const texts = content.meta;
    fits(file, 'meta.title', pageTitle(texts.title), 60, 'search results');
    fits(file, 'meta.description', texts.description, 155, 'search results');
    if (texts.description.length < 100)
      wrong(
        file,
        'meta.description',
        'the text is too short for search results: write 100 or more.',
      );
    for (const field of ['title', 'description'] as const) {
      const other = seen[field].get(texts[field]);
      if (other) wrong(file, `meta.${field}`, `${other} has the same. Say what is different here.`);
      seen[field].set(texts[field], file);
    }
  }
}

/** Each is named for its address. */
function names(): void {
  const slugs: readonly string[] = everySolution.map(({ slug }) => slug);
  for (const name of readdirSync('content/solutions').map((each) => each.replace('.ts', ''))) {
    const form = 'small letters without accents, figures and hyphens';
    if (!slugs.includes(name) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      wrong(
        fileOf(name),
        'slug',
        `it is not the file's name, or no address. Write both in ${form}.`,
      );
  }
  once('content/solutions', 'slug', slugs);
  const said = everySolution.map(({ name }) => name);
  once('content/solutions', 'name', said);
}

/** Every such mistake, with its module, its field and what to do about it. */
export function contentMistakes(): readonly string[] {
  numbers();
  names();
  references();
  for (const each of everySolution) solution(each);
  for (const { file, content } of pages) lists(file, content);
  meta();
  return mistakes;
}
