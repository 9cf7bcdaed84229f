'use client'; // keeps whether the strip stands still

import { useState } from 'react';

interface StripPauseProps {
  pauseLabel: string;
  playLabel: string;
}

/** Moving content needs a way to stop it (WCAG 2.2.2); CSS reads the pressed state. */
export function StripPause({ pauseLabel, playLabel }: StripPauseProps) {
  const [paused, setPaused] = useState(false);
  return (
    <button
      type="button"
      data-paused={paused}
      onClick={() => setPaused(!paused)}
      aria-label={paused ? playLabel : pauseLabel}
      className="strip-pause flex size-11 shrink-0 cursor-pointer items-center justify-center border-2 border-ink hover:bg-ink hover:text-paper"
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
        <path d={paused ? 'M3 1v14l11-7z' : 'M2 1h4v14H2zM10 1h4v14h-4z'} />
      </svg>
    </button>
  );
}
