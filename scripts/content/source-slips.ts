// Slips that compile: they are seen in the sources, where a text is written.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { linesOf, mistake, placed } from './place';

/** Texts alone: the notice is one template over many lines, and lines.ts reads what others write. */
const noTexts = /types\/|solution-list\.ts$|privacy-notice\.ts$|demos\/lines\.ts$|^(?!.*\.ts$)/;

/** Specified with a straight one. */
const specified = "Errore nell'invio";

const isComment = /^\s*(?:\/\/|\/?\*)/;

/** A straight apostrophe between letters, in a text that can have one: escaped, or between other quotes. */
const straight = /\p{L}+\\'\p{L}+|(?<=["`][^"`]*)\p{L}+'\p{L}+(?=[^"`]*["`])/u;

function* slipsIn(line: string): Generator<[what: string, instead: string]> {
  const [word] = straight.exec(line.replace(specified, '')) ?? [];
  if (word) yield [`l’apostrofo di ${word} è dritto`, `scrivi ${word.replace(/\\?'/, '’')}`];
  const [figure] = /(?<=(?:^|[\s([{:,])'[^'`]*)\$\{\w+\.[^}]*\}(?=[^'`]*')/.exec(line) ?? [];
  const [bare] = /\$facts\.[\w.]+/.exec(line) ?? [];
  if (bare) yield [`a ${bare} mancano le graffe`, `scrivi \${${bare.slice(1)}}`];
  const [, field] = /\b(\w+): ''/.exec(line.replace(/\bunit: ''/, '')) ?? [];
  if (field) yield [`${field} è vuoto`, 'scrivi il testo, o annulla l’ultima modifica'];
  if (/(?<=["'`\s(])E' /.test(line)) yield ["E' vuole l’accento", 'scrivi È'];
  if (figure)
    yield [`${figure} uscirebbe così com’è scritto`, "metti il testo tra due ` al posto dei due '"];
}

/** Every such slip in `content/`. */
export const sourceSlips = (): string[] =>
  readdirSync('content', { recursive: true })
    .map((name) => path.join('content', String(name)).replaceAll('\\', '/'))
    .filter((file) => !noTexts.test(file))
    .sort()
    .flatMap((file) =>
      linesOf(file).flatMap((line, i) =>
        isComment.test(line)
          ? []
          : [...slipsIn(line)].map((slip) => mistake(placed(file, i + 1), ...slip)),
      ),
    );
