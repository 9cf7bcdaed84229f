import type { ChatScript } from '@/content/demos/types';
import { ScriptPlayer } from '../core/script-player';
import { chatKind } from './chat-kind';

export default function ChatPlayer({ demo, script }: { demo: string; script: ChatScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={chatKind} />;
}
