import type { TitledText } from '@/content/types';

/** Title and text side by side, one row each, like the lines of a timetable. */
export function Rows({ items }: { items: readonly TitledText[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-8 gap-y-1 border-hairline py-3 not-first:border-t first:pt-0 last:pb-0 md:grid-cols-8 md:py-4 print:grid-cols-[3fr_5fr] print:break-inside-avoid print:*:col-auto"
        >
          <h3 className="font-bold type-lead leading-snug md:col-span-3">{item.title}</h3>
          <p className="max-w-[60ch] text-muted md:col-span-5">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

interface RuledListProps {
  items: readonly TitledText[];
  /** Beside each other where there is room. */
  columns?: 2 | 3;
}

/** Titled texts side by side, each on a rule. */
export function RuledList({ items, columns = 2 }: RuledListProps) {
  return (
    <ul className={`grid gap-x-8 sm:grid-cols-2 ${columns === 3 ? 'md:grid-cols-3' : ''}`}>
      {items.map((item) => (
        <li key={item.title} className="border-hairline border-t pt-2.5 pb-3.5 sm:pt-3 sm:pb-5">
          <h3 className="font-bold type-lead leading-snug">{item.title}</h3>
          <p className="mt-1 max-w-[52ch] text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
