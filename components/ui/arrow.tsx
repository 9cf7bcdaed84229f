import { cn } from '@/lib/utils';

/** On to another page; it sets out where its `group` is pointed at. */
export function Arrow({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cn(
        'fill-none stroke-3 transition-[translate] duration-(--tick) group-hover:translate-x-2',
        className,
      )}
    >
      <path d="M2 12h18M13 5l7 7-7 7" />
    </svg>
  );
}
