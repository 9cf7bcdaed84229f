// Texts that two files share word for word, as a copied one does until its texts are changed.
import { statSync } from 'node:fs';
import { everySolution } from '@/content/solution-list';
import { fileOf, pages } from './pages';
import { lineOf, linesOf, mistake, placed } from './place';

interface Written {
  file: string;
  line: number | null;
  text: string;
}

/** Buttons say the same on every page. */
const shared = /^\s*(?:demoButton|useCasesButton):/;
/** Short, and yet a service's own. */
const own = /^ {2}(?:name|shortName): /;
/** Of a line with its quotation marks: shorter texts may be alike. */
const fewestSigns = 26;

const solutionFiles = everySolution.map(({ slug }) => fileOf(slug));

function textsOf(file: string): Written[] {
  return linesOf(file).flatMap((source, i) => {
    const [, text = ''] = /^\s*(?:\w+:\s*)?(['`].*)$/.exec(source) ?? [];
    const counts = text.length >= fewestSigns && !shared.test(source);
    return counts || own.test(source) ? [{ file, line: i + 1, text: source.trim() }] : [];
  });
}

const ofPages = pages
  .filter(({ file }) => !solutionFiles.includes(file))
  .flatMap(({ file, content: { meta } }) =>
    [meta.title, meta.description].map((text) => ({
      file,
      line: lineOf(file, 'meta', text),
      text,
    })),
  );

/** The later a file was made, the more likely it is the copy. */
const madeAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.birthtimeMs ?? 0;

/** Each text that stands in two files, told of the newer one. */
export function copiedTexts(): string[] {
  const files = solutionFiles.filter((file) => statSync(file, { throwIfNoEntry: false }));
  const all = [...ofPages, ...files.flatMap(textsOf)];
  const newestFirst = all.toSorted((a, b) => madeAt(b.file) - madeAt(a.file));
  const oldest = new Map(newestFirst.map((each) => [each.text, each.file]));
  return newestFirst.flatMap(({ file, line, text }) => {
    const other = oldest.get(text);
    if (!other || other === file) return [];
    const what = `dice parola per parola quello che dice ${other}`;
    return mistake(placed(file, line), what, 'scrivi che cosa c’è di diverso qui');
  });
}
