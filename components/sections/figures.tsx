import { figuresList, figuresPage } from '@/content/figures-page';
import type { Figure, Solution } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

/** A result that is not proved is an aim (d.lgs. 145/2007). */
export const isAim = (figure: Figure): boolean => figure.kind === 'result' && !figure.evidence;

/** What is undertaken is bold on every page, what is aimed at is light. */
export function FigureNumeral({ figure }: { figure: Figure }) {
  const numeral = <Numeral value={figure.value} />;
  return isAim(figure) ? <span className="font-normal">{numeral}</span> : numeral;
}

/** A claim as a platform number: the figure large, its unit smaller beside it, one text for all that. */
// its own white space stays outside the column, so that it stands where the label begins; on one baseline with its unit
export function Numeral({ value }: { value: string }) {
  const [, sign, figure = value, unit = ''] = /^([+−]?)([\d/]*\d)(\D*)$/.exec(value) ?? [];
  const [before, after] = figure.split('/');
  return (
    <>
      {sign && <span className="-ml-[0.04em]">{sign}</span>}
      {before}
      {after && (
        <>
          <span className="mr-[0.08em] ml-[0.06em] font-normal">/</span>
          {after}
        </>
      )}
      {unit && <span className="ml-[0.04em] text-[0.64em] tracking-[-0.03em]">{unit}</span>}
    </>
  );
}

/** Claims set like platform numbers, each with its condition. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid gap-x-2 gap-y-3 [--text-numeral:clamp(2.5rem,6vw,5.5rem)] md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] md:gap-x-8">
      {figures.map((figure) => (
        <div
          key={figure.label}
          // beside its label, and above it where there is room
          className="flex flex-wrap gap-x-2 gap-y-3 border-hairline max-md:not-first:border-t max-md:not-first:pt-3 md:grid md:grid-rows-[auto_1fr]"
        >
          <dt className="max-w-[38ch] leading-snug max-md:flex-[1_1_9rem]">
            <b>{figure.label}</b>
            <span className="block">{figure.basis}</span>
          </dt>
          <dd className="type-numeral order-first whitespace-nowrap text-line-text max-md:min-w-29">
            <FigureNumeral figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FiguresNoteProps {
  figures: readonly Figure[];
  /** The group on the page of the figures that explains these, by its name. */
  group?: string;
  className?: string;
}

/**
 * Stands by every group of figures: what they are worth, and where that is explained in full. Beside undertakings alone the
 * link stands alone.
 */
export function FiguresNote({ figures, group, className }: FiguresNoteProps) {
  const note = figures.some(isAim)
    ? 'aim'
    : figures.some(({ kind }) => kind === 'result') && 'result';
  return (
    <p className={className}>
      {note && `${figuresList.notes[note]} `}
      <a
        href={group ? `${figuresPage.path}#${anchorOf(group)}` : figuresPage.path}
        className="underline"
      >
        {figuresList.link}
      </a>
    </p>
  );
}

type Price = NonNullable<Solution['monthlyPrice']>;

/** What comes on top of the price that a page says it starts at; nothing until the owner has written it. */
export function PriceTerms({ price, className }: { price: Price; className?: string }) {
  const { conditions } = price;
  if (!conditions) return null;
  const { activation, traffic } = figuresList.price;
  const terms = [
    conditions.vat,
    `${activation}: ${conditions.activation}`,
    `${traffic}: ${conditions.traffic}`,
  ];
  return <p className={className}>{terms.join(' · ')}</p>;
}
