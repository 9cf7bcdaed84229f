import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** A sheet with a ruled head: every fragment's outer form. */
export function Frame({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={cn('flex flex-col border-2 border-ink bg-sheet', className)}>
      <p className="border-ink border-b-2 px-5 py-3 font-bold leading-snug">{title}</p>
      <div className="flex-1 p-5">{children}</div>
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
          <p className="font-bold font-mono text-[0.9375rem]">{item.time}</p>
          <p className="leading-snug">{item.event}</p>
        </li>
      ))}
    </ol>
  );
}
