import type { Row } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { DemoButton, DemoIcon } from './demo-button';
import type { Playback, PlaybackActions } from './playback';

interface DemoControlsProps {
  demo: string;
  playback: Playback;
  actions?: PlaybackActions | undefined;
  speech?: SpeechControl | undefined;
  result?: Row | undefined;
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

/** The player: it stays in sight with what it plays, and on small screens with what comes of it. */
export function DemoControls({ demo, playback, actions, speech, result }: DemoControlsProps) {
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
        <DemoIcon icon={running ? 'pause' : 'play'} />
        {mainLabel(playback)}
      </button>
      <DemoButton
        name={`${demo}-restart`}
        icon="restart"
        aria-disabled={!underWay}
        onClick={underWay ? actions?.restart : undefined}
      >
        {demoWords.restart}
      </DemoButton>
      <DemoButton
        name={`${demo}-skip`}
        icon="skip"
        aria-disabled={!underWay}
        onClick={underWay ? actions?.skip : undefined}
      >
        {demoWords.skip}
      </DemoButton>
      {speech && (
        <DemoButton
          name={`${demo}-speech`}
          icon={speech.on ? 'silence' : 'voice'}
          aria-pressed={speech.on}
          onClick={speech.toggle}
        >
          {speech.on ? demoWords.speech.off : demoWords.speech.on}
        </DemoButton>
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
      <p className="demo-result" aria-hidden="true">
        <span>{result?.label ?? demoWords.resultToCome}</span> <b>{result?.value}</b>
      </p>
      {speech && !speech.offered && (
        <p className="demo-note" role="status">
          {demoWords.speech.missing}
        </p>
      )}
    </div>
  );
}
