import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { solutions } from '@/content/solutions';

// What somebody reads who has made mistakes in the content and starts a build: in a folder with what its first steps
// need, for they say no before anything is built.

const needed = ['content', 'lib', 'build', 'scripts', 'styles', 'components', 'app'];
const files = ['.gitignore', 'package.json', 'tsconfig.json'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-content-'));
  for (const name of [...needed, ...files])
    await cp(path.resolve(name), path.join(folder, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Edit = [file: string, before: string | RegExp, after: string];

/** What the build says of the content after these edits, each of a text that has to be there: a line a mistake. */
async function saidAfter(...edits: Edit[]): Promise<string[]> {
  for (const [file, before, after] of edits) {
    const whole = path.join(folder, 'content', file);
    const text = await readFile(whole, 'utf8');
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} has no ${before}`);
    await writeFile(whole, changed);
  }
  const build = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: 'https://www.agenzia-linea.it' },
  });
  const { stdout, stderr } = await build.then(
    () => ({ stdout: 'it was built', stderr: '' }),
    (error: { stdout: string; stderr: string }) => error,
  );
  expect(stdout).toBe('');
  expect(stderr).toContain('content/LEGGIMI.md');
  return stderr.split('\n').filter((line) => line.startsWith('content/'));
}

const [model, other, gone] = solutions.toSorted(
  (a, b) => Number('demonstration' in b) - Number('demonstration' in a),
);
if (!model || !other || !gone) throw new Error('the test needs three solutions');
const modelFile = `solutions/${model.slug}.ts`;
const otherFile = `solutions/${other.slug}.ts`;

test('an owner’s slip is named by file and line before anything is built', async () => {
  const said = await saidAfter(
    ['home.ts', /\n\s+servicesButton: .*/, ''],
    ['hospitality.ts', 'results:', 'result:'],
    ['demos/chatbot.ts', / Silvia: /, ' Silvia '],
    ['contact.ts', "from '@/content/facts'", "from '@/content/fatti'"],
    [modelFile, /demo: '(\w+)'/, "demo: '$1x'"],
  );
  const about = (file: string) =>
    said.filter((line) => line.startsWith(`content/${file}, line `)).join('\n');
  expect(about('home.ts')).toContain("'servicesButton' is missing");
  expect(about('hospitality.ts')).toContain("'result'");
  expect(about('demos/chatbot.ts')).toContain('22:47 Silvia ciao');
  expect(about('contact.ts')).toContain('@/content/fatti');
  expect(about(modelFile)).toContain('Did you mean');
});

test('a line of a simulation that says nothing is quoted', async () => {
  const said = await saidAfter(['demos/chatbot.ts', /Silvia: .*'/, "Silvia: '"]);
  expect(said).toEqual([expect.stringContaining("'22:47 Silvia: ' is no line")]);
});

test('names that lead nowhere, a removed solution’s among them, texts without room and what stands twice are named, with what to do', async () => {
  const long = 'Sessanta caratteri sono pochi, e questo testo ne ha qualcuno di troppo.';
  await rm(path.join(folder, `content/solutions/${gone.slug}.ts`));
  const said = await saidAfter(
    ['facts.ts', /euros\(\d+\)/, 'euros(1.490)'],
    ['demos/chatbot.ts', '#8 Seguita', '#9 Seguita'],
    ['hospitality.ts', /(cards: \[[\s\S]*?slug: )'.*'/, "$1'card'"],
    ['hospitality.ts', /(demo: \{[\s\S]*?slug: )'.*'/, "$1'part'"],
    ['order.ts', `'${other.slug}'`, "'another'"],
    ['order.ts', /\n\];\s*$/, `\n  '${model.slug}',\n  '${model.slug}',\n];\n`],
    ['network.ts', /first: '.*'/, "first: 'first'"],
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
  const expected: [file: string, field: string, what: string][] = [
    ['facts.ts', 'euros(1.490)', 'write 1490'],
    ['demos/chatbot.ts', '#9 Seguita da', 'write #8'],
    ['hospitality.ts', 'services.cards', "no solution 'card'"],
    ['hospitality.ts', 'demo', "no solution 'part'"],
    ['order.ts', 'solutionOrder', "no solution 'another'"],
    ['order.ts', 'menuOrder', `'${model.slug}' stands twice`],
    ['network.ts', 'mapRuns', "no solution 'first'"],
    ['home.ts', 'why.cards', 'the list is empty'],
    ['ai-page.ts', 'meta.description', 'too short for search results'],
    [modelFile, 'meta.title', 'too long for search results'],
    [modelFile, 'menuDescription', `shorten it by ${long.length - 60}`],
    [modelFile, 'run.from', "'nowhere' is none of map.from"],
    [modelFile, 'run.to', "'nobody' is none of map.to"],
    [modelFile, 'route', "write kind: 'terminus'"],
    [modelFile, 'questions.items', "'Quanto?' stands twice"],
    [otherFile, 'slug', 'is not the file’s name'],
  ];
  for (const [file, field, what] of expected) {
    const about = said.filter(
      (line) => line.startsWith(`content/${file},`) && line.includes(`, ${field}: `),
    );
    expect([file, field, about.join('\n')]).toEqual([file, field, expect.stringContaining(what)]);
  }
  expect(said).toContainEqual(expect.stringMatching(/^content\/network\.ts, line \d+, mapRuns: /));
  expect(said).toContainEqual(
    expect.stringMatching(
      new RegExp(`^content/order\\.ts, line \\d+.*no solution '${gone.slug}': delete it`),
    ),
  );
});
