import { cn } from '@/lib/utils';

interface DottedListProps {
  items: readonly string[];
  className?: string;
}

/** Short things in a row, a dot between two; at a line's start it falls outside. */
export function DottedList({ items, className }: DottedListProps) {
  return (
    <ul className={cn('dotted-list flex flex-wrap content-start overflow-x-clip', className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
