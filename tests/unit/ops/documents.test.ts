import { readFileSync } from 'node:fs';
import { dependencies, devDependencies, scripts } from '@/package.json';
import { deadReferences, type Project, pathsBelow } from '@/tests/support/documents';

const project: Project = {
  paths: pathsBelow(process.cwd()),
  scripts: new Set(Object.keys(scripts)),
};

/** The legal texts are the owner's; all other Markdown tells of the project. */
const documents = [...project.paths].filter(
  (file) => file.endsWith('.md') && !/^content\/legal\/(?!README\.md$)/.test(file),
);

test('the documents are found', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']),
  );
});

test.each(documents)('%s names only what is there', (document) => {
  expect(deadReferences(document, readFileSync(document, 'utf8'), project)).toEqual([]);
});

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []).sort();

test('each decision is in the index', () => {
  const records = documents.flatMap((file) => /^docs\/decisions\/(\d.*)$/.exec(file)?.[1] ?? []);
  expect(namesIn('docs/decisions/README.md', /^- \[\d+\]\((.*?)\)/gm)).toEqual(records.sort());
});

test.each(documents)('%s calls each decision by the number of its file', (document) => {
  const links = readFileSync(document, 'utf8').matchAll(/\[(\d{4})\]\([^)]*?(\d{4})-[^)]*\)/g);
  for (const [link, called, number] of links) expect([link, called]).toEqual([link, number]);
});

test('each dependency has its reason, and nothing else has one', () => {
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const [, tables = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Dependencies');
  const names = [...tables.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(.*?)`/g)].map(([, name = '']) => name),
  );
  const known = installed.map((name) => name.replace(/^@types\/.*/, '@types/*'));
  expect(names.sort()).toEqual([...new Set(known)].sort());
});

describe('the check', () => {
  const small: Project = {
    paths: new Set(['README.md', 'docs', 'docs/a.md', 'lib', 'lib/lead', 'lib/lead/mail.ts']),
    scripts: new Set(['test', 'dev']),
  };
  const inReadme = (markdown: string) => deadReferences('README.md', markdown, small);

  test.each([
    ['a path in code', 'See `lib/lead/post.ts`.', 'lib/lead/post.ts'],
    ['a folder', 'In `lib/leads/` it is.', 'lib/leads'],
    ['a path of a folder that is gone', '`src/mail.ts`', 'src/mail.ts'],
    ['a pattern that nothing matches', '`lib/lead/*.tsx`', 'lib/lead/*.tsx'],
    ['a placeholder that nothing fills', '`docs/<name>.txt`', 'docs/*.txt'],
    [
      'a label of a diagram',
      '```mermaid\nflowchart TD\n  a["lib/lead/post.ts<br/>sends"]\n```',
      'lib/lead/post.ts',
    ],
    ['a script in code', '`npm run demo`', 'npm run demo'],
    ['a script in a block', '```\nnpm run demo -- x\n```', 'npm run demo'],
    ['a link to a file', '[here](docs/b.md)', 'docs/b.md'],
    ['a link to a heading', '# One\n\n[here](#two)', '#two'],
    ['what stands in a table', '| a |\n| - |\n| `lib/b.ts` |', 'lib/b.ts'],
  ])('finds %s', (_, markdown, dead) => {
    expect(inReadme(markdown)).toEqual([dead]);
  });

  test.each([
    ['what is there', '`lib/lead/mail.ts`, `lib/*/mail.ts`, `lib/`, `lib/<part>/mail.ts`'],
    ['scripts that are there', '`npm run dev`, `npm test`'],
    ['links that resolve', '# One\n\n[a](docs/a.md) [b](#one) [c](https://x.example/lib/b.ts)'],
    ['addresses, packages and media types', '`/api/health`, `@scope/name`, `text/html`, `a/b`'],
    ['what commands make', '`.next/server/x.css`, `screenshots/README.md`'],
    ['addresses of other sites in code', '`https://x.example/lib/b.ts`, `/etc/lib/b.ts`'],
  ])('passes over %s', (_, markdown) => {
    expect(inReadme(markdown)).toEqual([]);
  });

  test('links lead on from the folder of their document', () => {
    const link = '[mail](../lib/lead/mail.ts) [gone](lib/lead/mail.ts)';
    expect(deadReferences('docs/a.md', link, small)).toEqual(['lib/lead/mail.ts']);
  });
});
