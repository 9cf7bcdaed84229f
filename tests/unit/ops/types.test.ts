import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

/** What the project's own options find wrong in the folder. */
function faults(): string {
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '--noEmit'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return String(Object(error).stdout);
  }
}

test('types: a file that came or went since the last check counts', () => {
  const options = { types: [] };
  const include = ['*.ts'];
  const tsconfig = { extends: path.resolve('tsconfig.json'), compilerOptions: options, include };
  write('tsconfig.json', JSON.stringify(tsconfig));
  write('a.ts', 'export const a: Added = 1;');
  expect(faults()).toMatch(/Cannot find name 'Added'/);
  write('added.d.ts', 'type Added = number;');
  expect(faults()).toBe('');
  rmSync(path.join(folder, 'added.d.ts'));
  expect(faults()).toMatch(/Cannot find name 'Added'/);
});
