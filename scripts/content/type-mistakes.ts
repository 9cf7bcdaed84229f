// What the compiler says of names and values that do not fit, in words for who does not program.
import { readFileSync } from 'node:fs';
import type { Finding, Told } from './finding';

type Words = Omit<Told, 'line'>;
interface Case extends Finding {
  /** The line of the file. */
  source: string;
  /** What the compiler quotes, in its order, without quotation marks of its own. */
  names: string[];
}

const namesIn = (text: string) =>
  [...text.matchAll(/(?<=^|[\s(])'((?:"[^"]*"|[^'])*)'/g)].map(([, name = '']) =>
    name.replaceAll('"', ''),
  );

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const undo = 'guarda un blocco uguale lì vicino, o annulla l’ultima modifica';

/** `'sito' | 'whatsapp'`: what a name may be, from the compiler or from where the type is written. */
function options(type: string): string[] {
  if (type.includes('|')) return type.split('|').map((each) => each.trim());
  const declared = ['solution', 'page'].map((name) =>
    readFileSync(`content/types/${name}.ts`, 'utf8'),
  );
  const [, union = ''] = new RegExp(`type ${type} =([^;]+);`).exec(declared.join('\n')) ?? [];
  return [...union.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? []);
}

const lineForm = {
  is: /`(?:\$\{number\}|#)/,
  instead: "scrivi l’ora, il nome, i due punti e il testo: '22:47 Silvia: fate cucine?'",
};

function wrongCount({ text }: Case): Words | null {
  const [, is, most, least] =
    /contiene (\d+) element\S+ ma la destinazione (?:ne consente solo (\d+)|ne richiede (\d+))/.exec(
      text,
    ) ?? [];
  const needed = most ?? least;
  if (!needed) return null;
  const instead = most ? `lasciane ${most} e togli le altre` : `aggiungine, finché sono ${least}`;
  const entries = is === '1' ? '1 voce' : `${is} voci`;
  const limit = most ? `al massimo ${most}` : `almeno ${least}`;
  return { what: `l’elenco ha ${entries}: qui ne vanno ${limit}`, instead };
}

function wrongValue(found: Case): Words {
  const [is = '', wanted = ''] = found.names;
  if (lineForm.is.test(found.text))
    return { what: `questa non è una battuta: ${shorten(is)}`, instead: lineForm.instead };
  const [, field] = /La proprietà '(\w+)' manca/.exec(found.text) ?? [];
  if (field) return missingFields([field]);
  const counted = wrongCount(found);
  if (counted) return counted;
  if (wanted === 'string')
    return { what: 'qui va un testo', instead: "mettilo tra due ': 'Il testo'," };
  if (wanted === 'number')
    return { what: 'qui va un numero', instead: 'scrivilo senza virgolette e senza unità' };
  if (wanted === 'boolean')
    return { what: 'qui va sì o no', instead: 'scrivi true (sì) o false (no), senza virgolette' };
  const possible = options(wanted);
  const suggested = found.code === 2820 ? found.names.at(-1) : undefined;
  if (possible.length === 0) return { what: `qui non va ${shorten(is)}`, instead: undo };
  const instead = suggested
    ? `scrivi '${suggested}'`
    : `scrivi uno di questi: ${possible.join(', ')}`;
  return { what: `'${is}' qui non si conosce`, instead };
}

function missingFields(fields: string[]): Words {
  const [first, ...others] = fields;
  if (others.length === 0)
    return {
      what: `in questo blocco manca la riga ${first}`,
      instead: `rimettila: ${first}: '…',`,
    };
  return {
    what: `in questo blocco mancano le righe ${fields.join(', ')}`,
    instead: 'rimettile, ognuna con la sua virgola',
  };
}

function missing({ text, names, code }: Case): Words {
  const [, list = ''] = /: ([^:]+)$/.exec(text.split('\n')[0] ?? '') ?? [];
  const fields = code === 2741 ? names.slice(0, 1) : list.replace(/ e altre.*$/, '').split(', ');
  return missingFields(fields);
}

function unknownField({ names, code }: Case): Words {
  const [field = ''] = names;
  const instead =
    code === 2561 ? `scrivi ${names.at(-1)}` : 'cancella la riga, o rimetti il nome di prima';
  return { what: `il campo ${field} qui non c’è`, instead };
}

function unknownName({ names, code, source }: Case): Words {
  const [name = ''] = names;
  if (name === 'facts')
    return {
      what: 'le cifre qui non si leggono: in cima manca la riga import',
      instead: "rimettila: import { facts } from '@/content/facts';",
    };
  const suggested = code === 2551 || code === 2552 ? names.at(-1) : undefined;
  const isFact = source.includes(`facts.${name}`);
  return {
    what: isFact ? `tra le cifre di content/facts.ts non c’è ${name}` : `«${name}» non si conosce`,
    instead: suggested
      ? `scrivi ${suggested}${isFact ? '; se la cifra l’hai tolta, rimetti la sua riga' : ''}`
      : `se è un testo, mettilo tra due '; se è un nome, rimetti quello di prima`,
  };
}

function wrongAmount({ source, text, names: [is = ''] }: Case): Words {
  if (lineForm.is.test(text))
    return { what: `questa non è una battuta: ${shorten(is)}`, instead: lineForm.instead };
  const [written = '', name, argument = ''] = /(\w+)\(([^()]*)\)/.exec(source) ?? [];
  const number = /[\d.,]+/.exec(argument)?.[0].replace(',', '.');
  if (!number) return { what: `tra le parentesi manca il numero: ${written}`, instead: undo };
  return {
    what: `tra le parentesi va un numero solo, con il punto per i decimali: ${written}`,
    instead: `scrivi ${name}(${number})`,
  };
}

const told: Record<number, (found: Case) => Words> = {
  1117: ({ source }) => ({
    what: `il campo ${/\w+/.exec(source)?.[0]} sta due volte nello stesso blocco`,
    instead: 'cancella una delle due righe',
  }),
  2304: unknownName,
  2305: unknownName,
  2307: ({ names }) => ({
    what: `la riga nomina un file che non c’è: ${names[0]}`,
    instead: 'rimetti il nome di prima; se il file l’hai tolto tu, cancella la riga',
  }),
  2322: wrongValue,
  2339: unknownName,
  2345: wrongAmount,
  2353: unknownField,
  2551: unknownName,
  2552: unknownName,
  2554: wrongAmount,
  2561: unknownField,
  2724: unknownName,
  2739: missing,
  2740: missing,
  2741: missing,
  2820: wrongValue,
  6133: ({ names }) => ({
    what: `qui si prende ${names[0]}, e il file non lo usa più`,
    instead: `cancella ${names[0]} da questa riga; se resta sola, tutta la riga import`,
  }),
  6192: () => ({
    what: 'il file non usa più niente di quello che questa riga prende',
    instead: 'cancella tutta la riga import',
  }),
};

/** What is wrong on the line, and what to write; null for what another finding of the file says already. */
export function typeMistake(lines: string[], finding: Finding, all: Finding[]): Told | null {
  const names = namesIn(finding.text);
  const others = all.filter((each) => each !== finding && each.code !== 6133);
  if (finding.code === 6133 && others.some(({ text }) => namesIn(text).includes(names[0] ?? '')))
    return null;
  const sameName = ({ code, text }: Finding) => code === 2304 && namesIn(text)[0] === names[0];
  if (finding.code === 2304 && all.find(sameName) !== finding) return null;
  const source = lines[finding.line - 1] ?? '';
  const words = told[finding.code]?.({ ...finding, source, names });
  const plain = { what: finding.text.replaceAll(/\n\s*/g, ' '), instead: undo };
  return { line: finding.line, ...(words ?? plain) };
}
