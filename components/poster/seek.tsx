import type { CSSProperties } from 'react';
import { cn } from '@/lib/utils';

interface SeekProps {
  label: string;
  /** Of its value, for the ear. */
  unit: string;
  min?: number;
  max: number;
  /** How wide what one drags is, and how far below the drawing it can still be taken. */
  thumb: string;
  under: string;
  className?: string;
}

/** A slider over the whole of what it moves, which is drawn under it. */
export function Seek({ label, unit, min = 0, max, thumb, under, className }: SeekProps) {
  return (
    <input
      type="range"
      className={cn('seek needs-script', className)}
      data-seek={unit}
      min={min}
      max={max}
      defaultValue={max}
      aria-label={label}
      style={{ '--seek-thumb': thumb, '--seek-under': under } as CSSProperties}
    />
  );
}
