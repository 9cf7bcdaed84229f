import { aiPage } from '@/content/ai-page';
import type { DemoId } from '@/content/demos';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import type { InfoPage, PageMeta, Question, Solution } from '@/content/types';
import { hospitalityPath, solutionPath } from '@/lib/links';

/** A page under the one address that search engines should keep, whatever else it answers at. */
export interface CanonicalPage {
  path: string;
  name: string;
  meta: PageMeta;
  shareImageText?: string;
  questions?: readonly Question[];
  solution?: Solution;
  sources: string[];
}

const demoSource = (demo: DemoId) => `content/demos/${demo}.ts`;

export const homePage: CanonicalPage = {
  path: '/',
  name: navigation.home,
  meta: home.meta,
  shareImageText: `${site.brand}: ${home.hero.title.join(' ')}`,
  questions: home.questions.items,
  sources: [
    'content/home.ts',
    'content/facts.ts',
    'content/shared.ts',
    'content/contact.ts',
    'content/order.ts',
    'content/solutions',
  ],
};

const { chat, call, mail } = hospitality.demo;

export const hospitalityPage: CanonicalPage = {
  path: hospitalityPath,
  name: navigation.hospitality,
  meta: hospitality.meta,
  shareImageText: hospitality.hero.title,
  questions: hospitality.questions.items,
  sources: [
    'content/hospitality.ts',
    'content/facts.ts',
    ...[chat, call, mail].flatMap((part) => (part ? [demoSource(part.demo)] : [])),
  ],
};

export function solutionPageOf(solution: Solution): CanonicalPage {
  return {
    path: solutionPath(solution.slug),
    name: solution.name,
    meta: solution.meta,
    shareImageText: solution.hero.title,
    questions: solution.questions.items,
    solution,
    sources: [`content/solutions/${solution.slug}.ts`, 'content/facts.ts'],
  };
}

const infoPage = ({ path, name, meta, title }: InfoPage, sources: string[]): CanonicalPage => ({
  path,
  name,
  meta,
  shareImageText: title,
  sources,
});

export const canonicalFiguresPage = infoPage(figuresPage, [
  'content/figures-page.ts',
  'content/shared.ts',
  'content/facts.ts',
  'content/hospitality.ts',
  'content/solutions',
]);

export const canonicalAiPage = infoPage(aiPage, ['content/ai-page.ts']);

export const canonicalPages: readonly CanonicalPage[] = [
  homePage,
  hospitalityPage,
  ...solutions.map(solutionPageOf),
  canonicalFiguresPage,
  canonicalAiPage,
];
