import { inLetters } from '@/content/number-words';

/** A content module as it is written. */
export interface Source {
  /** From the project's root: 'content/home.ts'. */
  file: string;
  text: string;
}

/** A figure as it is written in a text, and what it says, however it is written: `24 ore` and `24h` are both `24 h`. */
interface Claim {
  written: string;
  says: string;
}

interface Place extends Claim {
  file: string;
  line: number;
  text: string;
}

/** Units by the signs of them that Italian texts use. */
const units: Record<string, string> = {
  '%': '%',
  '€': '€',
  euro: '€',
  s: 's',
  secondo: 's',
  secondi: 's',
  min: 'min',
  minuto: 'min',
  minuti: 'min',
  h: 'h',
  ora: 'h',
  ore: 'h',
  giorno: 'g',
  giorni: 'g',
};

const inNumbers = new Map(Array.from({ length: 101 }, (_, i) => [inLetters(i), String(i)]));
// longer words first: 'ventidue' is not 'venti'
const letters = [...inNumbers.keys()].sort((a, b) => b.length - a.length).join('|');
const signs = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');
const figure = new RegExp(
  `(?<![\\p{L}\\d.,:–])(?:24/7|([+−-]?\\d+(?:[.,]\\d+)*|${letters})[ \\u00a0]?(${signs}))(?![\\p{L}\\d])`,
  'giu',
);

/** The figures with a unit that a text tells, but for those in what somebody says in it, «between these». */
function claimsIn(text: string): Claim[] {
  return [...text.replaceAll(/«[^»]*»/g, '').matchAll(figure)].map(
    ([written, number = '', sign = '']) => {
      const amount = inNumbers.get(number.toLowerCase()) ?? number.replace('-', '−');
      return { written, says: `${amount}${units[sign.toLowerCase()] ?? written}` };
    },
  );
}

/** A text of a module, without the values that it quotes, and the fields that it stands in, outermost first. */
interface Piece {
  text: string;
  line: number;
  fields: string[];
  /** Whether it belongs to a value that the module keeps to itself. */
  own: boolean;
}

const signsOfSource =
  /\/\*[\s\S]*?\*\/|\/\/.*|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|(\w+):|^\s*(export )?const\b|([{[(])|[}\])]/gm;

function textsOf({ text }: Source): Piece[] {
  const pieces: Piece[] = [];
  const around: string[] = [];
  let field = '';
  let own = false;
  for (const sign of text.matchAll(signsOfSource)) {
    const [whole, single, template, name, exported, opens] = sign;
    const said = single ?? template?.replaceAll(/\$\{[^}]*\}/g, '\n');
    if (said !== undefined) {
      const line = text.slice(0, sign.index).split('\n').length;
      const written = said.replaceAll('\\u00a0', '\u00a0');
      pieces.push({ text: written, line, fields: [...around, field], own });
    } else if (name) field = name;
    else if (whole.endsWith('const')) own = !exported;
    else if (opens) {
      around.push(field);
      field = '';
    } else if (/^[}\])]$/.test(whole)) field = around.pop() ?? '';
  }
  return pieces;
}

/** In a simulation, what it plays is made up: a scene's dialogue, a message, a quote. Its controls' words are not. */
const played = new Set(['scenes', 'messages', 'quote']);

const isExample = (file: string, { fields, own }: Piece) =>
  file.startsWith('content/demos/') && (own || fields.some((field) => played.has(field)));

/** Every figure that content modules write out, where a text may be held to it. */
function writtenFigures(sources: readonly Source[]): Place[] {
  return sources
    .filter(({ file }) => file !== 'content/facts.ts')
    .flatMap((source) =>
      textsOf(source)
        .filter((piece) => !isExample(source.file, piece))
        .flatMap(({ text, line }) =>
          claimsIn(text).map((claim) => ({ ...claim, file: source.file, line, text })),
        ),
    );
}

/** What each fact says, in the same form, and the name that texts quote it by. */
export function registeredFigures(facts: object): Map<string, string[]> {
  const says = new Map<string, string[]>();
  for (const [name, fact] of Object.entries(facts)) {
    const [claim] = claimsIn(typeof fact === 'string' ? fact : fact.text);
    if (claim) says.set(claim.says, [...(says.get(claim.says) ?? []), name]);
  }
  return says;
}

/** All of something, and nothing of it: no figures that somebody could have measured otherwise. */
const whole = new Set(['100%', '0%']);

const placeOf = ({ file, line }: Place) => `${file}, line ${line}`;

/** Each text that writes out what a fact says, with what to write instead. */
export function unquotedFigures(sources: readonly Source[], facts: object): string[] {
  const registered = registeredFigures(facts);
  return writtenFigures(sources).flatMap((place) => {
    const names = registered.get(place.says);
    if (!names) return [];
    const quotes = names.map((name) => `\${facts.${name}.text}`).join(' or ');
    return [
      `${placeOf(place)}: «${place.text}» writes out ${place.written}. Import { facts } from '@/content/facts' and ` +
        `quote ${quotes}, or another form that it has (content/amounts.ts). If it is a fact of its own that only ` +
        'happens to be the same, give it a line in content/facts.ts; what somebody says stands in «».',
    ];
  });
}

/** Each figure in digits that two modules write out, and where. */
export function repeatedFigures(sources: readonly Source[]): string[] {
  const places = writtenFigures(sources).filter(
    ({ written, says }) => /^[+−-]?\d/.test(written) && !whole.has(says),
  );
  return [...new Set(places.map(({ says }) => says))].flatMap((says) => {
    const same = places.filter((place) => place.says === says);
    if (new Set(same.map(({ file }) => file)).size < 2) return [];
    return [
      `${same[0]?.written} stands in ${same.map(placeOf).join(' and in ')}. Give it one line in content/facts.ts and ` +
        'quote it from there; two different facts with one figure have a line each.',
    ];
  });
}
