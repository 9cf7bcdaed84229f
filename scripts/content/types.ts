// What the compiler says of the content's shapes, in words for somebody who edits texts.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { localBin, root } from '@/scripts/lib/project.mjs';
import type { Mistake } from './mistake';

interface Diagnostic {
  file: string;
  line: number;
  code: number;
  /** Its first line, and the reasons that the compiler gives below it. */
  message: string;
  reasons: string;
}

const head = /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/;

/** Reads the compiler's plain output. Paths come back from `folder`, with forward slashes. */
export function readDiagnostics(output: string, folder: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, at, code, message] = head.exec(line) ?? [];
    if (file && message) {
      const relative = path.relative(folder, path.resolve(folder, file));
      found.push({
        file: relative.split(path.sep).join('/'),
        line: Number(at),
        code: Number(code),
        message,
        reasons: '',
      });
    } else if (found.length > 0 && line.startsWith(' ')) {
      const last = found[found.length - 1];
      if (last) last.reasons += `\n${line.trim()}`;
    }
  }
  return found;
}

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
  const aFact = owner.includes('readonly answer:');
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

/** By the compiler's own number of what is wrong. */
const tellers: Record<number, (diagnostic: Diagnostic) => Told> = {
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
  2305: ({ message }) => {
    const [file = '', name = ''] = named(message);
    return {
      what: `${file.replaceAll('"', '')} has no '${name}'.`,
      mend: 'Compare the name with the file.',
    };
  },
  2307: notThere,
  2322: notFitting,
  2339: unknownName,
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
  2561: ({ message }) => {
    const names = named(message);
    return {
      what: `there is no field '${names.at(0)}' in this block.`,
      mend: `Did you mean '${names.at(-1)}'?`,
    };
  },
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
export function typeMistake(diagnostic: Diagnostic): Mistake {
  const { file, line, code, message } = diagnostic;
  const told = tellers[code]?.(diagnostic) ?? {
    what: message,
    mend: 'Compare this line with its neighbours, or take the last change back.',
  };
  return { file, line, ...told };
}

/** The compiler over the content alone, in about a second. Rejects where it could not run at all. */
export function typeMistakes(): Promise<Mistake[]> {
  const project = path.join(root, 'scripts', 'content', 'tsconfig.json');
  const args = [localBin('typescript', 'tsc'), '-p', project, '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      const found = readDiagnostics(stdout, root).map(typeMistake);
      if (error && found.length === 0) reject(new Error(`${stdout}${stderr}` || error.message));
      else resolve(found);
    });
  });
}
