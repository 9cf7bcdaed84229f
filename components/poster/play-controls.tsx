import type { ReactNode } from 'react';
import { demoWords, playWords } from '@/content/demos/words';
import { cn } from '@/lib/utils';

/** What controls a stage, beside what stands in its place at rest (`beside-play`), and what is said below (`below-play`). */
export function PlayRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('play-row', className)}>{children}</div>;
}

interface PlayButtonProps {
  label: string;
  className?: string;
}

/** The one button of a stage (lib/browser/stages.ts); `label` is what it says before anything has played. */
export function PlayButton({ label, className }: PlayButtonProps) {
  return (
    <button
      type="button"
      data-play="toggle"
      className={cn(
        'play-button needs-script inline-flex min-h-12 cursor-pointer items-center gap-3 rounded-[2px] bg-button px-6 py-2 text-left font-bold text-button-on leading-tight max-md:px-3 md:max-[75rem]:px-4 min-[24rem]:whitespace-nowrap',
        className,
      )}
    >
      <svg viewBox="0 0 16 16" className="size-[1em] shrink-0 fill-current" aria-hidden="true">
        <path className="play-sign" d="M3 1v14l11-7z" />
        <path className="play-pause" d="M3 1h3.5v14H3zm6.5 0H13v14H9.5z" />
      </svg>
      <span data-word={label} className="play-word">
        {label}
      </span>
    </button>
  );
}

/** What else controls a stage while it plays, as small type. It takes room from the start: a stage keeps its height. */
export function PlayControls({ className }: { className?: string }) {
  const word = 'min-w-6 cursor-pointer underline decoration-2 underline-offset-[0.3em]';
  return (
    <div className={cn('play-controls needs-script', className)}>
      <b data-progress="" className="tabular min-w-[3em]" />
      <button type="button" data-play="next" className={word}>
        {playWords.next}
      </button>
      <button type="button" data-play="skip" className={word}>
        {demoWords.skip}
      </button>
      <span data-live="" className="sr-only" aria-live="polite" />
    </div>
  );
}
