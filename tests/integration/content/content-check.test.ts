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
  const check = runIn(
    folder,
    process.execPath,
    'node_modules/tsx/dist/cli.mjs',
    'scripts/check-content.ts',
  );
  const said = await check.catch(({ stderr }: { stderr: string }) => stderr);
  return said.split('\n').filter((line) => line.startsWith('content/') && line.includes(': '));
}

/** The first line of a file that holds a text, from 1. */
async function lineOf(file: string, text: string | RegExp): Promise<number> {
  const lines = (await readFile(path.join(folder, 'content', file), 'utf8')).split('\n');
  return (
    lines.findIndex((line) => (typeof text === 'string' ? line.includes(text) : text.test(line))) +
    1
  );
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
  const line = await lineOf('home.ts', 'consultationButton');
  expect(failed?.stderr).toContain(
    `content/home.ts, line ${line}: the colon after the name of a field is missing.`,
  );
  expect(failed?.stderr).toContain('content/LEGGIMI.md');
  expect(failed?.stdout).not.toContain('Next.js');
});

test('slips of the pen are told in every file that has one', async () => {
  const said = await saidAfter(
    ['home.ts', /lead: '[^']+',\n/, "lead: 'Senza virgola'\n"],
    ['contact.ts', "title: '", "title: 'L'ultima "],
  );
  expect(said).toEqual([
    expect.stringMatching(
      /^content\/contact\.ts, line \d+: an apostrophe ends the text too early\./,
    ),
    expect.stringMatching(
      /^content\/home\.ts, line \d+: a comma is missing\. Write one at the end of line \d+\.$/,
    ),
  ]);
});

/** A solution with a simulation, and another one. */
const [model, other] = solutions.toSorted(
  (a, b) => Number('demonstration' in b) - Number('demonstration' in a),
);
if (!model || !other) throw new Error('the test needs two solutions');
const modelFile = `solutions/${model.slug}.ts`;
const otherFile = `solutions/${other.slug}.ts`;

test('what the pages need and the content has not is told by field and name', async () => {
  const said = await saidAfter(
    ['home.ts', /\n\s+servicesButton: .*/, ''],
    ['home.ts', /facts\.(\w+)/, 'facts.$1s'],
    ['home.ts', /number: '(\d)'/, 'number: $1'],
    ['hospitality/cases.ts', 'results:', 'result:'],
    ['hospitality/hero.ts', /time: '(.*)',/, "time: '$1',\n    time: '$1',"],
    ['contact.ts', "from '@/content/facts'", "from '@/content/fatti'"],
    ['facts.ts', /hours\((\d+)\)/, "hours('$1')"],
    ['facts.ts', /minutes\((\d+)\)/, 'minutes($1,5)'],
    ['facts.ts', /euros\(\d+\)/, 'euros(1.490)'],
    ['not-found.ts', /\$\{facts\.\w+\.text\}/g, 'mezz’ora'],
    [modelFile, /demo: '(\w+)'/, "demo: '$1x'"],
    [modelFile, "import { facts } from '@/content/facts';\n", ''],
    [modelFile, /from: \['\w+'/, "from: ['fax'"],
    [otherFile, 'export const solution', 'export const mine'],
  );
  const about = (file: string) => said.filter((line) => line.startsWith(`content/${file}`)).sort();
  expect(about('home.ts').join('\n')).toMatch(/the field 'servicesButton' is missing/);
  expect(about('home.ts').join('\n')).toMatch(
    /content\/facts\.ts has no figure '(\w+)s'\. Did you mean '\1'\?/,
  );
  const numbered = await lineOf('home.ts', /number: \d/);
  expect(about('home.ts').join('\n')).toContain(
    `line ${numbered}: a text belongs here. Write it between quotes: 'like this'.`,
  );
  expect(about('facts.ts')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('a number belongs between the brackets. Write it without quotes'),
      expect.stringContaining('Decimals follow a point'),
      expect.stringMatching(/1\.490 is 1\.49 here.* Write 1490/),
    ]),
  );
  expect(about('hospitality/cases.ts')).toEqual([
    expect.stringContaining("no field 'result' in this block. Did you mean 'results'?"),
  ]);
  expect(about('hospitality/hero.ts')).toEqual([
    expect.stringContaining('stands twice in its block'),
  ]);
  expect(about('contact.ts')).toEqual([
    expect.stringMatching(/line \d+: the file @\/content\/fatti does not exist\./),
  ]);
  expect(about('not-found.ts')).toEqual([
    expect.stringContaining("nothing in the file uses 'facts' any more. Delete it"),
  ]);
  expect(about(modelFile)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("'fax' is none of what can stand here."),
      expect.stringMatching(/'(\w+)x' is none of what can stand here\. Did you mean '\1'\?/),
      expect.stringContaining("import { facts } from '@/content/facts';"),
    ]),
  );
  expect(about(modelFile)).toHaveLength(3);
  expect(about(otherFile)).toEqual([
    `content/${otherFile}: the solution in it is not found. Its block begins with the line: export const solution: SolutionContent = {`,
  ]);
});

test('names that lead nowhere, texts without room and what stands twice are told with their lines', async () => {
  const long = 'Sessanta caratteri sono pochi, e questo testo ne ha qualcuno di troppo.';
  const said = await saidAfter(
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
  const told = async (file: string, text: string | RegExp, what: string) => {
    const line = await lineOf(file, text);
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`^content/${file}, line ${line}: .*${what}`)),
    );
  };
  await told('hospitality/services.ts', "'card'", "no solution 'card'.*delete this entry");
  await told('hospitality/demo.ts', "'part'", "no solution 'part'");
  await told('order.ts', "'another'", "no solution 'another'");
  await told('network.ts', "'first'", "no solution 'first'");
  await told('home.ts', "'calculator'", "no solution 'calculator'");
  await told('home.ts', 'cards: []', 'a title above nothing');
  await told('ai-page.ts', 'Troppo corta', 'too short for search results');
  await told(modelFile, `title: '${long}`, 'too long for search results.*Shorten it by');
  await told(
    modelFile,
    'menuDescription',
    `too long for the menu.*Shorten it by ${long.length - 60}`,
  );
  await told(modelFile, "from: 'nowhere'", "goes from 'nowhere', where this line has no station");
  await told(modelFile, "to: 'nobody'", "goes to 'nobody', where this line has no station");
  const together = said.join('\n');
  expect(together).toMatch(
    new RegExp(`order\\.ts, line \\d+: the solution '${model.slug}' stands twice`),
  );
  expect(together).toMatch(/line \d+: the last stop of the route is no terminus/);
  expect(together).toMatch(/line \d+: the question 'Quanto\?' stands twice/);
  expect(together).toMatch(new RegExp(`line \\d+: .*\\.ts has the slug '${model.slug}' too`));
});

test('a removed solution is told wherever something still names it, and then no more', async () => {
  const removed = new RegExp(`there is no solution '${other.slug}'`);
  await rm(path.join(folder, 'content', otherFile));
  await runIn(folder, process.execPath, 'scripts/list-solutions.mjs');
  const said = await saidAfter();
  expect(said.filter((line) => !removed.test(line))).toEqual([]);
  expect(said).toContainEqual(expect.stringMatching(/^content\/order\.ts, line \d+:/));
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
