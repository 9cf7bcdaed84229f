/** Where a simulation stands. `ready` shows the whole scene, before anybody has played it. */
export interface Playback {
  status: 'ready' | 'playing' | 'paused' | 'done';
  shown: number;
  total: number;
  /** No timers: each beat waits for its button, as reduced motion asks. */
  stepwise: boolean;
}

export interface PlaybackActions {
  /** The one button that starts, pauses, goes on and starts again. */
  main(): void;
  restart(): void;
  skip(): void;
}

export function wholeScene(total: number): Playback {
  return { status: 'ready', shown: total, total, stepwise: false };
}
