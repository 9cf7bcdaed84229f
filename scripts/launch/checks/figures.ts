import type { Solution } from '@/content/types';
import type { FigureGroup } from '@/lib/italian/figure-groups';
import { written } from '@/lib/owner-slot';
import { type Finding, fail, leftToOwner, pass } from '../finding';

function unproven({ name, figures }: FigureGroup): Finding[] {
  return figures
    .filter((figure) => figure.kind === 'result' && figure.evidence === null)
    .map(({ value, label }) =>
      fail(
        `"${value} ${label}" (${name}) has no source, period and sample`,
        'write its `evidence` in content/, or take the figure off the page: AGCM asks for proof (D.lgs. 145/2007)',
      ),
    );
}

/** Whether every measured result can be proved, and every price says what comes on top of it and has its example. */
export function checkFigures(
  groups: readonly FigureGroup[],
  solutions: readonly Pick<Solution, 'slug' | 'price' | 'monthlyPrice'>[],
): Finding[] {
  const unexplained = solutions
    .filter(({ monthlyPrice }) => monthlyPrice && monthlyPrice.conditions === null)
    .map(({ slug }) =>
      fail(
        `the price of ${slug} does not say what comes on top of it`,
        `write VAT, activation and traffic into \`monthlyPrice.conditions\` of content/solutions/${slug}.ts`,
      ),
    );
  const withoutExample = solutions
    .filter(({ price }) => written(price.example) === null)
    .map(({ slug }) =>
      leftToOwner(
        `'Quanto costa?' of ${slug} has no worked example`,
        `write one with its sum, plus VAT, into \`price.example\` of content/solutions/${slug}.ts: until then pages leave it out`,
      ),
    );
  const findings = [...groups.flatMap(unproven), ...unexplained];
  const told =
    findings.length > 0 ? findings : [pass('every result has its proof, every price its terms')];
  return [...told, ...withoutExample];
}
