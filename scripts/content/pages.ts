import { aiPage } from '@/content/ai-page';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { notFound } from '@/content/not-found';
import { everySolution } from '@/content/solution-list';
import type { PageMeta } from '@/content/types';

export const fileOf = (slug: string) => `content/solutions/${slug}.ts`;

/** What each page says, and the file that says it. */
export const pages: readonly { file: string; content: { meta: PageMeta } }[] = [
  { file: 'content/home.ts', content: home },
  { file: 'content/hospitality.ts', content: hospitality },
  { file: 'content/ai-page.ts', content: aiPage },
  { file: 'content/figures-page.ts', content: figuresPage },
  { file: 'content/not-found.ts', content: notFound },
  ...everySolution.map((content) => ({ file: fileOf(content.slug), content })),
];
