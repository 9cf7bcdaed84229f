import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const plain = /^[\w@.:/,;+%=?&~-]*$/;

/**
 * A value as a `.env` file has it, for Next's reader: in quotes that it does not hold itself, a dollar escaped. Undefined
 * where none of the three kinds of quotes will do, or it has more than one line.
 */
export function quoted(value: string): string | undefined {
  if (plain.test(value)) return value;
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign));
  // double quotes turn \n into a new line, and a backslash before the dollar's is ambiguous
  if (!quote || /\p{Cc}/u.test(value) || (quote === '"' && value.includes('\\'))) return undefined;
  return `${quote}${value.replaceAll('$', '\\$')}${quote}`;
}

/** The text of a `.env` file with these variables set in it; its other lines stay as they are. */
export function withVariables(text: string, variables: Record<string, string>): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  for (const [name, value] of Object.entries(variables)) {
    const line = `${name}=${quoted(value) ?? ''}`;
    const sets = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`);
    const at = lines.findIndex((each) => sets.test(each));
    // the last one of a name counts: a second would undo the change
    const others = lines.filter((each, index) => index === at || !sets.test(each));
    if (at < 0) others.push(line);
    else others[at] = line;
    lines.splice(0, lines.length, ...others);
  }
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

/** Writes variables into a `.env` file that its owner alone can read. */
export function writeEnv(file: string, variables: Record<string, string>): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const draft = `${file}.new`;
  writeFileSync(draft, withVariables(before, variables), { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}
