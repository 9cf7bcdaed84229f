import type { TitledText } from '@/content/types';
import { cn } from '@/lib/cn';

interface RuledListProps {
  items: readonly TitledText[];
  columns?: 2 | 3;
  className?: string;
}

/** Titled texts, each on a rule that starts at a small station. */
export function RuledList({ items, columns = 2, className }: RuledListProps) {
  return (
    <ul
      className={cn('grid gap-x-8', 'md:grid-cols-2', columns === 3 && 'xl:grid-cols-3', className)}
    >
      {items.map((item) => (
        <li key={item.title} className="ruled border-ink border-t-2 pt-5 pb-9">
          <h3 className="type-title">{item.title}</h3>
          <p className="mt-2 max-w-[52ch] text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
