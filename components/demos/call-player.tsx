import type { CallScript } from '@/content/demos/types';
import { callKind } from './call-kind';
import { ScriptPlayer } from './script-player';

export default function CallPlayer({ demo, script }: { demo: string; script: CallScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={callKind} />;
}
