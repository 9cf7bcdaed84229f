import { aiPage } from '@/content/ai-page';
import { demos } from '@/content/demos';
import { emailDemo } from '@/content/demos/email';
import { quoteDemo } from '@/content/demos/quote';
import type { AnyScript, Axis, Scene, Script, Selection } from '@/content/demos/types';
import { desks } from '@/content/desks';
import { solutions } from '@/content/solutions';
import type { Desk } from '@/content/types';

const scripts = Object.entries(demos).flatMap(([id, script]): [string, Script<Scene>][] =>
  'scenes' in script ? [[id, script]] : [],
);
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ]);
}

/** Every way to choose one option on each axis, in the axes' own order. */
const everySelection = (axes: readonly Axis[]) =>
  axes.reduce<Selection[]>(
    (selections, { id, options }) =>
      selections.flatMap((selection) =>
        options.map((option) => ({ ...selection, [id]: option.id })),
      ),
    [{}],
  );

const scenesFor = ({ scenes }: Script<Scene>, selection: Selection) =>
  scenes.filter(({ when }) =>
    Object.entries(when).every(([axis, option]) => selection[axis] === option),
  );

const repeated = (ids: string[]) => ids.filter((id, i) => ids.indexOf(id) !== i);

test('every choice of a simulation plays exactly one scene, and every scene can be reached', () => {
  expect(scripts).not.toEqual([]);
  for (const [, script] of scripts) {
    expect(repeated(script.axes.map(({ id }) => id))).toEqual([]);
    for (const { options } of script.axes)
      expect(repeated(options.map(({ id }) => id))).toEqual([]);
    const reached = everySelection(script.axes).map((selection) => {
      const scenes = scenesFor(script, selection);
      expect([selection, scenes.length]).toEqual([selection, 1]);
      return scenes[0];
    });
    expect(new Set(reached)).toEqual(new Set(script.scenes));
  }
});

test('no simulation waits so long that it seems stuck, or fills in a row of a card never', () => {
  for (const [, script] of scripts) {
    const waits = valuesOf('afterMs', script) as number[];
    expect(waits.length).toBeGreaterThan(script.scenes.length);
    expect(waits.filter((wait) => !(wait > 0 && wait <= 5000))).toEqual([]);
    for (const scene of script.scenes) {
      const beats = valuesOf('afterMs', scene).length;
      const places = valuesOf('after', scene) as number[];
      expect(places.filter((place) => place < 0 || place > beats)).toEqual([]);
    }
  }
});

/** Who speaks or is spoken to in the simulations and in the solutions' examples, and who is named on the desks: a customer, or a colleague in which role. */
function* everybody(): Generator<[author: string, role: string]> {
  const roleOf = (words = 'colleague') => words.trim().replace(/^(?:il|lo|la) |^l’/, '');
  for (const script of Object.values(demos) as readonly AnyScript[]) {
    if (script.kind === 'funnel')
      for (const { channel, from } of script.messages)
        if (from ?? channel.startsWith('Risposta'))
          yield [channel, from ? 'colleague' : 'customer'];
    if (script.kind === 'avatar') {
      for (const { label } of script.axes[0].options) yield [label, 'colleague'];
      yield [script.facts[0]?.value.split(':')[0] ?? '', 'customer'];
    }
    if (script.kind !== 'chat' && script.kind !== 'call' && script.kind !== 'mail') continue;
    for (const { from, author } of script.scenes.flatMap(({ said }) => [...said])) {
      const [name = '', role] = author.split(/,| </);
      if (from !== 'assistant') yield [name, from === 'customer' ? from : roleOf(role)];
    }
  }
  for (const desk of Object.values(desks) as readonly Desk[])
    for (const part of [...(desk.main ?? []), ...desk.side])
      for (const { who, person } of 'rows' in part ? part.rows : []) {
        yield [who, 'customer'];
        if (person) yield [person, 'colleague'];
      }
  for (const { exchange } of solutions) yield [exchange.person.name, roleOf(exchange.person.role)];
}

test('people: a name belongs to one person in one role, in all simulations and examples', () => {
  const titles = /^(?:Signora?|Sig|Ms|Herr|Mme|Risposta)$/;
  const roles = new Map<string, Set<string>>();
  for (const [author, role] of everybody())
    for (const [name] of author.matchAll(/\p{L}+/gu)) {
      const known = roles.get(name) ?? new Set();
      if (/^\p{Lu}/u.test(name) && !titles.test(name)) roles.set(name, known.add(role));
    }
  expect(roles.size).toBeGreaterThan(20);
  const several = [...roles].filter(([, own]) =>
    own.has('customer') ? own.size > 1 : own.size - Number(own.has('colleague')) > 1,
  );
  expect(several).toEqual([]);
});

test('the rules for the AI quote what the simulations say first', () => {
  // without the marks of what a mail's sentence answers
  const said = valuesOf('text', demos)
    .join('\n')
    .replaceAll(/\[(.+?)\]\(.+?\)/g, '$1');
  const quoted = aiPage.sections.flatMap(({ items }) =>
    items.flatMap(({ says }) => says?.join('') ?? []),
  );
  expect(quoted).not.toEqual([]);
  for (const line of quoted) expect(said).toContain(line);
});

test('email: the letter has something that each paragraph of its answer answers', () => {
  for (const { said } of emailDemo.scenes) {
    const answered = [...said[0].text.matchAll(/\]\(#(\d)\)/g)].map(([, step]) => Number(step));
    const answers = said.filter(({ from }) => from === 'assistant');
    expect(answered.sort()).toEqual(answers.map((_, i) => i + 1));
  }
});

test('quote: its sums are right, its rows are the price list’s, and so is the time it took', () => {
  const { rows, priceList, listed, total, request, took, steps } = quoteDemo;
  const cents = (price: string) => Number(price.replace('−', '-').replaceAll(/[^\d-]/g, ''));
  const sumOf = (priced: typeof rows) => priced.reduce((sum, [, price]) => sum + cents(price), 0);
  const taken = rows.filter(([what]) => priceList.some(([each]) => each === what));
  expect(priceList).toEqual(expect.arrayContaining(taken));
  expect(sumOf(taken)).toBe(cents(listed));
  expect(sumOf(rows)).toBe(cents(total));
  expect(sumOf(rows)).toBe(Math.round(cents(listed) * 0.95));
  const seconds =
    (Date.parse(`2026-01-01T${took.time}Z`) - Date.parse(`2026-01-01T${request.time}Z`)) / 1000;
  expect(took.text).toBe(`${seconds}\u00a0secondi`);
  expect(steps[0]).toMatchObject({
    time: took.time.slice(0, 5),
    text: expect.stringContaining(took.text),
  });
});
