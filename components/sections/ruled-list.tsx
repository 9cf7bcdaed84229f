import type { TitledText } from '@/content/types';
import { cn } from '@/lib/cn';

interface RuledListProps {
  items: readonly TitledText[];
  columns?: 1 | 2;
  className?: string;
}

/** Titled texts between hairlines. */
export function RuledList({ items, columns = 2, className }: RuledListProps) {
  return (
    <ul className={cn('grid gap-x-8', columns === 2 && 'md:grid-cols-2', className)}>
      {items.map((item) => (
        <li key={item.title} className="border-ink border-t-2 pt-4 pb-9">
          <h3 className="type-title">{item.title}</h3>
          <p className="mt-2 max-w-[52ch] text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
