import { lineColour } from '@/components/line/palette';
import { Kind } from '@/components/sections/figure-kind';
import { FigureItem } from '@/components/sections/figures';
import { NarrowDisclosure } from '@/components/ui/disclosure';
import { DottedList } from '@/components/ui/dotted-list';
import { figuresList } from '@/content/figures-page';
import type { Figure, FigureKind } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { figuresOfKind } from '@/lib/italian/figure-groups';
import { plural } from '@/lib/italian/plural';
import { cn } from '@/lib/utils';

/** Every figure of the site, by what it is: what is aimed at stands beside the rest. */
export function FigureList() {
  return (
    <div className="figure-list page grid gap-x-8 pt-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div>
        <KindSection kind="promise" />
        <KindSection kind="measured" />
        <KindSection kind="estimate" />
      </div>
      <KindSection kind="aim" />
    </div>
  );
}

const kinds = (['promise', 'measured', 'aim', 'estimate'] as const).filter(
  (kind) => figuresOfKind(kind).length > 0,
);

/** What a figure can be, by the signs that stand above each of them. */
export function FigureSigns() {
  return (
    <ul className="mt-6 flex gap-8 lg:mt-0">
      {kinds.map((kind) => (
        <li key={kind}>
          <Kind kind={kind} large />
        </li>
      ))}
    </ul>
  );
}

/** Its first figure large, the others under it, on phones folded. */
function KindSection({ kind }: { kind: FigureKind }) {
  const [first, ...others] = figuresOfKind(kind);
  if (!first) return null;
  return (
    <section
      id={anchorOf(figuresList.kinds[kind])}
      data-kind={kind}
      className="figure-list-kind grid content-start gap-x-8 gap-y-5 border-ink border-t-4 pt-4 pb-8 lg:pb-12"
    >
      <div>
        <h2 className="type-heading max-md:[--text-heading:min(2.625rem,11vw)]">
          <Kind kind={kind} />
        </h2>
        <p className="mt-2 max-w-[44ch]">{figuresList.worth[kind]}</p>
      </div>
      <ul className="figure-list-first">
        {/* what is promised stands beside its words where there is room, on their last line */}
        <Entry
          {...first}
          className={cn(
            kind === 'promise' &&
              'min-[75rem]:grid min-[75rem]:grid-cols-[auto_minmax(0,1fr)] min-[75rem]:items-baseline-last min-[75rem]:gap-x-10',
          )}
        />
      </ul>
      {others.length > 0 && (
        <NarrowDisclosure
          summary={plural(others.length, figuresList.others[kind])}
          className="figure-list-others"
        >
          <ul className="grid gap-x-8 gap-y-6">
            {others.map((each) => (
              <Entry
                key={`${each.page.path} ${each.figure.label}`}
                {...each}
                className="border-hairline border-t pt-3"
                valueClass="mb-[0.15em]"
              />
            ))}
          </ul>
        </NarrowDisclosure>
      )}
    </section>
  );
}

type EntryProps = ReturnType<typeof figuresOfKind>[number] & {
  className: string;
  valueClass?: string;
};

function Entry({ figure, page: { name, path, line }, ...classes }: EntryProps) {
  return (
    <FigureItem figure={figure} titled {...classes}>
      <p className="mt-1 max-w-[60ch] text-muted">{figure.meaning}</p>
      <Proof figure={figure} />
      <p data-line={line ? lineColour(line) : 'none'}>
        <a href={path} className="target gap-2">
          <span className="h-1.5 w-3 shrink-0 bg-line" />
          {name}
        </a>
      </p>
    </FigureItem>
  );
}

function Proof({ figure }: { figure: Figure }) {
  if (figure.kind === 'promise' || !figure.evidence) return null;
  const { evidence } = figure;
  const parts = ['source', 'period', 'sample'] as const;
  return (
    <DottedList
      items={parts.map((part) => `${figuresList.evidence[part]}: ${evidence[part]}`)}
      className="type-small mt-2"
    />
  );
}
