import { avatarDemo } from '@/content/demos/avatar';
import type { Drawing } from '../drawing';
import { AvatarFrame } from './frame';
import { AvatarProduct } from './product';
import { avatarShapes } from './shapes';
import { AvatarStage } from './stage';

export const avatar: Drawing = {
  ...avatarShapes,
  className: 'avatar',
  spine: { first: 'avatar-eye', cases: 'avatar-eye', 'after-cases': 'avatar-lips' },
  parts: {
    line: 'avatar-line',
    choices: 'max-[75rem]:pt-1',
    legend: 'm-0 min-w-[6em] basis-auto',
  },
  Stage: AvatarStage,
  Product: AvatarProduct,
  Desk: AvatarFrame,
  // the language is chosen on its tracks
  choices: { ...avatarDemo, axes: [avatarDemo.axes[0]] },
};
