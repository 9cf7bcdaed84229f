// What types cannot say of the content: that names lead somewhere, that texts fit, that nothing stands twice.
import { readdirSync, readFileSync } from 'node:fs';
import { aiPage } from '@/content/ai-page';
import { demos } from '@/content/demos';
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

export const pages: readonly { file: string; content: { meta: PageMeta } }[] = [
  { file: 'content/home.ts', content: home },
  { file: 'content/hospitality.ts', content: hospitality },
  { file: 'content/ai-page.ts', content: aiPage },
  { file: 'content/figures-page.ts', content: figuresPage },
  { file: 'content/not-found.ts', content: notFound },
  ...everySolution.map((content) => ({ file: fileOf(content.slug), content })),
];

function lineOf(file: string, text: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes(text.slice(0, 40)));
  return text && line >= 0 ? `, line ${line + 1}` : '';
}

const found: string[] = [];

function say(file: string, field: string, what: string, text = ''): void {
  found.push(`${file}${lineOf(file, text)}, ${field}: ${what}.`);
}

function fits(file: string, field: string, text: string, most: number, where: string): void {
  const over = text.length - most;
  if (over > 0) say(file, field, `the text is too long for ${where}: shorten it by ${over}`, text);
}

/** Says what a list has twice: its entries, or the first of these fields that all of them have. */
function unique(file: string, list: readonly unknown[], at: string[]): void {
  const fields = ['question', 'title', 'slug', 'label', 'kind'];
  const field = fields.find((each) => list.every((entry) => each in Object(entry)));
  const said = list.flatMap((entry) => (field ? Object(entry)[field] : entry));
  for (const text of new Set(said.filter((each, i) => said.indexOf(each) < i)))
    say(file, at.join('.'), `'${text}' stands twice: delete one, or say it in other words`);
}

function lists(file: string, value: unknown, at: string[] = []): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, part] of Object.entries(value)) lists(file, part, [...at, field]);
  const name = at.at(-1) ?? '';
  if (!Array.isArray(value) || !['items', 'cards', 'figures', 'route'].includes(name)) return;
  const mayBeEmpty = ['questions', 'results'].includes(at.at(-2) ?? '');
  if (value.length === 0 && !mayBeEmpty)
    say(file, at.join('.'), 'the list is empty: write one entry at least');
  if (name !== 'route') unique(file, value, at);
}

/** '1.490' is a thousand to an Italian, and one and a half to a program. */
function numbers(): void {
  const file = 'content/facts.ts';
  const thousands = /\w+\((\d{1,3}(?:\.\d{3})+)\)/g;
  for (const [written, raw = ''] of readFileSync(file, 'utf8').matchAll(thousands))
    say(file, written, `decimals follow the point: write ${raw.replaceAll('.', '')}`, written);
}

const slugs: readonly string[] = everySolution.map(({ slug }) => slug);

function references(): void {
  for (const name of readdirSync('content/solutions').map((each) => each.replace('.ts', '')))
    if (!slugs.includes(name) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      say(fileOf(name), 'slug', 'it is not the file’s name, or has more than a-z, 0-9 and hyphens');

  const { chat, call, mail } = hospitality.demo;
  const named: Record<string, readonly (string | undefined)[]> = {
    'content/order.ts solutionOrder': solutionOrder,
    'content/order.ts menuOrder': menuOrder.filter((slug) => !(slug in withoutPage)),
    'content/hospitality.ts services.cards': hospitality.services.cards.map(({ slug }) => slug),
    'content/hospitality.ts demo': [chat?.slug, call?.slug, mail?.slug],
    'content/network.ts mapRuns': [mapRuns.first],
  };
  for (const [place, names] of Object.entries(named)) {
    const [file = '', field = ''] = place.split(' ');
    for (const name of names.filter((each) => each && !slugs.includes(each))) {
      const instead = `delete it, or write one of ${slugs.join(', ')}`;
      say(file, field, `there is no solution '${name}': ${instead}`, `'${name}'`);
    }
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
          say(`content/demos/${name}.ts`, note, `${lines} lines are said: write #${lines}`, note);
        }
    }
}

function solution(content: SolutionContent): void {
  const file = fileOf(content.slug);
  const { menuDescription, hero, run, route } = content;
  fits(file, 'menuDescription', menuDescription, 60, 'the menu');
  fits(file, 'hero.title', hero.title, 60, 'the top of the page');
  fits(file, 'run.request', run.request, 40, 'the home’s field');
  fits(file, 'run.person.name', run.person.name, 8, 'the capsule');
  fits(file, 'run.reply', run.reply, 120, 'the home’s answer');
  if (route.findIndex(({ kind }) => kind === 'terminus') !== route.length - 1)
    say(file, 'route', "the last stop, and no other, is the end: write kind: 'terminus'");
  for (const side of ['from', 'to'] as const) {
    const stations: readonly string[] = content.map[side];
    const station = run[side];
    const what = `'${station}' is none of map.${side}: ${stations.join(', ')}`;
    if (!stations.includes(station)) say(file, `run.${side}`, what, `'${station}'`);
  }
}

function eachPage(): void {
  const seen = new Map<string, string>();
  for (const { file, content } of pages) {
    lists(file, content);
    const { title, description } = content.meta;
    const where = 'search results';
    fits(file, 'meta.title', pageTitle(title), 60, `${where}, the brand’s name included`);
    fits(file, 'meta.description', description, 155, where);
    const short = `the text is too short for ${where}: write 100 or more`;
    if (description.length < 100) say(file, 'meta.description', short, description);
    for (const text of [title, description]) {
      const other = seen.get(text);
      if (other) say(file, 'meta', `${other} says the same: say what is different here`, text);
      seen.set(text, file);
    }
  }
}

export function ruleFindings(): readonly string[] {
  numbers();
  references();
  simulations();
  for (const each of everySolution) solution(each);
  eachPage();
  return found;
}
