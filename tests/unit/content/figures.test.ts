import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import type { Figure } from '@/content/types';
import { figureGroups } from '@/lib/italian/figure-groups';
import { written } from '@/lib/owner-slot';
import { checkFigures } from '@/scripts/launch/checks/figures';

const everyFigure = [
  ...home.hero.figures,
  ...hospitality.statistics.figures,
  ...solutions.flatMap(({ results }) => results.figures),
];

test('no figure stands without its condition and its meaning', () => {
  const bare = everyFigure.filter(({ basis, meaning }) => !/\S/.test(basis) || !/\S/.test(meaning));
  expect(bare.map(({ value, label }) => `${value} ${label}: write its basis and meaning`)).toEqual(
    [],
  );
});

test('between a number and its unit stands a space that does not break', () => {
  const glued = everyFigure.filter(({ value }) => /\d(?:[a-z]| )/i.test(value));
  expect(glued.map(({ value }) => value)).toEqual([]);
});

test('the page about the figures explains every one of them, each once', () => {
  const explained = figureGroups().flatMap(({ figures }) =>
    figures.map(({ value, label }) => `${value} ${label}`),
  );
  expect(new Set(explained).size).toBe(explained.length);
  expect(new Set(explained)).toEqual(
    new Set(everyFigure.map(({ value, label }) => `${value} ${label}`)),
  );
});

const shown: Figure = {
  kind: 'result',
  value: '+10%',
  label: 'clienti',
  basis: 'in un anno',
  meaning: 'Quanti clienti in più.',
  evidence: null,
};
const group = (figures: Figure[]) => [{ name: 'Home', path: '/', figures }];

test('the launch check names each result without proof, and each price without its terms', () => {
  const bare = { slug: 'voicebot', monthlyPrice: { startsAtEuros: 30, conditions: null } };
  const findings = checkFigures(group([shown, { ...shown, kind: 'promise', value: '24/7' }]), [
    bare,
  ]);
  expect(findings.map(({ status, what }) => [status, what])).toEqual([
    ['fail', expect.stringContaining('+10% clienti')],
    ['fail', expect.stringContaining('price of voicebot')],
  ]);
  const evidence = { source: 'CRM', period: '2026', sample: '12 aziende' };
  const conditions = { vat: 'IVA esclusa', activation: 'nessuna', traffic: 'a consumo' };
  const proven = checkFigures(group([{ ...shown, evidence }]), [
    { slug: 'voicebot', monthlyPrice: { startsAtEuros: 30, conditions } },
  ]);
  expect(proven.map(({ status }) => status)).toEqual(['pass']);
});

test('what only the owner knows is a slot that no page shows', () => {
  expect(written('[Comune]')).toBeNull();
  expect(written('Milano')).toBe('Milano');
});
