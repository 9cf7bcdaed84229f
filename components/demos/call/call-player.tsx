import type { CallScript } from '@/content/demos/types';
import { ScriptPlayer } from '../core/script-player';
import { callKind } from './call-kind';

export default function CallPlayer({ demo, script }: { demo: string; script: CallScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={callKind} />;
}
