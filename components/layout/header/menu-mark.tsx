import { lineColour } from '@/components/line/palette';
import { cn } from '@/lib/cn';

/**
 * The entry's line, arriving at a station; at a buffer where the entry has no line. Without the line's code: the menu's
 * order is the specification's, in which the codes would look wrong.
 */
export function MenuMark({ line }: { line: number | null }) {
  return (
    <span
      aria-hidden="true"
      data-line={line === null ? undefined : lineColour(line)}
      className={cn('menu-mark', line === null && 'menu-mark-buffer')}
    />
  );
}
