import { LineBadge } from '@/components/line/line-badge';
import { lineColour } from '@/components/line/palette';
import { Numeral } from '@/components/sections/numeral';
import { Section } from '@/components/sections/section';
import { figuresList } from '@/content/figures-page';
import type { Figure } from '@/content/types';
import { type FigureGroup, figureGroups } from '@/lib/italian/figure-groups';

/** Every figure of the site, with what it says and under which condition. */
export function FigureList() {
  return figureGroups().map(({ name, path, line, figures }) => (
    <div key={path} data-line={line && lineColour(line)}>
      <Section title={name} layout="split" aside={<PageLink path={path} name={name} line={line} />}>
        <dl className="border-ink border-t-2">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="row grid gap-x-8 gap-y-3 border-hairline border-b py-6 md:grid-cols-8"
            >
              <dt className="md:col-span-3">
                <span className="type-numeral figure-explained block whitespace-nowrap text-line-text">
                  <Numeral value={figure.value} />
                </span>
                <span className="mt-1 block">{figure.label}</span>
                <span className="type-small block text-muted">{figure.basis}</span>
              </dt>
              <dd className="max-w-[56ch] md:col-span-5">
                <p className="type-small font-bold">{figuresList.kinds[worthOf(figure)]}</p>
                <p className="mt-1 text-muted">{figure.meaning}</p>
                <Proof figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  ));
}

/** A result that is not proved is an aim (d.lgs. 145/2007). */
function worthOf(figure: Figure): keyof typeof figuresList.kinds {
  return figure.kind === 'result' && !figure.evidence ? 'aim' : figure.kind;
}

type PageLinkProps = Pick<FigureGroup, 'path' | 'name' | 'line'>;

function PageLink({ path, name, line }: PageLinkProps) {
  return (
    <a href={path} className="target gap-3">
      {line && <LineBadge line={line} />}
      <span className="min-w-0 underline [overflow-wrap:anywhere]">{figuresList.toPage(name)}</span>
    </a>
  );
}

function Proof({ figure }: { figure: Figure }) {
  if (figure.kind !== 'result' || !figure.evidence) return null;
  const { evidence } = figure;
  const parts = ['source', 'period', 'sample'] as const;
  return (
    <p className="type-small mt-2">
      {parts.map((part) => `${figuresList.evidence[part]}: ${evidence[part]}`).join(' · ')}
    </p>
  );
}
