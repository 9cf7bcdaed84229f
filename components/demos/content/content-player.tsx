import type { ContentScript } from '@/content/demos/types';
import { ScriptPlayer } from '../core/script-player';
import { contentKind } from './content-kind';

export default function ContentPlayer({ demo, script }: { demo: string; script: ContentScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={contentKind} />;
}
