import { lineColour } from '@/components/line/palette';
import { Numeral } from '@/components/sections/figures';
import { Badge } from '@/components/ui/badge';
import { figuresList } from '@/content/figures-page';
import type { Figure } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { figureGroups } from '@/lib/italian/figure-groups';
import { plural } from '@/lib/italian/plural';

/** Every figure of the site by its page, with what it says and under which condition. */
export function FigureList() {
  return figureGroups().map(({ name, path, line, figures }) => (
    <section
      key={path}
      id={anchorOf(name)}
      className="page"
      data-line={line ? lineColour(line) : 'none'}
    >
      <div className="grid gap-x-8 border-line border-t-8 pt-5 pb-[clamp(1.5rem,1rem+2vw,3rem)] lg:grid-cols-[1fr_3fr] [.info-hero+section>&]:border-t-0">
        <h2 className="type-title">
          <a href={path} className="target underline">
            {name}
          </a>
        </h2>
        <dl>
          {figures.map((figure) => (
            <FigureEntry key={figure.label} figure={figure} />
          ))}
        </dl>
      </div>
    </section>
  ));
}

/** How many figures the site has, as large as the window takes it, and what they are worth. */
export function FigureCount() {
  const figures = figureGroups().flatMap((group) => group.figures);
  const worths = (['promise', 'aim', 'result'] as const)
    .map((worth) => ({ worth, count: figures.filter((each) => worthOf(each) === worth).length }))
    .filter(({ count }) => count > 0);
  return (
    <p className="flex flex-wrap items-end gap-x-5 gap-y-6 md:col-2 md:row-1 lg:row-[1/3] md:grid md:w-min md:content-start">
      <b className="-ml-[0.02em] mr-[0.05em] whitespace-nowrap text-(--band-loud) text-[clamp(min(11rem,45vw),34vw,34rem)] leading-[0.72] tracking-[-0.05em]">
        {figures.length}
      </b>{' '}
      <span className="type-lead max-w-[16ch] md:max-w-none flex-[1_1_7rem]">
        <b>{plural(figures.length, figuresList.count.all)}</b>:{' '}
        {worths.map(({ worth, count }) => plural(count, figuresList.count[worth])).join(', ')}
      </span>
    </p>
  );
}

function FigureEntry({ figure }: { figure: Figure }) {
  const worth = worthOf(figure);
  return (
    <div className="relative grid gap-x-8 gap-y-1.5 border-hairline py-4 not-first:border-t md:grid-cols-[minmax(8.5rem,2fr)_3fr_5fr] md:items-start">
      <dt className="md:col-span-2 md:grid md:grid-cols-subgrid">
        <span className="type-numeral block whitespace-nowrap text-line-text [--text-numeral:clamp(2.5rem,1.9rem+1.9vw,4rem)]">
          <Numeral value={figure.value} />
        </span>{' '}
        <span className="mt-2 block font-bold leading-[1.3] md:mt-1">
          {figure.label}{' '}
          <small className="block font-normal text-[0.9375rem] text-muted">{figure.basis}</small>
        </span>
      </dt>
      <dd className="max-w-[56ch]">
        {/* an undertaking is filled, an aim is not */}
        <Badge
          variant={worth === 'aim' ? 'outline' : 'line'}
          className="absolute top-5 right-0 md:static md:mb-2"
        >
          {figuresList.kinds[worth]}
        </Badge>
        <p className="text-muted">{figure.meaning}</p>
        <Proof figure={figure} />
      </dd>
    </div>
  );
}

/** A result that is not proved is an aim (d.lgs. 145/2007). */
function worthOf(figure: Figure): keyof typeof figuresList.kinds {
  return figure.kind === 'result' && !figure.evidence ? 'aim' : figure.kind;
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
