import type { Node } from '@babel/types';
import type { Mistake } from './mistake';
import { isNode, type Source } from './sources';

/** '1.490', which an Italian reads as a thousand and a program as one and a half. */
const grouped = /^\d{1,3}(?:\.\d{3})+$/;

function* numbersIn(node: Node): Generator<{ raw: string; line: number }> {
  if (node.type === 'NumericLiteral') {
    yield { raw: String(node.extra?.raw ?? node.value), line: node.loc?.start.line ?? 1 };
  }
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* numbersIn(part);
}

/** Numbers of the content that say something else than who wrote them meant. */
export function numberMistakes(sources: readonly Source[]): Mistake[] {
  return sources.flatMap(({ file, tree }) =>
    [...numbersIn(tree.program)]
      .filter(({ raw }) => grouped.test(raw))
      .map(({ raw, line }) => ({
        file,
        line,
        what: `${raw} is ${Number(raw)} here, because decimals follow the point.`,
        mend: `Write ${raw.replaceAll('.', '')}; pages group the digits by themselves.`,
      })),
  );
}
