import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

const heads = {
  plain: 'border-ink border-b-2',
  ink: 'bg-ink text-paper',
  line: 'bg-line text-line-on',
};

interface FrameProps {
  title: string;
  /** At the right end of the head, such as a time. */
  note?: string;
  head?: keyof typeof heads;
  children: ReactNode;
  className?: string;
}

/** A window of the product: a sheet under its head. */
export function Frame({ title, note, head = 'ink', children, className }: FrameProps) {
  return (
    <div className={cn('frame flex flex-col border-2 border-ink bg-sheet', className)}>
      <p className={cn('flex items-baseline justify-between gap-4 px-4 py-2.5', heads[head])}>
        <span className="font-bold leading-snug">{title}</span>
        {note && <span className="text-sm">{note}</span>}
      </p>
      <div className="flex-1 p-4 md:p-5">{children}</div>
    </div>
  );
}

interface DataRowsProps {
  rows: { label: string; value: string }[];
  /** Whether the i-th value has appeared; until then it keeps its room. */
  filled?: (index: number) => boolean;
}

/** Label and value on one ruled line. */
export function DataRows({ rows, filled }: DataRowsProps) {
  return (
    <dl>
      {rows.map((row, i) => (
        <div key={row.label} className="border-hairline border-b py-2.5 last:border-b-0">
          <dt className="type-small text-muted">{row.label}</dt>
          <dd className={cn('font-bold leading-snug', filled && !filled(i) && 'unseen')}>
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TimelineProps {
  events: { time: string; event: string }[];
  /** Whether the i-th event has happened yet. */
  happened?: (index: number) => boolean;
}

/** Clock times on a short line: what happened, in order. */
export function Timeline({ events, happened }: TimelineProps) {
  return (
    <ol className="timeline">
      {events.map((item, i) => (
        <li
          key={item.time + item.event}
          className={cn('timeline-stop', happened && !happened(i) && 'unseen')}
        >
          <p className="font-bold tabular">{item.time}</p>
          <p className="leading-snug">{item.event}</p>
        </li>
      ))}
    </ol>
  );
}
