// What the compiler cannot know of the content: that names lead somewhere, that texts fit, that nothing stands twice.
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { withoutPage } from '@/content/menu';
import { mapRuns } from '@/content/network';
import { menuOrder, solutionOrder } from '@/content/order';
import { solutions } from '@/content/solutions';
import { pageTitle } from '@/lib/seo/create-metadata';
import type { Mistake } from './mistake';
import { type PageContent, pages, wayTo } from './pages';
import type { Way } from './place';

/** A mistake before its line is looked up. */
export type Finding = Pick<Mistake, 'what' | 'mend'> & { way: Way };

const slugs = new Set(solutions.map(({ slug }) => slug));
const list = [...slugs].join(', ');

/** Names that lists and pages have for solutions, each with the way to it. */
function references(): { slug: string; way: Way; known?: (slug: string) => boolean }[] {
  const hotels = { file: 'content/hospitality/index.ts', name: 'hospitality' };
  const order = (name: string) => ({ file: 'content/order.ts', name });
  const runs = { file: 'content/network.ts', name: 'mapRuns' };
  return [
    ...solutionOrder.map((slug, i) => ({ slug, way: wayTo(order('solutionOrder'), i) })),
    ...menuOrder.map((slug, i) => ({
      slug,
      way: wayTo(order('menuOrder'), i),
      known: (name: string) => slugs.has(name) || name in withoutPage,
    })),
    ...hospitality.services.cards.map(({ slug }, i) => ({
      slug,
      way: wayTo(hotels, 'services', 'cards', i, 'slug'),
    })),
    ...(['chat', 'call', 'mail'] as const).flatMap((part) => {
      const slug = hospitality.demo[part]?.slug;
      return slug ? [{ slug, way: wayTo(hotels, 'demo', part, 'slug') }] : [];
    }),
    {
      slug: home.savings.slug,
      way: wayTo({ file: 'content/home.ts', name: 'home' }, 'savings', 'slug'),
    },
    { slug: mapRuns.first, way: wayTo(runs, 'first') },
    { slug: mapRuns.fallback, way: wayTo(runs, 'fallback') },
  ];
}

function leadNowhere(): Finding[] {
  return references()
    .filter(({ slug, known = (name) => slugs.has(name) }) => !known(slug))
    .map(({ slug, way }) => ({
      way,
      what: `there is no solution '${slug}'.`,
      mend: `Write one of ${list}; or, where the solution has been removed, delete this entry.`,
    }));
}

/** Entries of a list that say the same in the field by which they are told apart. */
function twice(entries: readonly string[], wayOf: (i: number) => Way, what: string): Finding[] {
  return entries.flatMap((entry, i) =>
    entries.indexOf(entry) === i
      ? []
      : [
          {
            way: wayOf(i),
            what: `${what} '${entry}' stands twice in one list.`,
            mend: 'Delete one of the two, or say it in other words.',
          },
        ],
  );
}

function ordersTwice(): Finding[] {
  return Object.entries({ solutionOrder, menuOrder }).flatMap(([name, order]) =>
    twice(order, (i) => wayTo({ file: 'content/order.ts', name }, i), 'the solution'),
  );
}

/** By which field the entries of a list are told apart, for lists of these names. */
const keys: Record<string, readonly string[]> = {
  items: ['question', 'title', 'kind'],
  cards: ['slug'],
  figures: ['label'],
};

function listsTwice(
  page: PageContent,
  value: unknown,
  fields: readonly (string | number)[],
): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([field, part]) =>
    listsTwice(page, part, [...fields, Array.isArray(value) ? Number(field) : field]),
  );
  if (!Array.isArray(value)) return inside;
  const key = keys[String(fields.at(-1))]?.find((field) =>
    value.every((entry) => field in Object(entry)),
  );
  if (!key) return inside;
  const said = value.map((entry) => String(Object(entry)[key]));
  return [...inside, ...twice(said, (i) => wayTo(page, ...fields, i, key), `the ${key}`)];
}

/** Lists without which a section is a title above nothing; questions are left out with their section, results say it in words. */
const wanted = new Set(['items', 'cards', 'figures', 'route']);

function emptyLists(page: PageContent, value: unknown, fields: readonly string[]): Finding[] {
  if (Array.isArray(value)) {
    if (value.length > 0 || !wanted.has(fields.at(-1) ?? '')) return [];
    if (['questions', 'results'].includes(fields.at(-2) ?? '')) return [];
    return [
      {
        way: wayTo(page, ...fields),
        what: 'the list is empty, and the page would show a title above nothing.',
        mend: 'Write one entry at least.',
      },
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    emptyLists(page, part, [...fields, field]),
  );
}

/** Characters that a search result shows whole. */
const shown = { title: 60, leastDescription: 100, description: 155 };

function searchTexts(page: PageContent): Finding[] {
  const { title, description } = page.content.meta;
  const whole = pageTitle(title);
  const texts: Finding[] = [];
  if (whole.length > shown.title)
    texts.push({
      way: wayTo(page, 'meta', 'title'),
      what: `the title is too long for search results: «${whole}» has ${whole.length} characters, and ${shown.title} are shown.`,
      mend: `Shorten it by ${whole.length - shown.title}.`,
    });
  const { length } = description;
  if (length > shown.description)
    texts.push({
      way: wayTo(page, 'meta', 'description'),
      what: `the description is too long for search results: it has ${length} characters, and ${shown.description} are shown.`,
      mend: `Shorten it by ${length - shown.description}.`,
    });
  if (length < shown.leastDescription)
    texts.push({
      way: wayTo(page, 'meta', 'description'),
      what: `the description is too short for search results: it has ${length} characters, and below ${shown.leastDescription} search engines write one themselves.`,
      mend: `Write ${shown.leastDescription - length} more.`,
    });
  return texts;
}

function sameMeta(): Finding[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const said = pages.map(({ content }) => content.meta[field]);
    return pages.flatMap((page, i) => {
      const first = pages[said.indexOf(said[i] ?? '')];
      return !first || first === page
        ? []
        : [
            {
              way: wayTo(page, 'meta', field),
              what: `the ${field} is that of ${first.file} too.`,
              mend: 'Search engines show one of two pages that call themselves the same: say what is different here.',
            },
          ];
    });
  });
}

/** Every such mistake of the pages and lists; those inside a solution are in `solution.ts`. */
export function contentFindings(): Finding[] {
  return [
    ...leadNowhere(),
    ...ordersTwice(),
    ...pages.flatMap((page) => [
      ...searchTexts(page),
      ...listsTwice(page, page.content, []),
      ...emptyLists(page, page.content, []),
    ]),
    ...sameMeta(),
  ];
}
