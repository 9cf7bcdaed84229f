import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Playback, type PlaybackActions, restingScene } from './playback';

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void) {
  const query = reducedMotion();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface Progress {
  status: Playback['status'];
  shown: number;
  /** The visitor went to the end: the last line has not been said. */
  skipped?: boolean;
}

/**
 * Reveals a scene beat by beat, `delays[i]` milliseconds before the i-th, from the first `rest` on.
 * With `heldBySpeech` no timer runs: whoever speaks calls `advance` at the end of each line.
 */
export function usePlayback(delays: readonly number[], rest: number, heldBySpeech: boolean) {
  const stepwise = useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  );
  const total = delays.length;
  const [progress, setProgress] = useState<Progress>(() => restingScene(total, rest));
  const { status, shown } = progress;

  const advance = useCallback(() => {
    setProgress((now) => {
      const next = Math.min(now.shown + 1, total);
      const under = now.status === 'ready' ? 'paused' : now.status;
      return { status: next === total ? 'done' : under, shown: next };
    });
  }, [total]);

  const restart = useCallback(() => {
    setProgress({ status: stepwise ? 'paused' : 'playing', shown: stepwise ? 1 : 0 });
  }, [stepwise]);

  const waiting = status === 'playing' && !stepwise && (!heldBySpeech || shown === 0);
  const delay = delays[shown] ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat sets its own timer, equal delays included
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(advance, delay);
    return () => clearTimeout(timer);
  }, [waiting, shown, delay, advance]);

  const actions: PlaybackActions = {
    main() {
      if (status === 'done') restart();
      else if (status === 'ready' && !stepwise && shown < total)
        setProgress({ status: 'playing', shown });
      else if (stepwise) advance();
      else setProgress({ shown, status: status === 'playing' ? 'paused' : 'playing' });
    },
    restart,
    skip: () => setProgress({ status: 'done', shown: total, skipped: true }),
  };
  // the number of beats may have changed with the scene
  const playback: Playback = { status, stepwise, total, shown: Math.min(shown, total) };
  return { playback, actions, advance, skipped: progress.skipped === true };
}
