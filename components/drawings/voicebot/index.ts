import type { Drawing } from '../drawing';
import { VoicebotProduct } from './product';
import { voicebotShapes } from './shapes';
import { VoicebotStage } from './stage';

export const voicebot: Drawing = {
  ...voicebotShapes,
  className: 'voicebot',
  spine: {
    piece: 'voicebot-spine',
    results: 'voicebot-spine-results',
    cases: 'voicebot-spine-cases',
  },
  parts: {
    lead: 'voicebot-lead',
    actions: 'voicebot-actions',
    line: 'voicebot-line',
    wide: 'voicebot-wide',
    tall: 'voicebot-tall',
  },
  Stage: VoicebotStage,
  Product: VoicebotProduct,
};
