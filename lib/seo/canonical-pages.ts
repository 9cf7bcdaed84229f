import { aiPage } from '@/content/ai-page';
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
  service?: {
    name: string;
    description: string;
    /** Whom it is for, where that is one trade. */
    audience?: string;
    monthlyPrice?: Solution['monthlyPrice'];
  };
}

export const homePage: CanonicalPage = {
  path: '/',
  name: navigation.home,
  meta: home.meta,
  shareImageText: `${site.brand}: ${home.hero.title.join(' ')}`,
  questions: home.questions.items,
};

export const hospitalityPage: CanonicalPage = {
  path: hospitalityPath,
  name: navigation.hospitality,
  meta: hospitality.meta,
  shareImageText: hospitality.hero.title,
  questions: hospitality.questions.items,
  service: {
    name: hospitality.meta.title,
    description: hospitality.meta.description,
    audience: navigation.footer.hospitalityLink,
  },
};

export function solutionPageOf(solution: Solution): CanonicalPage {
  return {
    path: solutionPath(solution.slug),
    name: solution.name,
    meta: solution.meta,
    shareImageText: `${solution.name}: ${solution.hero.title}`,
    questions: solution.questions.items,
    service: {
      name: solution.name,
      description: solution.card.description,
      monthlyPrice: solution.monthlyPrice,
    },
  };
}

const infoPage = ({ path, name, meta, title }: InfoPage): CanonicalPage => ({
  path,
  name,
  meta,
  shareImageText: title,
});

export const canonicalFiguresPage = infoPage(figuresPage);

export const canonicalAiPage = infoPage(aiPage);

export const canonicalPages: readonly CanonicalPage[] = [
  homePage,
  hospitalityPage,
  ...solutions.map(solutionPageOf),
  canonicalFiguresPage,
  canonicalAiPage,
];
