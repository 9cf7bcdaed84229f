// What the compiler says of the content's shapes, in words for somebody who edits texts.
import type { Diagnostic } from './diagnostics';
import type { Mistake } from './mistake';

type Told = Pick<Mistake, 'what' | 'mend'>;

const named = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
const listed = (names: string[]) => names.map((name) => `'${name}'`).join(', ');

function missing(fields: string[]): Told {
  return fields.length === 1
    ? {
        what: `the field ${listed(fields)} is missing in the block that stands here.`,
        mend: 'Write it as the blocks beside it have it, or take the last deletion back.',
      }
    : {
        what: `fields are missing in the block that stands here: ${listed(fields)}.`,
        mend: 'Write them as the blocks beside it have them, or take the last deletion back.',
      };
}

function unknownName({ message }: Diagnostic): Told {
  const [name = '', owner = '', meant] = named(message);
  const aFact = /: (?:Duration|Share|Price|Change);/.test(owner);
  const where = aFact ? 'content/facts.ts has no figure' : 'there is no';
  return {
    what: `${where} '${name}'${aFact ? '' : ' here'}.`,
    mend: meant
      ? `Did you mean '${meant}'?`
      : aFact
        ? 'Its names stand at the beginning of each line there.'
        : 'Compare it with how the texts beside it are written.',
  };
}

const sizes = /Source has (\d+) element\(s\) but target (requires|allows only) (\d+)/;

function notFitting({ message, reasons }: Diagnostic): Told {
  const [, has, , wants] = sizes.exec(reasons) ?? [];
  if (has) {
    return {
      what: `this list has ${has} ${has === '1' ? 'entry' : 'entries'}, and the page has room for ${wants}.`,
      mend: `Write ${wants}.`,
    };
  }
  const [, given = '', wanted = '', meant] =
    /^Type '(.+?)' is not assignable to type '(.+?)'\.(?: Did you mean '(.+?)'\?)?/.exec(message) ??
    [];
  const choices = wanted.split(' | ').filter((choice) => /^"/.test(choice));
  if (choices.length > 0 || meant) {
    const all = choices.map((choice) => choice.replaceAll('"', "'")).join(', ');
    return {
      what: `${given.replaceAll('"', "'")} is none of what can stand here.`,
      mend: meant ? `Did you mean ${meant.replaceAll('"', "'")}?` : `Write one of: ${all}.`,
    };
  }
  if (/^"/.test(given)) {
    return {
      what: `${given.replaceAll('"', "'")} is none of what can stand here.`,
      mend: `What can is listed in content/types/, at ${wanted}.`,
    };
  }
  const inside = /Property '(\w+)' is missing in type/.exec(`${message}${reasons}`);
  if (inside?.[1]) return missing([inside[1]]);
  if (/^(number|\d)/.test(wanted))
    return { what: 'a number belongs here.', mend: 'Write it without quotes.' };
  if (wanted === 'string')
    return { what: 'a text belongs here.', mend: "Write it between quotes: 'like this'." };
  if (/^(boolean|true|false)/.test(wanted))
    return { what: 'true or false belongs here.', mend: 'Write it without quotes.' };
  return {
    what: `what stands here has not the shape that the page needs (${message}).`,
    mend: 'Compare it with the blocks beside it.',
  };
}

function notThere({ message }: Diagnostic): Told {
  const [name = ''] = named(message);
  return {
    what: `the file ${name} does not exist.`,
    mend: 'It has been deleted or renamed: put it back, or delete what names it here.',
  };
}

function notExported({ message }: Diagnostic): Told & { file?: string } {
  const [from = '', name = ''] = named(message.replaceAll('"', ''));
  const solution = /^\.\/(solutions\/.+)$/.exec(from)?.[1];
  if (solution && name === 'solution') {
    return {
      file: `content/${solution}.ts`,
      what: 'the solution in it is not found.',
      mend: 'Its block begins with the line: export const solution: SolutionContent = {',
    };
  }
  return { what: `${from} has no '${name}'.`, mend: 'Compare the name with that file.' };
}

/** By the compiler's own number of what is wrong. */
const tellers: Record<number, (diagnostic: Diagnostic) => Told & { file?: string }> = {
  1117: ({ message: _ }) => ({
    what: 'this field stands twice in its block.',
    mend: 'Delete one of the two.',
  }),
  2304: ({ message }) => {
    const [name = ''] = named(message);
    return {
      what: `'${name}' says nothing here.`,
      mend:
        name === 'facts'
          ? "A quoted figure needs this line at the file's beginning: import { facts } from '@/content/facts';"
          : "A text stands between quotes: 'like this'.",
    };
  },
  2305: notExported,
  2307: notThere,
  2322: notFitting,
  2339: unknownName,
  2345: ({ message }) => ({
    what: /'number'/.test(message)
      ? 'a number belongs between the brackets.'
      : `what stands between the brackets does not fit (${message}).`,
    mend: 'Write it without quotes: hours(24).',
  }),
  2353: ({ message }) => ({
    what: `there is no field '${named(message).at(0)}' in this block.`,
    mend: 'Its name is misspelt, or it belongs elsewhere: compare the blocks beside it.',
  }),
  2551: unknownName,
  2552: ({ message }) => {
    const [name = '', meant = ''] = named(message);
    return {
      what: `'${name}' says nothing here.`,
      mend: `Did you mean '${meant}'? A text stands between quotes.`,
    };
  },
  2554: () => ({
    what: 'one number belongs between the brackets.',
    mend: 'Decimals follow a point: euros(29.90).',
  }),
  2561: ({ message }) => {
    const names = named(message);
    return {
      what: `there is no field '${names.at(0)}' in this block.`,
      mend: `Did you mean '${names.at(-1)}'?`,
    };
  },
  2724: notExported,
  2739: ({ message }) => missing(message.replace(/^.*: /, '').split(', ')),
  2740: ({ message }) =>
    missing(
      message
        .replace(/^.*: /, '')
        .replace(/, and \d+ more\.$/, '')
        .split(', '),
    ),
  2741: ({ message }) => missing(named(message).slice(0, 1)),
  2820: notFitting,
  6133: ({ message }) => ({
    what: `nothing in the file uses '${named(message).at(0)}' any more.`,
    mend: 'Delete it: where it is all that the line imports, the whole line.',
  }),
};

/** One of the compiler's findings in words; what has none is told as the compiler says it. */
function typeMistake(diagnostic: Diagnostic): Mistake {
  const { file, line, code, message } = diagnostic;
  const told: Told & { file?: string } = tellers[code]?.(diagnostic) ?? {
    what: message,
    mend: 'Compare this line with its neighbours, or take the last change back.',
  };
  // the place that was meant is not the one that noticed
  return told.file ? { ...told, file: told.file } : { file, line, ...told };
}

/** Each once a file, where it is met first: a quoted figure whose import is gone is missed at every quote. */
const once = (mistakes: readonly Mistake[]) =>
  mistakes.filter(
    ({ file, what }, i) =>
      mistakes.findIndex((other) => other.file === file && other.what === what) === i,
  );

/** The compiler's findings in words. */
export const typeMistakes = (diagnostics: readonly Diagnostic[]): Mistake[] =>
  once(diagnostics.map(typeMistake));
