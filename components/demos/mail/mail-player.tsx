import type { MailScript } from '@/content/demos/types';
import { ScriptPlayer } from '../core/script-player';
import { mailKind } from './mail-kind';

export default function MailPlayer({ demo, script }: { demo: string; script: MailScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={mailKind} />;
}
