// Texts that two pages share word for word, as a copied file does until its texts are changed.
import { statSync } from 'node:fs';
import { everySolution } from '@/content/solution-list';
import { fileOf, pages } from './pages';

/** Texts that say what is the service's own. */
const ownTexts: ((content: (typeof everySolution)[number]) => Record<string, string>)[] = [
  ({ name, shortName, menuDescription }) => ({ name, shortName, menuDescription }),
  ({ card }) => ({ 'card.title': card.title, 'card.description': card.description }),
  ({ hero }) => ({ 'hero.title': hero.title, 'hero.lead': hero.lead }),
  ({ run }) => ({ 'run.request': run.request, 'run.reply': run.reply }),
];

const ofPages = pages.flatMap(({ file, content: { meta } }) => [
  { file, field: 'meta.title', text: meta.title },
  { file, field: 'meta.description', text: meta.description },
]);

const ofSolutions = everySolution.flatMap((content) =>
  ownTexts
    .flatMap((textsOf) => Object.entries(textsOf(content)))
    .map(([field, text]) => ({ file: fileOf(content.slug), field, text })),
);

/** The later a file was made, the more likely it is the copy. */
const madeAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.birthtimeMs ?? 0;

/** Each text that stands in two files, told of the newer one. */
export function copiedTexts() {
  const all = [...ofPages, ...ofSolutions];
  const newestFirst = all.toSorted((a, b) => madeAt(b.file) - madeAt(a.file));
  return newestFirst.flatMap(({ file, field, text }, i) => {
    const older = newestFirst
      .slice(i + 1)
      .find((other) => other.field === field && other.text === text);
    if (!older || older.file === file) return [];
    const what = `dice parola per parola quello che dice ${older.file}`;
    return [{ file, field, text, what, instead: 'scrivi che cosa c’è di diverso qui' }];
  });
}
