import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { solutions } from '@/content/solutions';
import { runIn } from '@/tests/support/project-copy';

// What somebody reads who has made mistakes in the content and starts a build: in a folder with what its first steps
// need, for they say no before anything is built.

const needed = ['content', 'lib', 'build', 'scripts', 'package.json', 'tsconfig.json'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-content-'));
  for (const name of needed) {
    await cp(path.resolve(name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

type Edit = [file: string, before: string | RegExp, after: string];

/** Changes a text of a file, which has to be there. */
async function edit([file, before, after]: Edit): Promise<void> {
  const whole = path.join(folder, 'content', file);
  const text = await readFile(whole, 'utf8');
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has no ${before}`);
  await writeFile(whole, changed);
}

/** What the build says of the content after these edits, a line each; nothing of it where there is no mistake. */
async function saidAfter(...edits: Edit[]): Promise<string[]> {
  for (const each of edits) await edit(each);
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  const check = runIn(folder, process.execPath, tsx, 'scripts/check-content.ts');
  const said = await check.catch(({ stderr }: { stderr: string }) => stderr);
  return said.split('\n').filter((line) => line.startsWith('content/') && line.includes(': '));
}

test('content without a mistake is built without a word', async () => {
  expect(await saidAfter()).toEqual([]);
});

test('the build ends at a mistake, before anything is built, and says where help is', async () => {
  await edit(['home.ts', "consultationButton: '", "consultationButton '"]);
  const failed = await runIn(folder, 'npm', 'run', 'build').then(
    () => undefined,
    (error: { stdout: string; stderr: string }) => error,
  );
  const lines = (await readFile(path.join(folder, 'content/home.ts'), 'utf8')).split('\n');
  const line = lines.findIndex((each) => each.includes('consultationButton')) + 1;
  expect(failed?.stderr).toContain(`content/home.ts, line ${line}: ',' expected.`);
  expect(failed?.stderr).toContain('content/LEGGIMI.md');
  expect(failed?.stdout).not.toContain('Next.js');
});

/** A solution with a simulation, and another one. */
const [model, other] = solutions.toSorted(
  (a, b) => Number('demonstration' in b) - Number('demonstration' in a),
);
if (!model || !other) throw new Error('the test needs two solutions');
const modelFile = `solutions/${model.slug}.ts`;
const otherFile = `solutions/${other.slug}.ts`;

test('slips and what the pages need are told by file, line and name', async () => {
  const said = await saidAfter(
    ['home.ts', /\n\s+servicesButton: .*/, ''],
    ['home.ts', /facts\.(\w+)/, 'facts.$1s'],
    ['hospitality/cases.ts', 'results:', 'result:'],
    ['contact.ts', "from '@/content/facts'", "from '@/content/fatti'"],
    ['not-found.ts', /\$\{facts\.\w+\.text\}/g, 'mezz’ora'],
    [modelFile, /demo: '(\w+)'/, "demo: '$1x'"],
    [otherFile, 'export const solution', 'export const mine'],
  );
  const about = (file: string) => said.filter((line) => line.startsWith(`content/${file}, line `));
  expect(about('home.ts').join()).toContain("'servicesButton' is missing");
  expect(about('home.ts').join()).toContain('Did you mean');
  expect(about('hospitality/cases.ts').join()).toContain("'result'");
  expect(about('contact.ts').join()).toContain('@/content/fatti');
  expect(about('not-found.ts').join()).toContain("'facts' is declared but");
  expect(about(modelFile).join()).toContain('Did you mean');
  expect(about('solution-list.ts').join()).toContain(`"./solutions/${other.slug}"`);
});

test('names that lead nowhere, texts without room and what stands twice are told with their fields', async () => {
  const long = 'Sessanta caratteri sono pochi, e questo testo ne ha qualcuno di troppo.';
  const said = await saidAfter(
    ['facts.ts', /euros\(\d+\)/, 'euros(1.490)'],
    ['hospitality/services.ts', /slug: '.*'/, "slug: 'card'"],
    ['hospitality/demo.ts', /slug: '.*'/, "slug: 'part'"],
    ['order.ts', `'${other.slug}'`, "'another'"],
    ['order.ts', /\n\];\s*$/, `\n  '${model.slug}',\n  '${model.slug}',\n];\n`],
    ['network.ts', /first: '.*'/, "first: 'first'"],
    ['home.ts', /slug: '.*'/, "slug: 'calculator'"],
    ['home.ts', /( {2}why: \{[\s\S]*?cards: )\[[\s\S]*?\n {4}\]/, '$1[]'],
    ['ai-page.ts', /description:\n?.*'.*'/, "description: 'Troppo corta.'"],
    [modelFile, /title: .*/, `title: '${long}',`],
    [modelFile, /menuDescription: .*/, `menuDescription: '${long}',`],
    [
      modelFile,
      /from: '\w+',\n {4}to: '\w+'/,
      "from: 'nowhere' as 'sito',\n    to: 'nobody' as 'crm'",
    ],
    [modelFile, "kind: 'terminus'", "kind: 'station'"],
    [
      modelFile,
      /( {2}questions: \{[\s\S]*?question: )'[^']*'([\s\S]*?question: )'[^']*'/,
      "$1'Quanto?'$2'Quanto?'",
    ],
    [otherFile, `slug: '${other.slug}'`, `slug: '${model.slug}'`],
  );
  const over = long.length - 60;
  const expected: [file: string, field: string, what: string][] = [
    ['facts.ts', 'euros(1.490)', 'Write 1490'],
    ['hospitality/services.ts', "cards.slug, 'card'", 'no such solution. Delete it'],
    ['hospitality/demo.ts', "slug, 'part'", 'no such solution'],
    ['order.ts', "solutionOrder, 'another'", 'no such solution'],
    ['order.ts', 'menuOrder', `'${model.slug}' stands twice`],
    ['network.ts', "mapRuns, 'first'", 'no such solution'],
    ['home.ts', "savings.slug, 'calculator'", 'no such solution'],
    ['home.ts', 'why.cards', 'the list is empty'],
    ['ai-page.ts', 'meta.description', 'too short for search results'],
    [modelFile, 'meta.title', 'too long for search results'],
    [modelFile, 'menuDescription', `room for 60. Shorten it by ${over}`],
    [modelFile, 'run.from', "'nowhere' is no station"],
    [modelFile, 'run.to', "'nobody' is no station"],
    [modelFile, 'route', "write kind: 'terminus'"],
    [modelFile, 'questions.items', "'Quanto?' stands twice"],
    [otherFile, 'slug', "is not the file's name"],
  ];
  for (const [file, field, what] of expected) {
    const told = said.filter((line) => line.startsWith(`content/${file}, ${field}: `));
    expect(told.join('\n')).toContain(what);
  }
});

test('a removed solution is told wherever something still names it, and then no more', async () => {
  const removed = new RegExp(`'${other.slug}': there is no such solution`);
  await rm(path.join(folder, 'content', otherFile));
  await runIn(folder, process.execPath, 'scripts/list-solutions.mjs');
  const said = await saidAfter();
  expect(said.filter((line) => !removed.test(line))).toEqual([]);
  expect(said).toContainEqual(expect.stringMatching(/^content\/order\.ts, /));
  // what it names is deleted, or led elsewhere
  const files = new Set(said.map((line) => line.slice('content/'.length, line.indexOf(','))));
  const again = await saidAfter(
    ...[...files].map((file): Edit => {
      const entry = file === 'order.ts' ? `  '${other.slug}',\n` : `'${other.slug}'`;
      return [file, new RegExp(entry, 'g'), file === 'order.ts' ? '' : `'${model.slug}'`];
    }),
  );
  expect(again.filter((line) => !/stands twice/.test(line))).toEqual([]);
});
