import { aiPage } from '@/content/ai-page';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';
import { priceWords } from '@/content/prices';
import { solutions } from '@/content/solutions';
import type { Figure, InfoPage, Question, Solution, TitledText } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { figureGroups } from '@/lib/italian/figure-groups';
import { hospitalityPath, solutionPath } from '@/lib/links';

type PassageWords = [title: string, text: string, also?: string];

interface PassageGroup {
  anchor?: string;
  title?: string;
  passages: PassageWords[];
}

export interface PassagePage {
  path: string;
  name: string;
  groups: PassageGroup[];
}

const titled = (items: readonly TitledText[]): PassageWords[] =>
  items.map(({ title, text }) => [title, text]);

const asked = (questions: readonly Question[]): PassageGroup => ({
  passages: questions.map(({ question, answer }) => [question, answer]),
});

const figureTexts = (figures: readonly Figure[]): PassageWords[] =>
  figures.map(({ value, label, meaning }) => [`${value} ${label}`, meaning]);

const shown = (figures: readonly Figure[]): PassageWords[] =>
  figures.map(({ value, label, basis, meaning }) => [`${value} ${label}`, basis, meaning]);

function homePassages(): PassagePage {
  const { services, process, why, questions } = home;
  return {
    path: '/',
    name: navigation.home,
    groups: [
      { anchor: anchors.services, passages: titled([services.combined, services.note]) },
      {
        anchor: anchors.process,
        passages: process.steps.map(({ title, description, details }) => [
          title,
          description,
          details.join(' '),
        ]),
      },
      { anchor: anchorOf(why.title), passages: titled(why.cards) },
      asked(questions.items),
      { anchor: anchors.form, passages: [[home.consultation.title, contact.promise]] },
    ],
  };
}

function solutionPassages(solution: Solution): PassagePage {
  const { slug, name, hero, price, benefits, feature, results, useCases, questions } = solution;
  return {
    path: solutionPath(slug),
    name,
    groups: [
      { anchor: anchors.main, passages: [[name, hero.lead]] },
      {
        anchor: anchors.price,
        passages: [[priceWords.title, price.dependsOn, `${name} ${price.included} ${price.extra}`]],
      },
      { anchor: anchorOf(benefits.title), title: benefits.title, passages: titled(benefits.items) },
      ...(feature
        ? [{ anchor: feature.id, title: feature.title, passages: titled(feature.items) }]
        : []),
      { anchor: anchorOf(results.title), title: results.title, passages: shown(results.figures) },
      { anchor: anchors.useCases, title: useCases.title, passages: titled(useCases.items) },
      asked(questions.items),
    ],
  };
}

function hospitalityPassages(): PassagePage {
  const { integrations, services, demo, closing, price, questions } = hospitality;
  const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);
  return {
    path: hospitalityPath,
    name: navigation.hospitality,
    groups: [
      {
        anchor: anchorOf(integrations.title),
        passages: [
          [
            integrations.title,
            integrations.lead ?? '',
            integrations.items.map(({ name }) => name).join(' '),
          ],
        ],
      },
      {
        anchor: anchors.services,
        passages: services.cards.map(({ title, text, bullets }) => [
          title,
          text,
          bullets.join(' '),
        ]),
      },
      { anchor: anchors.demo, passages: titled(parts) },
      {
        anchor: anchors.price,
        passages: [
          [price.title, price.items[0]?.text ?? '', price.items.map(({ text }) => text).join(' ')],
        ],
      },
      asked(questions.items),
      { anchor: anchors.form, passages: [[closing.title, closing.text]] },
    ],
  };
}

const infoPassages = ({ path, name, sections }: InfoPage): PassagePage => ({
  path,
  name,
  groups: sections.map(({ title, items }) => ({
    anchor: anchorOf(title),
    title,
    passages: titled(items),
  })),
});

function figurePassages(): PassagePage {
  const page = infoPassages(figuresPage);
  const groups = figureGroups().map(({ name, figures }) => ({
    anchor: anchorOf(name),
    title: name,
    passages: figureTexts(figures),
  }));
  return { ...page, groups: [...page.groups, ...groups] };
}

/** What the question box answers with: the site's own passages, page by page, each with its place. */
export function sitePassages(): PassagePage[] {
  return [
    homePassages(),
    hospitalityPassages(),
    ...solutions.map(solutionPassages),
    infoPassages(aiPage),
    figurePassages(),
  ];
}
