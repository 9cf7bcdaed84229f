import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const legalNames = ['privacy', 'termini', 'cookie'];
const legalFile = (name: string) => `content/legal/${name}.md`;

const certificate = path.resolve('tests/support/certificate');

/** A certificate for localhost that signed itself; `file` is for NODE_EXTRA_CA_CERTS. */
export const localhost = {
  file: path.join(certificate, 'localhost.crt'),
  key: readFileSync(path.join(certificate, 'localhost.key'), 'utf8'),
  cert: readFileSync(path.join(certificate, 'localhost.crt'), 'utf8'),
};

export interface LaunchProject {
  folder: string;
  write(file: string, text: string): void;
  /** Runs the check with these variables and no others of its own. Never rejects. */
  check(
    environment: Record<string, string>,
    ...options: string[]
  ): Promise<{ output: string; exitCode: number }>;
  remove(): void;
}

/** A copy of what the launch check reads, to be changed as an owner changes it. */
export function launchProject(): LaunchProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-test-'));
  for (const part of ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(part, path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

  function write(file: string, text: string): void {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  return {
    folder,
    write,
    check(environment, ...options) {
      const tsx = path.join('node_modules', 'tsx', 'dist', 'cli.mjs');
      return new Promise((resolve) => {
        execFile(
          process.execPath,
          [tsx, 'scripts/launch-check.ts', ...options],
          { cwd: folder, env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment } },
          (error, stdout, stderr) => {
            resolve({ output: stdout + stderr, exitCode: Number(error?.code ?? 0) });
          },
        );
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Makes it what a new owner finds: placeholders, and no legal text. */
export function emptyOut({ folder, write }: LaunchProject): void {
  const file = 'content/site.ts';
  const emptied = readFileSync(path.join(folder, file), 'utf8')
    .replace(/brand: '[^']*'/, "brand: 'Linea'")
    .replace(/phoneE164: '[^']*'/, "phoneE164: '+390200000000'")
    .replace(/vatNumber: '[^']*'/, "vatNumber: 'IT00000000000'")
    .replace(/pec: '[^']*'/, "pec: '[nome@pec.example]'")
    .replace(/number: '\d*'/, "number: '390200000000'");
  write(file, emptied);
  for (const name of legalNames) rmSync(path.join(folder, legalFile(name)), { force: true });
}

const solutionFiles = () => readdirSync('content/solutions').map((name) => `solutions/${name}`);

/** Puts real-looking values in place of every placeholder, and a text for each legal link. */
export function fillIn({ folder, write }: LaunchProject): void {
  const prove = (name: string) => {
    const text = readFileSync(path.join(folder, 'content', name), 'utf8')
      .replaceAll('evidence: null', "evidence: { source: 'CRM', period: '2026', sample: '12' }")
      .replaceAll(
        'conditions: null',
        "conditions: { vat: 'esclusa', activation: '0', traffic: '0' }",
      );
    write(`content/${name}`, text);
  };
  const file = 'content/site.ts';
  const filled = readFileSync(path.join(folder, file), 'utf8')
    .replace(/brand: '[^']*'/, "brand: 'Rotaia'")
    .replaceAll('pec.example', 'pec.rotaia.it')
    .replaceAll('linea.example', 'rotaia.it')
    .replace(/\bphone: '[^']*'/, "phone: '+39 02 8765 4320'")
    .replace(/\bdemoPhone: '[^']*'/, "demoPhone: '+39 02 8765 4321'")
    .replaceAll('39020000000', '39028765432')
    .replace('IT00000000000', 'IT12345678903')
    .replace(/'\[([^\]]+)\]'/g, "'$1'");
  write(file, filled);
  for (const proven of ['figures.ts', 'hospitality.ts', ...solutionFiles()]) prove(proven);
  for (const name of legalNames) write(legalFile(name), `# ${name}\n\nTesto.\n`);
}
