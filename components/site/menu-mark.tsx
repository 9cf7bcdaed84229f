import { lineColour } from '@/components/line/palette';
import { cn } from '@/lib/cn';

/**
 * A station in the line's colour, an empty one where the entry has no line. Without the line's code: the menu's order is
 * the specification's, in which the codes would look wrong.
 */
export function MenuMark({ line }: { line: number | null }) {
  return (
    <span className="flex h-6 w-5 shrink-0 items-center justify-center" aria-hidden="true">
      <span
        data-line={line === null ? undefined : lineColour(line)}
        className={cn('size-4 rounded-full', line === null ? 'border-2 border-current' : 'bg-line')}
      />
    </span>
  );
}
