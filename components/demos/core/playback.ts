/** Where a simulation stands. `ready` is before anybody has played it: its first beats are shown, the rest waits. */
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

/** A scene of `total` beats at rest, with its first `rest` beats shown. */
export function restingScene(total: number, rest: number): Playback {
  return { status: 'ready', shown: Math.min(rest, total), total, stepwise: false };
}
