import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '@/package.json';
import { generatedFolders } from '@/scripts/lib/project';

const own = readdirSync('.').filter((name) => !['.git', ...generatedFolders].includes(name));

/** The legal texts are the owner's; all other Markdown tells of the project. */
const documents = own
  .flatMap((name) => {
    if (name.endsWith('.md')) return [name];
    if (!statSync(name).isDirectory()) return [];
    return readdirSync(name, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${name}/${file}`,
    );
  })
  .filter((file) => file.endsWith('.md') && !/^content\/legal\/(?!README\.md$)/.test(file));

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
  const commands = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)]
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
