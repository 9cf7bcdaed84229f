import { aiPage } from '@/content/ai-page';
import { leadDemo } from '@/content/demos/lead';
import { savingsWords } from '@/content/demos/savings';
import { figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import type { Figure } from '@/content/types';
import { figuresOfKind } from '@/lib/italian/figure-groups';
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
      !/\S/.test(basis) || !/\S/.test(meaning) || /\d(?:[a-z]| )/i.test(value.short ?? value.text),
  );
  expect(bare).toEqual([]);
});

test('the page about the figures explains every one of them, each once', () => {
  const named = ({ value, label }: Figure) => `${value.text} ${label}`;
  const kinds = ['promise', 'measured', 'aim', 'estimate'] as const;
  const explained = kinds.flatMap(figuresOfKind).map(({ figure }) => named(figure));
  expect(new Set(explained).size).toBe(explained.length);
  expect(new Set(explained)).toEqual(new Set(everyFigure.map(named)));
});

const shown = {
  kind: 'aim',
  value: { text: '+10%' },
  label: 'clienti',
  basis: 'in un anno',
  meaning: 'Quanti clienti in più.',
  evidence: null,
} satisfies Figure;
const page = (figures: Figure[]) => [{ name: 'Home', path: '/', figures }];

/** Words that say of a result that it was measured, or of a service that it has customers. */
const asIfProved =
  /(?<!non )(?:risultati|valori) misurati|chi lo usa|ci fanno tutti|aziende (?:partite|che non)|i nostri clienti (?:hanno|risparmiano)/i;

test('until a figure is proved, nothing says that it was measured, or who uses the service', () => {
  const unproved = everyFigure.filter((figure) => figure.kind !== 'promise' && !figure.evidence);
  const said = texts([solutions, figuresPage, aiPage, savingsWords, leadDemo, unproved]);
  expect(said.filter((text) => asIfProved.test(text))).toEqual([]);
});

test('what a figure is stands above it, and not once more beside it', () => {
  const twice = everyFigure.filter(({ basis }) => /^(?:obiettivo|stima|promess)/.test(basis));
  expect(twice.map(({ label, basis }) => `${label}: ${basis}`)).toEqual([]);
});

test('the launch check names each aim and estimate without proof and each price without its terms', () => {
  const bare = { slug: 'voicebot', monthlyPrice: { startsAtEuros: 30, conditions: null } };
  const { evidence: _, ...words } = shown;
  const promise: Figure = { ...words, kind: 'promise' };
  const estimate: Figure = { ...shown, kind: 'estimate', value: { text: '15 ore' } };
  const findings = checkFigures(page([shown, promise, estimate]), [bare]);
  expect(findings.map(({ status, what }) => [status, what])).toEqual([
    ['fail', expect.stringContaining('+10% clienti')],
    ['fail', expect.stringContaining('15 ore clienti')],
    ['fail', expect.stringContaining('price of voicebot')],
  ]);
  const evidence = { source: 'CRM', period: '2026', sample: '12 aziende' };
  const conditions = { vat: 'IVA esclusa', activation: 'nessuna', traffic: 'a consumo' };
  const monthlyPrice = { startsAtEuros: 30, conditions };
  const proven = checkFigures(page([{ ...shown, evidence }]), [{ slug: 'voicebot', monthlyPrice }]);
  expect(proven.map(({ status }) => status)).toEqual(['pass']);
});
