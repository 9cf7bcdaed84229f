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
      instead:
        'guarda questa riga e quella prima: virgolette, virgola, parentesi. Se non lo trovi, annulla l’ultima modifica',
    });
  if (!first) for (const each of found) tell(typeMistake(lines, each, found));
  return [...told.values()].map(({ line, what, instead }) =>
    mistake(placed(file, line), what, instead),
  );
}

/** Every mistake that the compiler sees; of form alone, where it says so. */
export async function compilerMistakes({ formOnly }: { formOnly: boolean }): Promise<string[]> {
  const found = (await findings()).filter((each) => !formOnly || isSyntax(each));
  const files = [...new Set(found.map(({ file }) => file))];
  return files.flatMap((file) =>
    toldOf(
      file,
      found.filter((each) => each.file === file),
    ),
  );
}
