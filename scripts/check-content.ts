// An early step of a build: mistakes in the content, in words for whoever edits it. Slips and shapes are the compiler's;
// what types cannot say is looked for once it finds nothing.
import { spawnSync } from 'node:child_process';
import { localBin, root } from './lib/project.mjs';

function compilerFindings(): string[] {
  const project = ['-p', 'scripts/content-tsconfig.json', '--pretty', 'false'];
  const tsc = [localBin('typescript', 'tsc'), ...project];
  const { status, stdout, stderr } = spawnSync(process.execPath, tsc, {
    encoding: 'utf8',
  });
  if (status === 0) return [];
  const said = stdout.replaceAll(/\((\d+),\d+\): error TS\d+:/g, ', line $1:').trim();
  return [said || stderr];
}

process.chdir(root);
const found = compilerFindings();
if (found.length === 0) found.push(...(await import('./content-rules')).contentMistakes());
if (found.length > 0) {
  console.error(`The content has mistakes:\n\n${found.join('\n')}\n`);
  console.error('How the content is edited: content/LEGGIMI.md');
  process.exitCode = 1;
}
