import { LineBadge } from '@/components/line/line-badge';

/** The line's badge, or an empty station where the entry has no line. */
export function MenuMark({ line }: { line: number | null }) {
  if (line !== null) return <LineBadge line={line} size="small" />;
  return (
    <span className="flex h-6 min-w-8 shrink-0 items-center justify-center" aria-hidden="true">
      <span className="size-4 rounded-full border-2 border-current" />
    </span>
  );
}
