import { useState } from 'react';
import type { DemoLang, Scene, Script } from '@/content/demos/types';
import { demoWords } from '@/content/demos/words';
import { firstSelection, sceneFor } from '@/lib/demos/demo-script';
import type { Kind } from '../kind';
import { type Announcement, DemoShell } from './demo-shell';
import { useFollow } from './use-follow';
import { usePlayback } from './use-playback';
import { useSpeech, useVoiceCount } from './use-speech';

interface ScriptPlayerProps<P extends Script<S>, S extends Scene> {
  demo: string;
  script: P;
  kind: Kind<P, S>;
}

const silentLang: DemoLang = 'it';

/** Plays a script of any kind: it keeps the choices, the beats and the voice; the kind draws them. */
export function ScriptPlayer<P extends Script<S>, S extends Scene>(props: ScriptPlayerProps<P, S>) {
  const { demo, script, kind } = props;
  const [selection, setSelection] = useState(() => firstSelection(script));
  const [voiced, setVoiced] = useState(false);
  const [voiceAsked, setVoiceAsked] = useState(false);
  const scene = sceneFor(script, selection);

  const utteranceAt = (index: number) =>
    index >= 0 ? (kind.utterance?.(script, scene, selection, index) ?? null) : null;
  const voices = useVoiceCount(utteranceAt(0)?.lang ?? silentLang);
  const speaks = voiced && voices > 0;

  const { playback, actions, advance, skipped } = usePlayback(
    kind.delays(scene),
    kind.rest,
    speaks,
  );
  const { status, shown, stepwise } = playback;
  const telling = status === 'playing' || (status === 'paused' && stepwise) || status === 'done';

  const utterance = speaks && telling && !skipped ? utteranceAt(shown - 1) : null;
  const voiceIndex = kind.voiceIndex?.(script, scene, selection, shown - 1) ?? 0;
  const speaking = useSpeech(utterance, voiceIndex, () => {
    if (status === 'playing' && !stepwise) advance();
  });
  // at rest nobody has asked for a beat yet: the page stays where the visitor has scrolled it
  const follows = status === 'playing' || (stepwise && status !== 'ready');
  const stage = useFollow<HTMLDivElement>(follows ? shown : 0);

  function select(axis: string, option: string) {
    setSelection({ ...selection, [axis]: option });
    actions.restart();
  }

  function toggleSpeech() {
    setVoiceAsked(true);
    setVoiced(!speaks);
    if (voices > 0 && !speaks && (status === 'ready' || status === 'done')) actions.restart();
  }

  function announcement(): Announcement {
    if (status === 'ready') return { text: '' };
    if (status === 'done' && skipped) return { text: demoWords.ended };
    const told = kind.announce(scene, shown - 1);
    return status === 'done' ? { ...told, text: `${told.text} ${demoWords.ended}` } : told;
  }

  return (
    <DemoShell
      demo={demo}
      axes={script.axes}
      selection={selection}
      playback={playback}
      result={kind.result(scene, shown)}
      live={{ select, actions, announcement: announcement() }}
      speech={
        kind.utterance && {
          on: speaks,
          offered: !voiceAsked || voices > 0,
          toggle: toggleSpeech,
        }
      }
    >
      <div ref={stage}>
        <kind.Stage
          script={script}
          scene={scene}
          selection={selection}
          playback={playback}
          speaking={speaking || (status === 'playing' && !speaks)}
        />
      </div>
    </DemoShell>
  );
}
