import { leadDemo } from '@/content/demos/lead';
import { desks } from '@/content/desks';
import type { Desk, DeskPart } from '@/content/types';

const partsOf = ({ main = [], side }: Desk): DeskPart[] => [...main, ...side];
const firstFigure = (desk: Desk) =>
  partsOf(desk).flatMap((part) => ('figures' in part ? part.figures : []))[0]?.value;
const counted = (desk: Desk) =>
  partsOf(desk)
    .flatMap((part) => ('bars' in part ? part.bars : []))
    .reduce((sum, { count }) => sum + count, 0);

test('desks: what is counted in bars adds up to what is said of it', () => {
  expect(String(counted(desks.chatbot))).toBe(firstFigure(desks.chatbot));
  expect(counted(desks.lead)).toBe(leadDemo.counts[0]?.people);
  const shares = desks.chatbot.meta.map((text) => Number(/(\d+)%/.exec(text)?.[1] ?? 0));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});

test('desks: of the calls and of the night all are accounted for', () => {
  for (const desk of [desks.voicebot, desks.hospitality] as const) {
    const [all, ...parts] = partsOf(desk).flatMap((part) =>
      'figures' in part ? part.figures.map(({ value }) => Number(value)) : [],
    );
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
    const waiting = partsOf(desk).flatMap((part) =>
      'rows' in part ? part.rows.filter(({ person }) => person) : [],
    );
    expect(waiting).toHaveLength(parts.at(-1) ?? 0);
  }
});
