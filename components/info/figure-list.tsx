import type { CSSProperties } from 'react';
import { lineColour } from '@/components/line/palette';
import { FigureNumeral, isAim } from '@/components/sections/figures';
import { figuresList } from '@/content/figures-page';
import type { Figure } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { figureGroups } from '@/lib/italian/figure-groups';
import { plural } from '@/lib/italian/plural';
import { cn } from '@/lib/utils';

type Worth = keyof typeof figuresList.kinds;

/** In the order in which they are shown. */
const worths: readonly Worth[] = ['promise', 'result', 'aim'];

/** Every figure of the site under its page’s sign: a promise is a square, an aim a ring. */
export function FigureList() {
  return (
    <div className="timetable page pt-4 pb-8 lg:pb-12">
      {figureGroups().map(({ name, path, line, figures }) => (
        <section
          key={path}
          id={anchorOf(name)}
          data-line={line ? lineColour(line) : 'none'}
          style={{ '--stops': figures.length } as CSSProperties}
        >
          <h2 className="type-title relative grid items-center p-3 leading-[1.15]">
            <a href={path} className="after:absolute after:inset-0">
              {name}
            </a>
          </h2>
          <dl className="figures">
            {worths.flatMap((worth) =>
              figures
                .filter((figure) => worthOf(figure) === worth)
                .map((figure) => <FigureEntry key={figure.label} {...{ figure, worth }} />),
            )}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** How many figures of each worth the site has, as large as the window takes it: bold beside light, as they all are. */
export function FigureCount() {
  const figures = figureGroups().flatMap((group) => group.figures);
  const counts = worths
    .map((worth) => ({ worth, count: figures.filter((each) => worthOf(each) === worth).length }))
    .filter(({ count }) => count > 0);
  return (
    <p className="figures flex gap-x-8 md:gap-x-[3vw] lg:gap-x-[6vw] leading-[1.3] md:col-2 md:row-1">
      {counts.map(({ worth, count }) => (
        <span key={worth} className="md:not-first:w-min">
          <span
            className={cn(
              'type-numeral mb-3 -ml-[0.02em] block text-(--band-loud) [--text-numeral:min(9rem,38vw)] md:[--text-numeral:min(27vw-6.25rem,24rem)] leading-[0.72] tracking-[-0.03em]',
              worth === 'aim' && 'font-normal',
            )}
          >
            {count}
          </span>{' '}
          <b className="figure-worth type-title md:max-lg:text-base" data-worth={worth}>
            {plural(count, figuresList.count[worth])}
          </b>{' '}
        </span>
      ))}
    </p>
  );
}

function FigureEntry({ figure, worth }: { figure: Figure; worth: Worth }) {
  return (
    <div className="stop">
      <dt className="flex flex-wrap items-center gap-x-4 gap-y-1 leading-[1.3] xl:grid xl:gap-y-0">
        <span className="type-numeral min-w-[min(8.5rem,100%)] whitespace-nowrap text-line-text xl:mb-4">
          <FigureNumeral figure={figure} />
        </span>{' '}
        <b className="figure-worth flex-[1_1_8rem]" data-worth={worth}>
          <span className="sr-only">{figuresList.kinds[worth]}: </span>
          {figure.label}
        </b>{' '}
        <small className="w-full text-base">{figure.basis}</small>
      </dt>
      <dd className="mt-1 max-w-[60ch] text-muted leading-normal">
        <p>{figure.meaning}</p>
        <Proof figure={figure} />
      </dd>
    </div>
  );
}

const worthOf = (figure: Figure): Worth => (isAim(figure) ? 'aim' : figure.kind);

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
