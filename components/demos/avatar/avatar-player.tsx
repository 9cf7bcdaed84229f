import type { AvatarScript } from '@/content/demos/types';
import { ScriptPlayer } from '../core/script-player';
import { avatarKind } from './avatar-kind';

export default function AvatarPlayer({ demo, script }: { demo: string; script: AvatarScript }) {
  return <ScriptPlayer demo={demo} script={script} kind={avatarKind} />;
}
