import { contentDemo } from '@/content/demos/content';
import type { Drawing } from '../drawing';
import { ContentCalendar } from './calendar';
import { ContentProduct } from './product';
import { contentShapes } from './shapes';
import { ContentStage } from './stage';

export const content: Drawing = {
  ...contentShapes,
  className: 'content',
  spine: { piece: 'content-spine', through: 'content-spine-through' },
  parts: {
    sheet: 'content-sheet',
    lead: 'content-lead',
    line: 'content-line',
    choices: 'max-[75rem]:pt-1',
    legend: 'm-0 min-w-20 basis-auto min-[75rem]:min-w-28',
  },
  Stage: ContentStage,
  Product: ContentProduct,
  Desk: ContentCalendar,
  choices: contentDemo,
};
