import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { notFound } from '@/content/not-found';
import { solutions } from '@/content/solutions';
import type { PageMeta } from '@/content/types';
import type { Way } from './place';

/** What a page says, and the module that says it. */
export interface PageContent {
  file: string;
  /** What the module exports. */
  name: string;
  content: { meta: PageMeta };
}

/** The file's own name, which is the address of the solution in it. */
export const slugOf = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);

export const solutionFile = (slug: string): string => `content/solutions/${slug}.ts`;

/** Every page that has its own words, solutions by their slug. */
export const pages: readonly PageContent[] = [
  { file: 'content/home.ts', name: 'home', content: home },
  { file: 'content/hospitality/index.ts', name: 'hospitality', content: hospitality },
  { file: 'content/ai-page.ts', name: 'aiPage', content: aiPage },
  { file: 'content/figures-page.ts', name: 'figuresPage', content: figuresPage },
  { file: 'content/not-found.ts', name: 'notFound', content: notFound },
  ...solutions.map((solution) => ({
    file: solutionFile(solution.slug),
    name: 'solution',
    content: solution,
  })),
];

export const wayTo = (
  { file, name }: Pick<PageContent, 'file' | 'name'>,
  ...fields: (string | number)[]
): Way => ({ file, name, fields });
