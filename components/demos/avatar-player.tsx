import type { AvatarScript } from '@/content/demos/types';
import { avatarKind } from './avatar-kind';
import { ScriptPlayer } from './script-player';

export default function AvatarPlayer({ demo, script }: { demo: string; script: AvatarScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={avatarKind} />;
}
