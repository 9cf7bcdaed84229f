import type { Solution } from '@/content/types';
import type { FigureGroup } from '@/lib/italian/figure-groups';
import { type Finding, fail, pass } from '../finding';

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

/** Whether every measured result can be proved, and every price says what comes on top of it. */
export function checkFigures(
  groups: readonly FigureGroup[],
  solutions: readonly Pick<Solution, 'slug' | 'monthlyPrice'>[],
): Finding[] {
  const unexplained = solutions
    .filter(({ monthlyPrice }) => monthlyPrice && monthlyPrice.conditions === null)
    .map(({ slug }) =>
      fail(
        `the price of ${slug} does not say what comes on top of it`,
        `write VAT, activation and traffic into \`monthlyPrice.conditions\` of content/solutions/${slug}.ts`,
      ),
    );
  const findings = [...groups.flatMap(unproven), ...unexplained];
  return findings.length > 0
    ? findings
    : [pass('every result has its proof, every price its terms')];
}
