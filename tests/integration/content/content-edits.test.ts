import { solutions } from '@/content/solutions';
import { contentFolder } from '../../support/content-folder';

// What an owner does by content/LEGGIMI.md: add, copy and take away. What is still to be done the check says.

let content: Awaited<ReturnType<typeof contentFolder>>;
beforeEach(async () => {
  content = await contentFolder();
});
afterEach(() => content.discard());

const [model] = solutions;
if (!model) throw new Error('the test needs a solution');
const modelFile = `solutions/${model.slug}.ts`;

test('a copied service: each text that it still shares is told of the copy, and with texts of its own it stands', async () => {
  const copy = 'solutions/su-misura.ts';
  await content.copy(modelFile, copy);
  await content.edit(
    [copy, `slug: '${model.slug}'`, "slug: 'su-misura'"],
    [copy, /\n {2}drawing: .*/, ''],
    ['order.ts', /\n\];/, "\n  'su-misura',\n];"],
  );
  const told = await content.mistakes();
  expect(told.filter((line) => !line.startsWith(`content/${copy}, riga `))).toEqual([]);
  const lines = (await content.read(copy)).split('\n');
  const shared = told.map((line) => lines[Number(/riga (\d+)/.exec(line)?.[1]) - 1] ?? '');
  for (const text of [model.name, model.exchange.reply, model.useCases.title])
    expect(shared).toContainEqual(expect.stringContaining(text.slice(0, 20)));
  for (const line of shared)
    await content.edit([copy, line, line.replace(/(?<=['`])\p{L}?/u, 'Z')]);
  expect(await content.mistakes()).toEqual([]);
});

/** Takes away what the check names: a line, or in hospitality.ts the block around it. */
async function takeAway(file: string, slug: string): Promise<void> {
  const text = await content.read(file);
  const block = new RegExp(`\\n(\\s+)(?:\\w+: )?\\{\\n\\s+slug: '${slug}',[\\s\\S]*?\\n\\1\\},`);
  const last = new RegExp(`,\\s*"${slug}": .*(?=\\n\\s*\\})`);
  const within = new RegExp(`\\n\\s*['"]${slug}['"].*,(?=\\n)`);
  const listed = new RegExp(`"${slug}", |(?:, )?"${slug}"(?=\\])`);
  const found = [block, last, within, listed].filter((each) => each.test(text));
  for (const each of found) await content.edit([file, each, '']);
}

test.each([
  ['avatar', 'ai-page.ts'],
  ['voicebot', 'home.ts'],
])(
  'a removed service, %s: what names it is told by its line, and texts that still speak of it are to be read again',
  async (drawing, speaks) => {
    const gone = solutions.find((each) => each.drawing === drawing);
    if (!gone) throw new Error(`the test needs the ${drawing}`);
    await content.remove(`solutions/${gone.slug}.ts`);
    const told = await content.mistakes();
    expect(told).not.toEqual([]);
    for (const line of told) {
      const [, file = '', number] = /^content\/(.+?), riga (\d+)/.exec(line) ?? [];
      const text = (await content.read(file)).split('\n')[Number(number) - 1] ?? '';
      expect(text).toContain(gone.slug);
      expect(line.includes('tutto il suo blocco')).toBe(file === 'hospitality.ts');
    }
    for (const line of told)
      await takeAway(line.replace(/^content\/(.+?), riga .*/s, '$1'), gone.slug);
    const { passed, said } = await content.run('check');
    expect([passed, said]).toEqual([true, expect.stringContaining(`content/${speaks}, riga `)]);
    expect(said).toMatch(new RegExp(`: parla di «${drawing}»`, 'i'));
  },
);

test('content check: a question, a problem and a demonstration may come and go', async () => {
  await content.edit(
    [modelFile, /( {2}questions: \{[\s\S]*?items: )\[[\s\S]*?\n {4}\]/, '$1[]'],
    [modelFile, /\n {2}demonstration: .*/, ''],
    ['hospitality.ts', /\n {4}chat: \{[\s\S]*?\n {4}\},/, ''],
    [
      'home.ts',
      /( {2}questions: \{[\s\S]*?items: \[)/,
      "$1\n      { question: 'Una in più?', answer: 'Sì.' },",
    ],
    [
      'home.ts',
      /( {2}problems: \{[\s\S]*?items: \[)/,
      "$1\n      { title: 'Un problema in più', text: 'Anche questo.' },",
    ],
  );
  expect(await content.mistakes()).toEqual([]);
});
