import type { TitledText } from '@/content/types';

/** Title and text side by side, one row each, like the lines of a timetable. */
export function Rows({ items }: { items: readonly TitledText[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.title}
          className="row grid gap-x-8 gap-y-1 border-hairline py-3 not-first:border-t first:pt-0 last:pb-0 md:grid-cols-8 md:py-4"
        >
          <h3 className="font-bold type-lead leading-snug md:col-span-3">{item.title}</h3>
          <p className="max-w-[60ch] text-muted md:col-span-5">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
