import type { MailScript } from '@/content/demos/types';
import { mailKind } from './mail-kind';
import { ScriptPlayer } from './script-player';

export default function MailPlayer({ demo, script }: { demo: string; script: MailScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={mailKind} />;
}
