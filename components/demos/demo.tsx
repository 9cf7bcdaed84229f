import { GuestTimeCalculator } from '@/components/calculators/guest-time-calculator';
import { SavingsCalculator } from '@/components/calculators/savings-calculator';
import { type DemoId, demos, type ScriptDemoId } from '@/content/demos';
import type { Scene, Script } from '@/content/demos/types';
import { firstSelection, sceneFor } from '@/lib/demos/demo-script';
import { avatarKind } from './avatar/avatar-kind';
import { callKind } from './call/call-kind';
import { chatKind } from './chat/chat-kind';
import { contentKind } from './content/content-kind';
import { DemoGate } from './core/demo-gate';
import { DemoShell } from './core/demo-shell';
import { restingScene } from './core/playback';
import type { Kind } from './kind';
import { mailKind } from './mail/mail-kind';

/** A simulation in the server's page: its first scene at rest, and the gate that lets its player in. */
export function Demo({ demo }: { demo: DemoId }) {
  if (demo === 'savings') return <SavingsCalculator />;
  if (demo === 'guest-time') return <GuestTimeCalculator />;
  // these play in their posters alone
  if (demo === 'quote' || demo === 'lead') return null;
  return (
    <DemoGate demo={demo}>
      <FirstFrame demo={demo} />
    </DemoGate>
  );
}

function FirstFrame({ demo }: { demo: ScriptDemoId }) {
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
      return <FirstScene demo={demo} script={script} kind={avatarKind} />;
  }
}

interface FirstSceneProps<P extends Script<S>, S extends Scene> {
  demo: ScriptDemoId;
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
