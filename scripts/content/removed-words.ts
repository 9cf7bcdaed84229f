// Where the content still speaks of a service that is no longer there: for the owner to read again, for a machine cannot.
import { readdirSync } from 'node:fs';
import { everySolution } from '@/content/solution-list';
import { linesOf, placed } from './place';

/** How texts name each service that the site comes with. */
const services = [
  /\bchatbot\b/i,
  /\bvoicebot\b/i,
  /\brispost[ae] (?:automatic[ae] )?(?:alle |via )?email\b/i,
  /\bcontenuti AI\b/i,
  /\bavatar\b/i,
  /\bpreventivi\b/i,
  /\blead generation\b|\bmarketing automation\b/i,
];

/** Files of texts that every page may show; what belongs to one service goes with it. */
const files = () =>
  ['content', 'content/mails'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /(?<!posters|products|solution-list|order)\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

/** A line for each text. */
export function removedWords(): string[] {
  const removed = services.filter(
    (words) => !everySolution.some(({ name, card }) => words.test(`${name} ${card.title}`)),
  );
  return files().flatMap((file) =>
    linesOf(file).flatMap((line, i) => {
      const text = /^\s*(?:\/\/|\*|\/\*|import\b)/.test(line) ? '' : line;
      const [word] = removed.find((words) => words.test(text))?.exec(text) ?? [];
      const what = `parla di «${word}», e nessuna soluzione lo è: da rileggere`;
      return word ? [`${placed(file, i + 1)}: ${what}`] : [];
    }),
  );
}
