import { aiPage } from '@/content/ai-page';
import { leadDemo } from '@/content/demos/lead';
import { savingsWords } from '@/content/demos/savings';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import type { Figure } from '@/content/types';
import { figureGroups } from '@/lib/italian/figure-groups';
import { checkFigures } from '@/scripts/launch/content';
import { texts } from '../../support/texts';

const everyFigure = [
  ...home.hero.figures,
  ...hospitality.statistics.figures,
  ...solutions.flatMap(({ results }) => results.figures),
];

test('every figure has its condition and its meaning, and a space to its unit that does not break', () => {
  const bare = everyFigure.filter(
    ({ value, basis, meaning }) =>
      !/\S/.test(basis) || !/\S/.test(meaning) || /\d(?:[a-z]| )/i.test(value),
  );
  expect(bare).toEqual([]);
});

test('the page about the figures explains every one of them, each once', () => {
  const named = ({ value, label }: Figure) => `${value} ${label}`;
  const explained = figureGroups().flatMap(({ figures }) => figures.map(named));
  expect(new Set(explained).size).toBe(explained.length);
  expect(new Set(explained)).toEqual(new Set(everyFigure.map(named)));
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

/** Words that say of a result that it was measured, or of a service that it has customers. */
const asIfProved =
  /(?<!non )(?:risultati|valori) misurati|chi lo usa|ci fanno tutti|aziende (?:partite|che non)|i nostri clienti (?:hanno|risparmiano)/i;

test('until a figure is proved, nothing says that it was measured, or who uses the service', () => {
  const unproved = everyFigure.filter((figure) => figure.kind === 'result' && !figure.evidence);
  const said = texts([solutions, figuresPage, aiPage, savingsWords, leadDemo, unproved]);
  expect(said.filter((text) => asIfProved.test(text))).toEqual([]);
});

test('a solution’s figure that is not proved says beside it that it is an aim or an estimate', () => {
  const unproved = solutions
    .flatMap(({ results }) => results.figures)
    .filter((figure) => figure.kind === 'result' && !figure.evidence);
  const bare = unproved.filter(({ basis }) => !/^(?:obiettivo|stima)\b/.test(basis));
  expect(bare.map(({ value, label, basis }) => `${value} ${label}: ${basis}`)).toEqual([]);
});

test('the launch check names each result without proof and each price without its terms', () => {
  const bare = { slug: 'voicebot', monthlyPrice: { startsAtEuros: 30, conditions: null } };
  const figures: Figure[] = [shown, { ...shown, kind: 'promise', value: '24/7' }];
  const findings = checkFigures(group(figures), [bare]);
  expect(findings.map(({ status, what }) => [status, what])).toEqual([
    ['fail', expect.stringContaining('+10% clienti')],
    ['fail', expect.stringContaining('price of voicebot')],
  ]);
  const evidence = { source: 'CRM', period: '2026', sample: '12 aziende' };
  const conditions = { vat: 'IVA esclusa', activation: 'nessuna', traffic: 'a consumo' };
  const monthlyPrice = { startsAtEuros: 30, conditions };
  const proven = checkFigures(group([{ ...shown, evidence }]), [
    { slug: 'voicebot', monthlyPrice },
  ]);
  expect(proven.map(({ status }) => status)).toEqual(['pass']);
});
