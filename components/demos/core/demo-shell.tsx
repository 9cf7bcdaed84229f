import type { ReactNode } from 'react';
import type { Axis, Row, Selection } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { DemoChoices } from './demo-choices';
import { DemoControls, type SpeechControl } from './demo-controls';
import type { Playback, PlaybackActions } from './playback';

/** What has just been said, for a screen reader: whole messages, never letters. */
export interface Announcement {
  text: string;
  lang?: string | undefined;
}

interface DemoShellProps {
  demo: string;
  axes: readonly Axis[];
  selection: Selection;
  playback: Playback;
  /** Missing in the server's first frame, which stands still. */
  live?: {
    select: (axis: string, option: string) => void;
    actions: PlaybackActions;
    announcement: Announcement;
  };
  speech?: SpeechControl | undefined;
  /** What has come of it so far. */
  result: Row | undefined;
  children: ReactNode;
}

/**
 * A simulation's outer form: label, choices, controls, stage. The server draws it and the player draws it again,
 * the same to the pixel, so that nothing moves when the one takes over from the other.
 */
export function DemoShell(props: DemoShellProps) {
  const { demo, axes, selection, playback, live, speech, result, children } = props;
  return (
    <DemoSection announcement={live?.announcement} status={playback.status}>
      <DemoChoices demo={demo} axes={axes} selection={selection} select={live?.select} />
      <DemoControls
        demo={demo}
        playback={playback}
        actions={live?.actions}
        speech={speech}
        result={result}
      />
      {children}
    </DemoSection>
  );
}

interface DemoSectionProps {
  announcement?: Announcement | undefined;
  /** Of what plays; what is filled in has none. */
  status?: Playback['status'];
  children: ReactNode;
}

/** What all simulations have around them: the label that says what they are, and the voice for those who listen. */
function DemoSection({ announcement, status, children }: DemoSectionProps) {
  return (
    <div className="demo" data-status={status}>
      <p className="demo-label">{demoWords.label}</p>
      {children}
      <p className="sr-only" aria-live="polite" lang={announcement?.lang}>
        {announcement?.text}
      </p>
    </div>
  );
}
