import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brandFiles } from '../brand/files';
import { errorText } from '../lib/project';
import { listSolutions } from '../lib/solution-list';
import { compilerMistakes } from './compiler';
import { lineOf, linesOf, mistake, placed } from './place';

/** A simulation's lines are read as it is imported, and the first that is none stops there. */
function unreadLine(error: unknown): string {
  const [, line, instead = ''] = /^'(.+)' is no line: (.+)$/s.exec(errorText(error)) ?? [];
  if (line === undefined) return errorText(error);
  const folder = 'content/demos';
  const files = readdirSync(folder).map((name) => path.posix.join(folder, name));
  const file = files.find((each) => linesOf(each).some((text) => text.includes(line))) ?? folder;
  const place = placed(file, file === folder ? null : lineOf(file, '', line));
  return mistake(place, `questa non è una battuta: '${line}'`, instead);
}

/** Every mistake of `content/`, with its place and what to write, in Italian: who edits it does not program. '' for none. */
export async function contentMistakes(): Promise<string> {
  await listSolutions();
  const found: string[] = [];
  await brandFiles().catch((error) => found.push(errorText(error)));
  // where a field of the brand is missing, all that reads it has the wrong type
  found.push(...(await compilerMistakes({ formOnly: found.length > 0 })));
  if (found.length === 0)
    try {
      found.push(...(await import('./rules')).ruleMistakes());
    } catch (error) {
      found.push(unreadLine(error));
    }
  if (found.length === 0) return '';
  return `Nei contenuti c’è da correggere:\n\n${found.join('\n')}\n\nCome si scrivono: content/LEGGIMI.md`;
}
