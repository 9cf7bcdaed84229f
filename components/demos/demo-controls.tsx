import { demoWords } from '@/content/demos/words';
import type { Playback, PlaybackActions } from './playback';

interface DemoControlsProps {
  demo: string;
  playback: Playback;
  actions?: PlaybackActions | undefined;
  speech?: SpeechControl | undefined;
}

/** The voices' switch; `offered` is false where the browser has none for the language. */
export interface SpeechControl {
  on: boolean;
  offered: boolean;
  toggle?: () => void;
}

function mainLabel({ status, stepwise }: Playback): string {
  if (status === 'ready') return demoWords.start;
  if (status === 'done') return demoWords.replay;
  if (stepwise) return demoWords.next;
  return status === 'playing' ? demoWords.pause : demoWords.resume;
}

const icons = {
  play: 'M2 0v14l12-7z',
  pause: 'M1 0h4v14H1zM9 0h4v14H9z',
};

export function DemoControls({ demo, playback, actions, speech }: DemoControlsProps) {
  const { status, stepwise, shown, total } = playback;
  const running = status === 'playing' && !stepwise;
  const underWay = status === 'playing' || status === 'paused';
  return (
    <div className="demo-controls needs-script">
      <button
        type="button"
        data-control={`${demo}-main`}
        className="demo-main"
        onClick={actions?.main}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="currentColor">
          <path d={running ? icons.pause : icons.play} />
        </svg>
        {mainLabel(playback)}
      </button>
      <button
        type="button"
        data-control={`${demo}-restart`}
        className="demo-minor"
        aria-disabled={!underWay}
        onClick={underWay ? actions?.restart : undefined}
      >
        {demoWords.restart}
      </button>
      <button
        type="button"
        data-control={`${demo}-skip`}
        className="demo-minor"
        aria-disabled={!underWay}
        onClick={underWay ? actions?.skip : undefined}
      >
        {demoWords.skip}
      </button>
      {speech && (
        <button
          type="button"
          data-control={`${demo}-speech`}
          className="demo-minor"
          aria-pressed={speech.on}
          onClick={speech.toggle}
        >
          {speech.on ? demoWords.speech.off : demoWords.speech.on}
        </button>
      )}
      <p className="demo-progress">
        <span className="demo-ticks" aria-hidden="true">
          {Array.from({ length: total }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
            <i key={i} data-passed={i < shown} />
          ))}
        </span>
        <span className="sr-only">{demoWords.progress(shown, total)}</span>
      </p>
      {speech && !speech.offered && (
        <p className="demo-note" role="status">
          {demoWords.speech.missing}
        </p>
      )}
    </div>
  );
}
