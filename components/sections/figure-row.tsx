import type { Figure } from '@/content/types';
import { cn } from '@/lib/cn';

/** Claims set like platform numbers, on one rule. */
export function FigureRow({ figures, className }: { figures: Figure[]; className?: string }) {
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-x-6 gap-y-10 border-ink border-t-2 pt-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
        className,
      )}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="max-w-[22ch] leading-snug">{figure.label}</dt>
          <dd className="type-numeral whitespace-nowrap">{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
