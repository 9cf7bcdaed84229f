import { demoWords } from '@/content/demos/words';
import { cn } from '@/lib/cn';

interface PlayButtonProps {
  /** What it says before anything has played. */
  label: string;
  className?: string | undefined;
}

/** The one button of a stage: it plays, pauses, goes on, and plays again (components/poster/play-script.tsx). */
export function PlayButton({ label, className }: PlayButtonProps) {
  const { pause, resume, next, replay } = demoWords;
  return (
    <button type="button" data-play="toggle" className={cn('play-button needs-script', className)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className="play-sign" d="M3 1v14l11-7z" />
        <path className="pause-sign" d="M3 1h3.5v14H3zm6.5 0H13v14H9.5z" />
      </svg>
      <span data-for="rest">{label}</span>
      <span data-for="playing">{pause}</span>
      <span data-for="paused">{resume}</span>
      <span data-for="stepwise">{next}</span>
      <span data-for="done">{replay}</span>
    </button>
  );
}

/** For what the script writes into: React, where it starts, takes the words as they are. */
const written = { suppressHydrationWarning: true, children: '' };

/** What else a stage can be told while it plays, as small type. */
export function PlayControls({ voices = false }: { voices?: boolean }) {
  const { next, skip, speed, speech } = demoWords;
  return (
    <div className="play-controls needs-script">
      <b data-progress="" className="tabular" {...written} />
      <button type="button" data-play="next">
        {next}
      </button>
      <button type="button" data-play="speed">
        {speed}{' '}
        <span data-speed="" suppressHydrationWarning>
          1×
        </span>
      </button>
      <button type="button" data-play="skip">
        {skip}
      </button>
      {voices && (
        <button type="button" data-play="voices" aria-pressed="false">
          {speech.on}
        </button>
      )}
      {voices && <span data-note="" role="status" {...written} />}
      <span data-live="" className="sr-only" aria-live="polite" {...written} />
    </div>
  );
}
