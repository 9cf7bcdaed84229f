import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { localBin } from './lib/project';

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
  const found = await compilerFindings();
  if (found.length === 0) found.push(...(await import('./content-rules')).ruleFindings());
  if (found.length === 0) return '';
  return `The content has mistakes:\n\n${found.join('\n')}\n\nHow it is edited: content/LEGGIMI.md`;
}
