// What an editor's slip looks like in a line that the compiler cannot read.
import type { Finding, Told } from './finding';

type Slip = (line: string) => { what: string; instead: string } | null;

const withoutTexts = (line: string) =>
  line.replaceAll(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*$/g, '""');

const count = (line: string, sign: string) => line.split(sign).length - 1;

const apostrophe: Slip = (line) => {
  if (/^\s*import\b/.test(line)) return null;
  const [word] =
    /[\p{L}]+'\p{L}+/u.exec(line) ??
    /\p{L}+'[.;:!?)]? (?!as\b|satisfies\b)\p{L}+/u.exec(line) ??
    [];
  if (!word) return null;
  return {
    what: "l’apostrofo dritto (') chiude il testo a metà",
    instead: /^E' /.test(word)
      ? 'scrivi È, con l’accento'
      : `scrivi ’ al suo posto: ${word.replace("'", '’')}`,
  };
};

const wordQuotes: Slip = (line) =>
  /[:[,]\s*[‘’“”«]|^\s*[‘’“”«]/.test(withoutTexts(line))
    ? {
        what: 'il testo sta tra virgolette che il sito non legge (‘ ’ “ ” «)',
        instead: "metti ' prima e dopo il testo; « e » vanno bene soltanto dentro",
      }
    : null;

/** `euros(49 €)`, of the amounts in content/facts.ts. */
const unitInAmount: Slip = (line) => {
  const [, name = '', digits = ''] = /(\w+)\(\s*([\d.,]+)[^\d.,)][^)]*\)/.exec(line) ?? [];
  if (!name) return null;
  const right = digits.replace(',', '.');
  return {
    what: 'tra le parentesi va il numero da solo: il segno lo aggiunge il sito',
    instead: `scrivi ${name}(${right})`,
  };
};

const openQuote: Slip = (line) => {
  const sign = ["'", '`'].find((each) => count(line.replaceAll(`\\${each}`, ''), each) % 2 === 1);
  if (!sign) return null;
  const isOpen = new RegExp(`(?:^|[:[,(])\\s*${sign}`).test(line);
  return {
    what: `manca il segno ${sign} ${isOpen ? 'alla fine' : 'all’inizio'} del testo`,
    instead: isOpen
      ? `mettilo prima dell’ultima virgola: …${sign}, e tieni il testo su una riga sola`
      : `mettilo: ${sign}…${sign},`,
  };
};

const bareText: Slip = (line) =>
  /^\s*\w+: (?!true\b|false\b|null\b|undefined\b)\p{L}+,? \p{L}[^`]*$/u.test(line)
    ? {
        what: 'il testo è senza virgolette',
        instead: "metti ' prima e dopo il testo: '…',",
      }
    : null;

const missingColon: Slip = (line) => {
  const [, name] = /^\s*(\w+) ['`]/.exec(line) ?? [];
  return name && !/^(?:import|export|return|case|from)$/.test(name)
    ? { what: `mancano i due punti dopo ${name}`, instead: `scrivi ${name}: '…',` }
    : null;
};

/** `answer: 24 ore,`, in content/facts.ts. */
const bareAmount: Slip = (line) =>
  /^\s*\w+: [\d.,]+ ?\p{L}+,\s*$/u.test(line)
    ? {
        what: 'il numero è scritto da solo',
        instead: 'rimetti le parole e le parentesi di prima, come hours(24)',
      }
    : null;

const openBracket: Slip = (line) => {
  const bare = withoutTexts(line);
  return count(bare, '(') > count(bare, ')') && !/\(\s*$/.test(bare)
    ? { what: 'manca la parentesi ) che chiude', instead: 'aggiungila prima della virgola' }
    : null;
};

const semicolon: Slip = (line) =>
  /^\s*(\w+:\s*)?""+\s*;\s*$/.test(withoutTexts(line))
    ? { what: 'la riga finisce con ; ', instead: 'finiscila con una virgola' }
    : null;

const slips = [
  apostrophe,
  wordQuotes,
  unitInAmount,
  bareAmount,
  missingColon,
  openQuote,
  bareText,
  openBracket,
  semicolon,
];

/** The number of the last line before this one that has more than a comment on it, from 1. */
function lineBefore(lines: string[], line: number): number {
  let before = line - 1;
  while (before > 0 && /^\s*(?:\/\/.*|\*.*|\/\*.*)?$/.test(lines[before - 1] ?? '')) before -= 1;
  return before;
}

function slipOn(lines: string[], line: number, of: readonly Slip[] = slips): Told | null {
  const text = lines[line - 1] ?? '';
  for (const slip of of) {
    const told = slip(text);
    if (told) return { line, ...told };
  }
  return null;
}

/** An expected comma is missed at the start of what follows: it belongs at the end of the line before. */
function missingComma(lines: string[], { line, column, code }: Finding): Told | null {
  const own = lines[line - 1] ?? '';
  const isAtStart = own.slice(0, column - 1).trim() === '';
  if (code !== 1005 || !isAtStart || !/^\s*(?:\w+:|['`{[]|\.\.\.)/.test(own)) return null;
  const before = lineBefore(lines, line);
  const text = lines[before - 1] ?? '';
  if (!/['`)\]}\w]\s*$/.test(text)) return null;
  const instead = `aggiungila: …${text.trim().slice(-24)},`;
  return slipOn(lines, before) ?? { line: before, what: 'manca la virgola in fondo', instead };
}

/** What the compiler misses at the end of the file: the first text that is opened by a ` and never closed. */
const openTemplate = (lines: string[]): Told | null =>
  lines.reduce<Told | null>(
    (told, text, i) =>
      told ?? (/^\s*(?:\w+:\s*)?`.*,\s*$/.test(text) ? slipOn(lines, i + 1, [openQuote]) : null),
    null,
  );

/**
 * What the slip is that the compiler stumbles over; null for what is not known, or only follows from another one.
 *
 * @param isTold whether a line's slip is known already
 */
export function syntaxMistake(
  lines: string[],
  finding: Finding,
  isTold: (line: number) => boolean,
): Told | null {
  const { line, code } = finding;
  if (code === 1160) return openTemplate(lines);
  const before = lineBefore(lines, line);
  if (isTold(line) || isTold(before)) return null;
  return (
    missingComma(lines, finding) ?? slipOn(lines, line) ?? slipOn(lines, before, [openBracket])
  );
}
