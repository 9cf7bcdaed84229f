import { cn } from '@/lib/utils';

interface NightLineProps {
  /** The size of the title that it stops at. */
  className?: string;
}

/** A section's own piece of the night's line, from its upper edge to its lower one: the first thing in a section that is `relative`. */
export const NightLine = ({ className = 'type-heading' }: NightLineProps) => (
  <i className={cn('night-line-piece night-line-stop', className)} aria-hidden="true" />
);
