import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Signs that mean themselves without quotes to all who read a `.env` file. */
const plain = /^[\w@.:/,+%=?-]*$/;

export const isPlain = (value: string): boolean => plain.test(value);

/**
 * A value as a `.env` file has it, so that Next, Compose and a shell read the same
 * (`tests/integration/ops/env-readers.test.ts`): as it is, in single quotes, or in double ones with a dollar escaped.
 * Undefined where none of these will do.
 */
export function quoted(value: string): string | undefined {
  if (isPlain(value)) return value;
  // a backslash means itself to one of them, and the sign after it to another
  if (/[\\\p{Cc}]/u.test(value)) return undefined;
  // Next puts variables in even in single quotes
  if (!/['$]/.test(value)) return `'${value}'`;
  return /["`]/.test(value) ? undefined : `"${value.replaceAll('$', '\\$')}"`;
}

/** A value on its line, whose meaning is the same to all of them. A space without quotes is none to a shell alone. */
const readAlike = /^(?:[^'"`$\\#]*|'[^'$\\]*'|"(?:[^"`$\\]|\\\$)*")$/;

/** Names of the variables in a `.env` file's text that Next, Compose and a shell may read each in its own way. */
export function readDifferently(text: string): string[] {
  const lines = text.matchAll(/^\s*(?:export\s+)?(\w+)\s*=[^\S\n]*(.*)$/gm);
  return [...lines].flatMap(([, name, value]) =>
    name && !readAlike.test(value?.trim() ?? '') ? [name] : [],
  );
}

const setsOneOf = (names: string[]) =>
  new RegExp(`^\\s*(?:export\\s+)?(?:${names.join('|')})\\s*=`);

/**
 * The text of a `.env` file with these variables set in it, and those of `unset` taken out; its other lines stay as they
 * are. Throws for a value that `quoted` has no form for.
 */
export function withVariables(
  text: string,
  variables: Record<string, string>,
  unset: string[] = [],
): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const kept = unset.length > 0 ? lines.filter((line) => !setsOneOf(unset).test(line)) : lines;
  for (const [name, value] of Object.entries(variables)) {
    const written = quoted(value);
    if (written === undefined) throw new Error(`A .env file cannot hold ${name}.`);
    const line = `${name}=${written}`;
    const sets = setsOneOf([name]);
    const at = kept.findIndex((each) => sets.test(each));
    // the last one of a name counts: a second would undo the change
    const others = kept.filter((each, index) => index === at || !sets.test(each));
    if (at < 0) others.push(line);
    else others[at] = line;
    kept.splice(0, kept.length, ...others);
  }
  return kept.length > 0 ? `${kept.join('\n')}\n` : '';
}

/** Writes variables into a `.env` file that its owner alone can read, and takes those of `unset` out of it. */
export function writeEnv(
  file: string,
  variables: Record<string, string>,
  unset: string[] = [],
): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const draft = `${file}.new`;
  writeFileSync(draft, withVariables(before, variables, unset), { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}
