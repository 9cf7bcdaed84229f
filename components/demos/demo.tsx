import { type DemoId, demos } from '@/content/demos';
import type { Scene, Script } from '@/content/demos/types';
import { firstSelection, sceneFor } from '@/lib/demos/demo-script';
import { callKind } from './call/call-kind';
import { chatKind } from './chat/chat-kind';
import { contentKind } from './content/content-kind';
import { DemoGate } from './core/demo-gate';
import { DemoShell } from './core/demo-shell';
import { restingScene } from './core/playback';
import { FirstFunnel, FirstGuestTime, FirstQuote, FirstSavings } from './first-forms';
import type { Kind } from './kind';
import { mailKind } from './mail/mail-kind';

/** A simulation in the server's page: its first scene at rest, and the gate that lets its player in. */
export function Demo({ demo }: { demo: DemoId }) {
  return (
    <DemoGate demo={demo}>
      <FirstFrame demo={demo} />
    </DemoGate>
  );
}

function FirstFrame({ demo }: { demo: DemoId }) {
  const script = demos[demo];
  switch (script.kind) {
    case 'chat':
      return <FirstScene demo={demo} script={script} kind={chatKind} />;
    case 'call':
      return <FirstScene demo={demo} script={script} kind={callKind} />;
    case 'mail':
      return <FirstScene demo={demo} script={script} kind={mailKind} />;
    case 'content':
      return <FirstScene demo={demo} script={script} kind={contentKind} />;
    case 'avatar':
      // it plays on its poster
      return null;
    case 'quote':
      return <FirstQuote script={script} />;
    case 'funnel':
      return <FirstFunnel demo={demo} script={script} />;
    case 'savings':
      return <FirstSavings demo={demo} />;
    case 'guest-time':
      return <FirstGuestTime demo={demo} />;
  }
}

interface FirstSceneProps<P extends Script<S>, S extends Scene> {
  demo: DemoId;
  script: P;
  kind: Kind<P, S>;
}

function FirstScene<P extends Script<S>, S extends Scene>(props: FirstSceneProps<P, S>) {
  const { demo, script, kind } = props;
  const selection = firstSelection(script);
  const scene = sceneFor(script, selection);
  const playback = restingScene(kind.delays(scene).length, kind.rest);
  const silence = kind.utterance && { on: false, offered: true };
  return (
    <DemoShell
      demo={demo}
      axes={script.axes}
      selection={selection}
      playback={playback}
      speech={silence}
      result={kind.result(scene, playback.shown)}
    >
      <div>
        <kind.Stage script={script} scene={scene} selection={selection} playback={playback} />
      </div>
    </DemoShell>
  );
}
