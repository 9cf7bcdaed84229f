import type { ChatScript } from '@/content/demos/types';
import { chatKind } from './chat-kind';
import { ScriptPlayer } from './script-player';

export default function ChatPlayer({ demo, script }: { demo: string; script: ChatScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={chatKind} />;
}
