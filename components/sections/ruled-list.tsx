import type { TitledText } from '@/content/types';

interface RuledListProps {
  items: readonly TitledText[];
  /** Beside each other where there is room. */
  columns?: 2 | 3;
  /** The level of the titles. */
  heading?: 'h2' | 'h3';
}

/** Titled texts side by side, each on a rule. */
export function RuledList({ items, columns = 2, heading: Heading = 'h3' }: RuledListProps) {
  return (
    <ul className={`grid gap-x-8 sm:grid-cols-2 ${columns === 3 ? 'md:grid-cols-3' : ''}`}>
      {items.map((item) => (
        <li key={item.title} className="border-hairline border-t pt-2.5 pb-3.5 sm:pt-3 sm:pb-5">
          <Heading className="font-bold type-lead leading-snug">{item.title}</Heading>
          <p className="mt-1 max-w-[52ch] text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
