import { cn } from '@/lib/cn';
import { lineColour } from './palette';

interface LineBadgeProps {
  line: number;
  size?: 'small' | 'regular' | 'large' | 'sign';
  className?: string;
}

const sizes = {
  small: 'h-6 min-w-8 px-1.5 text-sm',
  regular: 'h-8 min-w-10 px-2 text-base',
  large: 'h-12 min-w-16 px-3 text-[1.75rem]',
  /** as on the platform's wall */
  sign: 'size-11 text-xl sm:size-14 sm:text-2xl lg:size-22 lg:text-[2.5rem]',
};

/** Code and colour of a line, always together. */
export function LineBadge({ line, size = 'regular', className }: LineBadgeProps) {
  return (
    <span
      data-line={lineColour(line)}
      className={cn(
        'line-badge inline-flex shrink-0 items-center justify-center bg-line font-bold leading-none tracking-[-0.02em] text-line-on',
        sizes[size],
        className,
      )}
    >
      {`L${line}`}
    </span>
  );
}
