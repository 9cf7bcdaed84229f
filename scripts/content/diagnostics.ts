// The compiler over the content alone.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { localBin, root } from '@/scripts/lib/project.mjs';

/** One finding of the compiler. */
export interface Diagnostic {
  file: string;
  line: number;
  code: number;
  /** Its first line, and the reasons that the compiler gives below it. */
  message: string;
  reasons: string;
}

const head = /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/;

/** Reads the compiler's plain output. Paths come back from `folder`, with forward slashes. */
function readDiagnostics(output: string, folder: string): Diagnostic[] {
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

/** What it finds, in about a second. Rejects where it could not run at all. */
export function contentDiagnostics(): Promise<Diagnostic[]> {
  const project = path.join(root, 'scripts', 'content', 'tsconfig.json');
  const args = [localBin('typescript', 'tsc'), '-p', project, '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      const found = readDiagnostics(stdout, root);
      if (error && found.length === 0) reject(new Error(`${stdout}${stderr}` || error.message));
      else resolve(found);
    });
  });
}
