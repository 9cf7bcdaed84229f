import type { ReactNode } from 'react';
import { DottedList } from '@/components/ui/dotted-list';
import { euros } from '@/content/amounts';
import { figuresList, figuresPage } from '@/content/figures-page';
import type { Amount, Figure, Solution } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { kindOf } from '@/lib/italian/figure-groups';
import { cn } from '@/lib/utils';
import { Kind } from './figure-kind';

/** An amount as a platform number: its sign outside the column, its unit smaller; whole for the ear. */
export function Numeral({ value: { text, short = text } }: { value: Amount }) {
  const [, sign, figure = short, unit = ''] = /^([+−]?)([\d/]*\d)(\D*)$/.exec(short) ?? [];
  const [before, after] = figure.split('/');
  const drawn = (
    <>
      {sign && <span className="-ml-[0.04em]">{sign}</span>}
      {before}
      {after && (
        <>
          <span className="relative -top-[0.05em] mr-[0.08em] ml-[0.06em] font-normal text-[0.86em]">
            /
          </span>
          {after}
        </>
      )}
      {unit && <span className="ml-[0.04em] text-[0.64em] tracking-[-0.03em]">{unit}</span>}
    </>
  );
  if (short === text) return drawn;
  return (
    <>
      <span aria-hidden="true">{drawn}</span>
      <span className="sr-only">{text}</span>
    </>
  );
}

interface FigureItemProps {
  figure: Figure;
  className?: string;
  kindClass?: string;
  valueClass?: string;
  labelClass?: string;
  /** Under a title that says what kind it is. */
  titled?: boolean;
  /** Below its label and its condition. */
  children?: ReactNode;
}

/** A figure of a list: what it is, how much, of what and on which condition; all that is no promise half the size. */
export function FigureItem(props: FigureItemProps) {
  const { figure, className, kindClass, valueClass, labelClass, titled, children } = props;
  const kind = kindOf(figure);
  return (
    <li className={cn('figure', className)} data-kind={kind}>
      {!titled && <Kind kind={kind} className={kindClass} />}
      <p className={cn('figure-value', valueClass)}>
        <Numeral value={figure.value} />
      </p>
      <div className={labelClass}>
        <p>
          <b>{figure.label}</b>
        </p>
        <p>{figure.basis}</p>
        {children}
      </div>
    </li>
  );
}

/** Figures beside each other, set like platform numbers. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  return (
    <ul className="grid gap-x-2 gap-y-3 [--text-numeral:clamp(3.25rem,6vw,5.5rem)] md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_1fr] md:gap-x-8 md:gap-y-3">
      {figures.map((figure) => (
        <FigureItem
          key={figure.label}
          figure={figure}
          // beside its label, and above it where there is room
          className="flex flex-wrap gap-x-2 gap-y-1 border-hairline leading-snug max-md:not-first:border-t max-md:not-first:pt-3 md:row-span-3 md:grid md:grid-rows-subgrid"
          kindClass="basis-full"
          labelClass="max-w-[38ch] max-md:flex-[1_1_9rem]"
          valueClass="min-w-29 text-line-text md:[align-self:last_baseline]"
        />
      ))}
    </ul>
  );
}

interface FiguresNoteProps {
  figures: readonly Figure[];
  className?: string;
}

/** Stands by every group of figures: what they are not, and where they are explained, at what the first of them is. */
export function FiguresNote({ figures, className }: FiguresNoteProps) {
  const kinds = figures.map(kindOf);
  const [kind] = kinds;
  return (
    <p className={className}>
      {kinds.includes('measured') && `${figuresList.measuredNote} `}
      {(kinds.includes('aim') || kinds.includes('estimate')) && `${figuresList.hopedNote} `}
      <a
        href={`${figuresPage.path}${kind ? `#${anchorOf(figuresList.kinds[kind])}` : ''}`}
        className="underline"
      >
        {figuresList.link}
      </a>
    </p>
  );
}

type Price = NonNullable<Solution['monthlyPrice']>;

/** The price that a page says it starts at, with what comes on top of it; nothing until the owner has written that. */
export function PriceTerms({ price, className }: { price: Price; className?: string }) {
  const { conditions } = price;
  if (!conditions) return null;
  const { from, activation, traffic } = figuresList.price;
  const terms = [
    from(euros(price.startsAtEuros).text, conditions.vat),
    `${activation}: ${conditions.activation}`,
    `${traffic}: ${conditions.traffic}`,
  ];
  return <DottedList items={terms} {...(className && { className })} />;
}
