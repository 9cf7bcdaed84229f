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
    legend: 'min-[75rem]:m-0 min-[75rem]:min-w-28',
  },
  Stage: ContentStage,
  Product: ContentProduct,
  Desk: ContentCalendar,
  choices: contentDemo,
};
