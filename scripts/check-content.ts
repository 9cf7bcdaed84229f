import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorText, localBin } from './lib/project';

const project = ['-p', 'scripts/content-tsconfig.json', '--pretty', 'false'];

async function compilerFindings(): Promise<string[]> {
  const tsc = [localBin('typescript', 'tsc'), ...project];
  try {
    await promisify(execFile)(process.execPath, tsc);
    return [];
  } catch (error) {
    const { stdout, stderr }: { stdout: string; stderr: string } = Object(error);
    return [stdout.replaceAll(/\((\d+),\d+\): error TS\d+:/g, ', line $1:').trim() || stderr];
  }
}

export async function contentMistakes(): Promise<string> {
  let found: readonly string[] = await compilerFindings();
  try {
    if (found.length === 0) found = (await import('./content-rules')).ruleFindings();
  } catch (error) {
    // a simulation's lines are read as it is imported
    found = [errorText(error)];
  }
  if (found.length === 0) return '';
  return `The content has mistakes:\n\n${found.join('\n')}\n\nHow it is edited: content/LEGGIMI.md`;
}
