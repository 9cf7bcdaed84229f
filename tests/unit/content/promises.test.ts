import { readFileSync } from 'node:fs';
import { demos } from '@/content/demos';
import { facts } from '@/content/facts';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import { filesIn } from '../../support/files';

// No customer is promised one thing on one page and another on the next.

test('the home says of each service what its own page promises, under the same conditions', () => {
  const promising = solutions.filter(({ card }) => card.ready);
  expect(promising.length).toBeGreaterThan(1);
  for (const { card, results } of promising) {
    const said = card.ready ?? '';
    const [, hours, first = '', second = ''] = / (\d+) ore da (\w+) ed? (\w+)$/.exec(said) ?? [];
    const promises = results.figures.filter(({ kind }) => kind === 'promise');
    const same = promises.filter(({ value }) => value.text.startsWith(`${hours} ore`));
    const [only = { basis: '' }, ...others] = same;
    expect([said, others]).toEqual([said, []]);
    for (const condition of [first, second]) expect(only.basis).toContain(condition);
  }
});

test('each simulation answers as soon as its page promises', () => {
  const minutesOf = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute;
  };
  const guests = [hospitality.demo.chat?.demo, 'chatbot' as const].flatMap((name) => name ?? []);
  expect(guests).toHaveLength(2);
  for (const name of guests) {
    const script = demos[name];
    if (script.kind !== 'chat') throw new Error(`${name} is no chat`);
    for (const { said } of script.scenes)
      for (const [i, { from, time }] of said.entries())
        if (from === 'assistant') expect([name, time]).toEqual([name, said[i - 1]?.time]);
  }
  const [asked, called] = demos.voicebot.scenes[0]?.notes ?? [];
  const waited = minutesOf(called?.label ?? '') - minutesOf(asked?.label ?? '');
  expect(waited).toBeLessThanOrEqual(facts.voicebotCall.count);
});

test('who edits finds each file of texts in content/LEGGIMI.md', () => {
  const guide = readFileSync('content/LEGGIMI.md', 'utf8');
  // of those in a folder the folder
  const named = (file: string) => guide.includes(file.replace(/^(content\/[^/]+\/).*/, '$1'));
  const files = filesIn(['content'], /\.(?:ts|json|svg)$/);
  expect(files.filter((file) => !named(file))).toEqual([]);
});
