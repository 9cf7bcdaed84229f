import { type DemoId, demos } from '@/content/demos';
import type { QuoteScript, Scene, Script } from '@/content/demos/types';
import { checkDraft } from '@/lib/quote-draft';
import { firstSelection, sceneFor } from '@/lib/script';
import { callKind } from './call-kind';
import { chatKind } from './chat-kind';
import { DemoGate } from './demo-gate';
import { DemoSection, DemoShell } from './demo-shell';
import type { Kind } from './kind';
import { mailKind } from './mail-kind';
import { wholeScene } from './playback';
import { QuoteButtons } from './quote-buttons';
import { QuoteDesk } from './quote-desk';
import { firstDraft } from './quote-first-draft';
import { QuoteSigning, unsigned } from './quote-signing';

/** A simulation in the server's page: its first scene, whole, and the gate that lets its player in. */
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
    case 'quote':
      return <FirstQuote script={script} />;
  }
}

function FirstQuote({ script }: { script: QuoteScript }) {
  const draft = firstDraft(script);
  return (
    <DemoSection>
      <QuoteDesk
        script={script}
        draft={draft}
        checked={checkDraft(draft, script.fragment.vatPercent)}
        date={script.fragment.date}
        signed={false}
      >
        <QuoteSigning signature={unsigned} />
        <QuoteButtons />
      </QuoteDesk>
    </DemoSection>
  );
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
  const playback = wholeScene(kind.delays(scene).length);
  const silence = kind.line && { on: false, offered: true };
  return (
    <DemoShell
      demo={demo}
      axes={script.axes}
      selection={selection}
      playback={playback}
      speech={silence}
    >
      <div>
        <kind.Stage script={script} scene={scene} selection={selection} playback={playback} />
      </div>
    </DemoShell>
  );
}
