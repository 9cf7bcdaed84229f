// An early step of a build: mistakes in the content, told in words to whoever edits it. Each kind is looked for only
// where the one before found nothing, because it would be misled by it.

import { contentDiagnostics } from './content/diagnostics';
import { type Mistake, told } from './content/mistake';
import { numberMistakes } from './content/numbers';
import { placeOf } from './content/place';
import { isReadable, readContent } from './content/sources';
import { syntaxMistake } from './content/syntax';
import { typeMistakes } from './content/types';
import { root } from './lib/project.mjs';

async function mistakes(): Promise<Mistake[]> {
  const modules = await readContent(root);
  const sources = modules.filter(isReadable);
  const unreadable = modules.filter((module) => 'code' in module);
  if (unreadable.length > 0) return unreadable.map(syntaxMistake);
  const misshapen = [...typeMistakes(await contentDiagnostics()), ...numberMistakes(sources)];
  if (misshapen.length > 0) return misshapen;
  const { contentFindings } = await import('./content/meaning');
  const { solutionFindings } = await import('./content/solution');
  const findings = [...(await solutionFindings(root)), ...contentFindings()];
  return findings.map(({ way, what, mend }) => ({ ...placeOf(sources, way), what, mend }));
}

const found = await mistakes();
if (found.length > 0) {
  const many = found.length === 1 ? 'a mistake' : `${found.length} mistakes`;
  console.error(`The content has ${many}:\n`);
  for (const mistake of found) console.error(told(mistake));
  console.error('\nHow the content is edited: content/LEGGIMI.md');
  process.exitCode = 1;
}
