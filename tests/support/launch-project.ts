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
  for (const part of [
    'content',
    'lib',
    'build',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
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

/** Its brand file with these fields changed. */
function changeBrand({ folder, write }: LaunchProject, change: object): void {
  const file = 'content/brand.json';
  const brand = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  write(file, JSON.stringify({ ...brand, ...change }));
}

/** Makes it what a new owner finds: placeholders, and no legal text. */
export function emptyOut(project: LaunchProject): void {
  changeBrand(project, {
    name: 'Linea',
    telephone: '+39 02 0000 0000',
    whatsapp: '+39 02 0000 0000',
    vatNumber: 'IT00000000000',
    company: {
      legalName: '[Ragione sociale S.r.l.]',
      registeredOffice: '[Via e numero, CAP Comune (Provincia)]',
      businessRegister: null,
      rea: null,
      shareCapital: null,
      pec: '[nome@pec.example]',
    },
  });
  for (const name of legalNames)
    rmSync(path.join(project.folder, legalFile(name)), { force: true });
}

/** A company's own brand, in the place of placeholders. */
const rotaia = {
  name: 'Rotaia',
  mail: 'ciao@rotaia.it',
  telephone: '+39 02 8765 4320',
  demoTelephone: '+39 02 8765 4321',
  demoWhatsapp: '+39 333 123 4568',
  whatsapp: '+39 02 8765 4320',
  website: 'www.rotaia.it',
  vatNumber: 'IT12345678903',
  company: {
    legalName: 'Rotaia S.r.l.',
    registeredOffice: 'Via Roma 1, 20121 Milano (MI)',
    businessRegister: 'Registro Imprese di Milano 12345678903',
    rea: 'MI-1234567',
    shareCapital: '€ 10.000,00 i.v.',
    pec: 'rotaia@pec.rotaia.it',
  },
  about: {
    town: 'Milano',
    phoneHours: 'dal lunedì al venerdì, 9–18',
    people: [{ name: 'Anna Rossi', role: 'voicebot e CRM' }],
  },
};

const solutionFiles = () => readdirSync('content/solutions').map((name) => `solutions/${name}`);

/** Puts real-looking values in place of every placeholder, and a text for each legal link. */
export function fillIn(project: LaunchProject): void {
  const { folder, write } = project;
  const prove = (name: string) => {
    const text = readFileSync(path.join(folder, 'content', name), 'utf8')
      .replaceAll('evidence: null', "evidence: { source: 'CRM', period: '2026', sample: '12' }")
      .replaceAll(
        'conditions: null',
        "conditions: { vat: 'esclusa', activation: '0', traffic: '0' }",
      );
    write(`content/${name}`, text);
  };
  changeBrand(project, rotaia);
  write('content/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  for (const proven of ['figures.ts', 'hospitality/statistics.ts', ...solutionFiles()])
    prove(proven);
  for (const name of legalNames) write(legalFile(name), `# ${name}\n\nTesto.\n`);
}
