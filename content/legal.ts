import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';

/** What the pages of the legal texts say beside the texts themselves. */
export const legalWords = { index: 'In questa pagina' } as const;

export function legalMeta(title: string): PageMeta {
  return { title, description: `${title} del sito ${site.brand}.` };
}
