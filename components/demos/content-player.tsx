import type { ContentScript } from '@/content/demos/types';
import { contentKind } from './content-kind';
import { ScriptPlayer } from './script-player';

export default function ContentPlayer({ demo, script }: { demo: string; script: ContentScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={contentKind} />;
}
