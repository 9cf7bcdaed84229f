import { solutions } from '@/content/solutions';
import { contentFolder } from '../../support/content-folder';

// What an owner reads who has made mistakes in the content: from `npm run check`, and before anything is built.

let content: Awaited<ReturnType<typeof contentFolder>>;
beforeEach(async () => {
  content = await contentFolder();
});
afterEach(() => content.discard());

const [model, other, third] = solutions;
if (!model || !other || !third) throw new Error('the test needs three solutions');
const modelFile = `solutions/${model.slug}.ts`;
const otherFile = `solutions/${other.slug}.ts`;
const thirdFile = `solutions/${third.slug}.ts`;

const customer = JSON.stringify({
  ...{ name: 'Rota, Lecco', work: 'voicebot', solutions: [model.slug, 'a-service'] },
  ...{ quote: null, by: null, hospitality: false },
});

/** Each expected mistake is told once, with its line, and nothing else is. */
async function expectMistakes(expected: [file: string, ...says: string[]][]): Promise<void> {
  const told = await content.mistakes();
  for (const [file, ...says] of expected) {
    const about = told.filter(
      (line) =>
        line.startsWith(`content/${file}, riga `) && says.every((text) => line.includes(text)),
    );
    expect([file, says, about.length, about.length === 1 ? '' : told.join('\n')]).toEqual([
      file,
      says,
      1,
      '',
    ]);
  }
  expect(told).toHaveLength(expected.length);
}

test('content check: a slip of the pen is told once, by its line, with what to write', async () => {
  await content.edit(
    ['home.ts', 'Automatizza con l’AI', "Automatizza con l'AI"],
    ['home.ts', "lead: 'Cominci", 'lead: Cominci'],
    ['about.ts', 'Una persona', "Un po' di"],
    ['contact.ts', /title: '([^']*)',/, "title: '$1'"],
    ['facts.ts', /euros\((\d+)\)/, 'euros($1 €)'],
    ['facts.ts', /answer: hours\((\d+)\)/, 'answer: hours($1'],
    ['hospitality.ts', /(\n\s+lead: '[^']*)',/, '$1,'],
    ['ai-page.ts', /(`[^`]*)`/, '$1'],
    ['not-found.ts', /',\n/, "';\n"],
    ['site.ts', "message: '", 'message: ‘'],
    ['board.ts', 'export const board = {', 'export const board {'],
  );
  await expectMistakes([
    ['home.ts', 'apostrofo', 'l’AI'],
    ['home.ts', 'manca il segno '],
    ['about.ts', 'apostrofo', 'po’ di'],
    ['contact.ts', 'manca la virgola'],
    ['facts.ts', 'il numero da solo', 'scrivi euros('],
    ['facts.ts', 'manca la parentesi )'],
    ['hospitality.ts', "manca il segno ' alla fine"],
    ['ai-page.ts', 'manca il segno ` alla fine'],
    ['not-found.ts', 'finiscila con una virgola'],
    ['site.ts', 'tra virgolette che il sito non legge'],
    ['board.ts', 'qui il file non si legge più'],
  ]);
});

test('content check: a name or a value that does not fit is told once, with what fits', async () => {
  await content.edit(
    ['home.ts', /\n\s+servicesButton: .*/, ''],
    ['home.ts', /\n\s+readySoon: .*/, ''],
    ['facts.ts', /guestReply: .*/, 'guestReply: 30,'],
    ['home.ts', /figures: \[(\w+)/, 'figures: [$1x'],
    ['home.ts', 'details: [', "details: ['Quarto', "],
    ['home.ts', /button: '.*'/, 'button: 3'],
    ['hospitality.ts', 'results:', 'result:'],
    ['hospitality.ts', 'hero: {', "hero: {\n    title: 'Due volte',"],
    ['demos/chatbot.ts', / Silvia: /, ' Silvia '],
    ['contact.ts', "from '@/content/facts'", "from '@/content/fatti'"],
    ['facts.ts', /euros\((\d+)\)/, 'euros($1,90)'],
    ['facts.ts', /minutes\((\d+)\)/, "minutes('$1')"],
    [modelFile, /drawing: '(\w+)'/, "drawing: '$1x'"],
    [otherFile, /facts\.(\w+)\./, 'facts.$1x.'],
  );
  await expectMistakes([
    ['home.ts', 'manca la riga servicesButton'],
    ['home.ts', 'manca la riga readySoon'],
    ['facts.ts', 'il numero è scritto da solo', 'hours(30)'],
    ['home.ts', 'non si conosce', '→ scrivi '],
    ['home.ts', 'l’elenco ha 4 voci: qui ne vanno al massimo 3'],
    ['home.ts', 'qui va un testo'],
    ['hospitality.ts', 'il campo result qui non c’è', 'scrivi results'],
    ['hospitality.ts', 'title sta due volte'],
    ['demos/chatbot.ts', 'non è una battuta', '22:47 Silvia ciao'],
    ['contact.ts', 'un file che non c’è', '@/content/fatti'],
    ['facts.ts', ',90)', 'scrivi euros('],
    ['facts.ts', 'scrivi minutes('],
    [modelFile, 'qui non si conosce', "→ scrivi '"],
    [otherFile, 'tra le cifre di content/facts.ts non c’è', '→ scrivi '],
  ]);
});

test('content check: what leads nowhere, does not fit or stands twice is told once, with what to do', async () => {
  const long = 'Sessanta caratteri sono pochi, e questo testo ne ha qualcuno di troppo.';
  await content.edit(
    ['facts.ts', /euros\(\d+\)/, 'euros(1.490)'],
    ['demos/chatbot.ts', '#8 Seguita', '#9 Seguita'],
    ['hospitality.ts', /(cards: \[[\s\S]*?slug: )'.*'/, "$1'card'"],
    ['hospitality.ts', /(demo: \{[\s\S]*?slug: )'.*'/, "$1'part'"],
    ['order.ts', /(menuOrder[\s\S]*?)\n\];/, `$1\n  '${model.slug}',\n  'another',\n];`],
    ['board.ts', /first: '.*'/, "first: 'first'"],
    ['brand.json', /"examples": \{[^}]*\}/, '"examples": { "example": "90 € al mese, più IVA." }'],
    ['brand.json', /"customers": \[[\s\S]*?\],(?=\s*"offer")/, `"customers": [${customer}],`],
    ['brand.json', '["/hospitality"]', '["/hotel"]'],
    ['home.ts', /( {2}why: \{[\s\S]*?cards: )\[[\s\S]*?\n {4}\]/, '$1[]'],
    ['ai-page.ts', /description:\n?.*'.*'/, "description: 'Troppo corta.'"],
    ['ai-page.ts', /`/, "`c'è "],
    ['shared.ts', /`([^`]*\$\{facts\.\w+\.text\}[^`]*)`/, "'$1'"],
    ['redirects.ts', /\];/, "{ from: '/api/x', to: '/' }];"],
    [modelFile, /menuDescription: .*/, `menuDescription: '${long}',`],
    [modelFile, /sentAt: '.*'/, "sentAt: '22.47'"],
    [thirdFile, /answeredAt: '.*'/, "answeredAt: '0:00:00'"],
    [modelFile, "kind: 'terminus'", "kind: 'station'"],
    [
      modelFile,
      /( {2}questions: \{[\s\S]*?question: )'[^']*'([\s\S]*?question: )'[^']*'/,
      "$1'Quanto?'$2'Quanto?'",
    ],
    [otherFile, `slug: '${other.slug}'`, "slug: 'altro'"],
    [otherFile, /menuDescription: .*/, `menuDescription: '${long} Anche questo.',`],
  );
  const told = await content.mistakes();
  const lineOf = async (file: string, text: string) =>
    (await content.read(file)).split('\n').findIndex((line) => line.includes(text)) + 1;
  const menuStart = await lineOf('order.ts', 'menuOrder');
  const [, ofMenu] = /order\.ts, riga (\d+), menuOrder: «/.exec(told.join('\n')) ?? [];
  expect(Number(ofMenu)).toBeGreaterThan(menuStart);
  await expectMistakes([
    ['facts.ts', 'euros(1.490)', 'scrivi euros(1490)'],
    ['demos/chatbot.ts', '#9 Seguita da', 'scrivi #8'],
    ['hospitality.ts', 'services.cards', "la soluzione 'card' non c’è"],
    ['hospitality.ts', 'demo', "la soluzione 'part' non c’è"],
    ['order.ts', 'menuOrder', "la soluzione 'another' non c’è"],
    ['order.ts', 'menuOrder', `«${model.slug}» c’è due volte`],
    ['board.ts', "la soluzione 'first' non c’è"],
    ['brand.json', 'offer.examples', "la soluzione 'example' non c’è"],
    ['brand.json', 'customers', "la soluzione 'a-service' non c’è", 'toglila'],
    ['brand.json', 'about.people.pages', "la pagina '/hotel' non ha un modulo", 'toglila'],
    ['home.ts', 'why.cards', 'l’elenco è vuoto'],
    ['ai-page.ts', 'meta.description', 'ha 13 caratteri, spazi compresi, ne servono 100'],
    ['ai-page.ts', "c'è è dritto", 'scrivi c’è'],
    ['shared.ts', '${facts.', 'metti il testo tra due `'],
    ['redirects.ts', "'/api/x' è del server"],
    [
      modelFile,
      'menuDescription',
      `ha ${long.length} caratteri`,
      `accorcialo di ${long.length - 60}`,
    ],
    [modelFile, 'exchange.sentAt', "scrivila così: '9:12:20'"],
    [thirdFile, 'exchange.answeredAt', 'la risposta non viene dopo la richiesta'],
    [modelFile, 'route', "kind: 'terminus'"],
    [modelFile, 'questions.items', '«Quanto?» c’è due volte'],
    [otherFile, 'slug', `scrivi slug: '${other.slug}'`],
  ]);
});

test('content check: a line of a simulation that says nothing is quoted with its file and line', async () => {
  await content.edit(['demos/chatbot.ts', /Silvia: .*'/, "Silvia: '"]);
  await expectMistakes([['demos/chatbot.ts', "non è una battuta: '22:47 Silvia: '"]]);
});

test('content check: the brand’s mistakes and slips elsewhere are told together, and stop a build', async () => {
  await content.edit(
    ['brand.json', /"claim": "/, '"slogan": "'],
    ['home.ts', 'Automatizza con l’AI', "Automatizza con l'AI"],
  );
  const { passed, said } = await content.run('build');
  expect(passed).toBe(false);
  expect(said).toContain('content/LEGGIMI.md');
  expect(said.match(/^content\/.*/gm)).toEqual([
    expect.stringContaining('content/brand.json, claim: manca'),
    expect.stringMatching(/^content\/brand\.json, riga \d+, slogan: questo campo non c’è/),
    expect.stringMatching(/^content\/home\.ts, riga \d+: l’apostrofo/),
  ]);
});
