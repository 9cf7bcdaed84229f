// What the TypeScript compiler finds in content/, told in Italian and once.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { localBin } from '../lib/project';
import type { Finding, Told } from './finding';
import { linesOf, mistake, placed } from './place';
import { syntaxMistake } from './syntax-mistakes';
import { typeMistake } from './type-mistakes';

const project = ['-p', 'scripts/content-tsconfig.json', '--pretty', 'false', '--locale', 'it'];

async function findings(): Promise<Finding[]> {
  const tsc = [localBin('typescript', 'tsc'), ...project];
  const said = await promisify(execFile)(process.execPath, tsc).then(
    () => '',
    (error: { stdout: string; stderr: string }) => {
      if (!error.stdout) throw new Error(error.stderr);
      return error.stdout;
    },
  );
  return said.split(/\n(?=\S)/).flatMap((each) => {
    const [, file = '', line, column, code, text = ''] =
      /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/s.exec(each.trim()) ?? [];
    return file
      ? [{ file, line: Number(line), column: Number(column), code: Number(code), text }]
      : [];
  });
}

/** 1117 is a field that stands twice. */
const isSyntax = ({ code }: Finding) => code < 2000 && code !== 1117;

/** One for each line; a line that is only wrong because of another one is left out. */
function toldOf(file: string, found: Finding[]): string[] {
  const lines = linesOf(file);
  const told = new Map<number, Told>();
  const tell = (one: Told | null) => one && !told.has(one.line) && told.set(one.line, one);
  const syntax = found.filter(isSyntax);
  // what has been told takes the lines after it along
  for (const each of syntax)
    if (!told.has(each.line)) tell(syntaxMistake(lines, each, (line) => told.has(line)));
  const [first] = syntax;
  if (first && told.size === 0)
    tell({
      line: first.line,
      what: `qui il file non si legge più (${first.text})`,
      instead: 'guarda questa riga e quella prima: virgolette, due punti, virgola, parentesi',
    });
  if (!first) for (const each of found) tell(typeMistake(lines, each, found));
  return [...told.values()].map(({ line, what, instead }) =>
    mistake(placed(file, line), what, instead),
  );
}

const factsFile = 'content/facts.ts';

/** Facts whose number stands alone: all that quotes them has the wrong type. */
function bareFacts() {
  return linesOf(factsFile).flatMap((source, i) => {
    const [, name, number] = /^ {2}(\w+): (-?[\d.,]*\d),/.exec(source) ?? [];
    if (!name) return [];
    const what = 'il numero è scritto da solo';
    const instead = `rimetti la parola di prima: euros(${number}), hours(${number}), minutes(${number}), share(${number})…`;
    return [{ name, told: mistake(placed(factsFile, i + 1, name), what, instead) }];
  });
}

/** Every mistake that the compiler sees in texts; of form alone, where it says so. The brand's are told by itself. */
export async function compilerMistakes({ formOnly }: { formOnly: boolean }): Promise<string[]> {
  const bare = bareFacts();
  /** What a number has not, or is not, wherever the fact is quoted. */
  const followsBare = ({ code, text }: Finding) =>
    bare.length > 0 &&
    /'(?:-?[\d.]+|number)'/.test(text) &&
    ([2339, 2551].includes(code) || text.includes("'Amount'"));
  const isLeftOver = ({ file, code }: Finding) =>
    bare.length > 0 && file === factsFile && code === 6133;
  const found = (await findings()).filter(
    (each) =>
      (!formOnly || isSyntax(each)) &&
      each.file.endsWith('.ts') &&
      !followsBare(each) &&
      !isLeftOver(each),
  );
  const files = [...new Set(found.map(({ file }) => file))];
  const told = files.flatMap((file) =>
    toldOf(
      file,
      found.filter((each) => each.file === file),
    ),
  );
  return [...bare.map((fact) => fact.told), ...told];
}
