import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { scripts } from '@/package.json';
import { generatedFolders } from '@/scripts/lib/project';
import { filesIn } from '../../support/files';

const own = readdirSync('.').filter((name) => !['.git', ...generatedFolders].includes(name));

/** The legal texts are the owner's; all other Markdown tells of the project. */
const folders = own.filter((name) => statSync(name).isDirectory());
const documents = [...own, ...filesIn(folders, /./)].filter((file) =>
  /^(?!content\/legal\/(?!README\.md)).*\.md$/.test(file),
);

/** What a document names that is not there: files behind links, paths in code, scripts of npm. */
function deadReferences(document: string): string[] {
  const text = readFileSync(document, 'utf8').replace(/```mermaid[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
    .flatMap(([, target = '']) => path.join(path.dirname(document), target))
    .filter((file) => !existsSync(file));
  const paths = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@[\]-]+)+)\/?`/g)]
    .flatMap(([, file = '']) => file)
    .filter((file) => own.includes(file.split('/')[0] ?? '') && !existsSync(file))
    // an owner may delete it, and what names it stays true
    .filter((file) => !file.startsWith('tests/specification'));
  const commands = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)/g)]
    .flatMap(([, script, short]) => script ?? short ?? '')
    .filter((script) => !(script in scripts));
  return [...links, ...paths, ...commands];
}

test('no document sends its reader to a file or a command that is not there', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(
    documents.flatMap((name) => deadReferences(name).map((dead) => `${name}: ${dead}`)),
  ).toEqual([]);
});

test('no comment sends its reader to a file that is not there', () => {
  const code = ['app', 'components', 'content', 'lib', 'scripts', 'styles'];
  const named = filesIn(code, /\.(?:tsx?|mjs|css)$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*(?:\/\*|\*|\/\/).*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/(?<![\w@/.-])[a-z]+\/[\w./[\]-]*\w\.(?:tsx?|mjs|css|md|json)\b/g)]
        .map(([path]) => path)
        .filter((path) => own.includes(path.split('/')[0] ?? ''))
        .map((path) => ({ file, path })),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  // the owner's texts, and a placeholder
  const dead = named.filter(
    ({ path }) => !existsSync(path) && !/^content\/legal\/|NAME/.test(path),
  );
  expect(dead.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

/** An expression as it is written, after what one can follow. */
const literal =
  /(?<=(?:[=(,:?&|![{;]|=>|return|^)\s*)\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;

const hasManySteps = (expression: RegExp) => analyse(expression).reports.length > 0;

test('no visitor can keep the server busy with a text: no expression takes more steps than the text is long', () => {
  const sources = filesIn(['app', 'components', 'content', 'lib'], /\.(?:tsx?|mjs)$/);
  const found = ['instrumentation.ts', 'middleware.ts', ...sources].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(literal)].map(({ 1: pattern = '', 2: flags, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return { file, line, expression: new RegExp(pattern, flags) };
    });
  });
  expect(found.length).toBeGreaterThan(100);
  const slow = found.filter(({ expression }) => hasManySteps(expression));
  expect(slow.map(({ file, line, expression }) => `${file}:${line} ${expression}`)).toEqual([]);
});
