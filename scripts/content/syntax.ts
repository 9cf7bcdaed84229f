// What TypeScript's grammar says of a slip of the pen, in words for somebody who edits texts.
import type { Mistake } from './mistake';
import type { Unreadable } from './sources';

interface Spot {
  /** The text up to where reading ended, without the blanks at its end. */
  before: string;
  /** The text from there. */
  after: string;
  /** The line on which the last sign before that stands. */
  lastLine: number;
  /** Whether both are on one line. */
  sameLine: boolean;
  /** Whether nothing, no blank either, stands between the two. */
  adjoining: boolean;
}

const linesOf = (text: string) => text.split('\n').length;

function spotOf({ text, pos, line }: Unreadable): Spot {
  const upTo = text.slice(0, pos);
  const before = upTo.trimEnd();
  const lastLine = linesOf(before);
  return {
    before,
    after: text.slice(pos),
    lastLine,
    sameLine: lastLine === line,
    adjoining: before === upTo,
  };
}

type Told = Pick<Mistake, 'what' | 'mend'> & { line?: number };
type Rule = (spot: Spot, unreadable: Unreadable) => Told | false;

const quoteEnd = /['"`]$/;
const word = /^[\p{L}\d_]/u;

/** In this order: the first that fits says what happened. */
const rules: Rule[] = [
  ({ after }) =>
    /^(<{7}|={7}|>{7})/.test(after) && {
      what: 'two versions of the file were put together here, and one has to go.',
      mend: 'Keep the lines of one version and delete the others, with the lines of <<<<<<<, ======= and >>>>>>>.',
    },
  ({ before, after, adjoining }) =>
    adjoining &&
    /\p{L}'$/u.test(before) &&
    word.test(after) && {
      what: 'an apostrophe ends the text too early.',
      mend: 'Write the typographic one, ’, as in: l’azienda.',
    },
  (_, { code }) =>
    code === 'UnterminatedString' && {
      what: 'the text that begins here has no quote at its end.',
      mend: 'Close it on the same line with the sign that it begins with; an apostrophe inside a text is ’.',
    },
  (_, { code }) =>
    code === 'UnterminatedTemplate' && {
      what: 'the text that begins with ` has no ` at its end.',
      mend: 'Write a ` where the text ends, before the comma.',
    },
  ({ after }) =>
    /^[‘’“”«]/.test(after) && {
      what: `a text cannot begin with ${after.charAt(0)}.`,
      mend: "Texts stand between straight quotes: 'like this'.",
    },
  ({ before, after }) =>
    after.startsWith(';') &&
    !before.endsWith(';') && {
      what: 'a semicolon stands where a comma belongs.',
      mend: 'Write , instead of ;.',
    },
  ({ before, after }) =>
    after.startsWith(',') &&
    /[,[{(:]$/.test(before) && {
      what: before.endsWith(':')
        ? 'the text after the colon is missing.'
        : 'one comma is too many.',
      mend: before.endsWith(':') ? "Write it between quotes: 'like this'." : 'Delete it.',
    },
  ({ before, after, sameLine }) =>
    sameLine &&
    /[\p{L}\d_]$/u.test(before) &&
    /^['"`[{]/.test(after) && {
      what: 'the colon after the name of a field is missing.',
      mend: "As in: title: 'A text',",
    },
  ({ before, after, sameLine }) =>
    sameLine &&
    /:\s+[\p{L}\d]+$/u.test(before) &&
    word.test(after) && {
      what: 'a text stands without quotes.',
      mend: "Write it between quotes: 'like this'.",
    },
  ({ before, after, lastLine }) =>
    (quoteEnd.test(before) || /[\]}\w)]$/.test(before)) &&
    /^['"`[{\p{L}\d]/u.test(after) && {
      what: 'a comma is missing.',
      mend: `Write one at the end of line ${lastLine}.`,
      line: lastLine,
    },
];

const opening: Record<string, string> = { '}': '{', ']': '[', ')': '(' };

/** The bracket that is never closed, or is closed by one of another kind: the innermost that is open where reading ended. */
function openBracket(text: string): { sign: string; line: number } | undefined {
  const open: { sign: string; line: number }[] = [];
  const signs = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*|[{}[\]()]/g;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if ('{[('.includes(sign)) open.push({ sign, line: linesOf(text.slice(0, index)) });
    if ('}])'.includes(sign) && open.at(-1)?.sign === opening[sign]) open.pop();
  }
  return open.at(-1);
}

/** What is wrong in a file that cannot be read, and how to mend it. */
export function syntaxMistake(unreadable: Unreadable): Mistake {
  const { file, text, pos, line, message } = unreadable;
  const spot = spotOf(unreadable);
  for (const rule of rules) {
    const said = rule(spot, unreadable);
    if (said) return { file, line, ...said };
  }
  const bracket = openBracket(text.slice(0, pos));
  if (spot.after.startsWith('{') && bracket?.sign === '{') {
    return {
      file,
      line,
      what: `a new block begins here, but the one of line ${bracket.line} is still open.`,
      mend: 'Write }, before it.',
    };
  }
  const found = /^[}\])]/.exec(spot.after)?.[0];
  if (found && bracket && opening[found] !== bracket.sign) {
    return {
      file,
      line,
      what: `${found} stands here, but the ${bracket.sign} of line ${bracket.line} is still open.`,
      mend: `Close that one first, or put back what was deleted between the two lines.`,
    };
  }
  if (found && !bracket) {
    return {
      file,
      line,
      what: `this ${found} closes nothing.`,
      mend: 'Delete it, or put back what it closed.',
    };
  }
  if (spot.after.trim() === '' && bracket) {
    return {
      file,
      line: bracket.line,
      what: `the ${bracket.sign} that opens here is never closed.`,
      mend: 'Compare the block with the one above or below it: its end has been deleted.',
    };
  }
  return {
    file,
    line,
    what: `the file cannot be read here (${message.replace(/ \(\d+:\d+\)$/, '')}).`,
    mend: 'Compare this line and the one above with their neighbours, or take the last change back.',
  };
}
